// Where a store is to be filled: refuses while a server uses it, and where it holds anything, unless told to replace it.

import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import Embedded from 'libsql';
import { DATABASE_FILE, openEmbedded } from '../store/database.js';
import { lockFolder } from '../store/folder-lock.js';
import { BEAT_FILE, BEATS_UNTIL_GONE } from '../store/heartbeat.js';
import type { Schema } from '../store/schema.js';
import { StartError } from '../store/start-error.js';
import { WAITS } from '../store/waits.js';
import { Loader } from './load.js';
import { dropTables, inOneTransaction } from './whole-postgres.js';

export interface Place {
  readonly folder: string;
  /** PostgreSQL instead. */
  readonly url: string | undefined;
}

export interface Filling {
  readonly place: Place;
  /** What is there may go. */
  readonly replace: boolean;
  readonly fill: (loader: Loader) => Promise<void>;
}

/** Everything or nothing. Gives how many rows were filled in. */
export function fillStore(filling: Filling): Promise<number> {
  const { folder, url } = filling.place;
  return url === undefined ? fillFolder(folder, filling) : fillPostgres(url, filling);
}

const SCRATCH = 'restoring-';
/** The database that was there before. */
const BEFORE = `${DATABASE_FILE}.before-restore`;

/** Made beside the old one, which goes on being the database until the new one is whole. */
async function fillFolder(folder: string, { replace, fill }: Filling): Promise<number> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  const scratch = mkdtempSync(join(folder, SCRATCH));
  try {
    const path = join(folder, DATABASE_FILE);
    if (!replace && holdsAnything(path)) throw notEmpty(`the folder '${folder}'`);
    const files = new Map<string, string>();
    const opened = openEmbedded(scratch);
    const loader = new Loader(opened.db, 'embedded', (name, text) => files.set(name, text));
    let rows: number;
    try {
      await sql`pragma foreign_keys = off`.execute(opened.db);
      await fill(loader);
      rows = await loader.finish();
    } finally {
      await opened.close();
    }
    takeOver(folder, scratch, files);
    return rows;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    unlock();
  }
}

function takeOver(folder: string, scratch: string, files: ReadonlyMap<string, string>): void {
  const path = join(folder, DATABASE_FILE);
  if (existsSync(path)) {
    // Its log first, so that what is kept is whole.
    const old = new Embedded(path);
    old.pragma('wal_checkpoint(truncate)');
    old.close();
    renameSync(path, join(folder, BEFORE));
  }
  for (const name of [`${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`, BEAT_FILE])
    rmSync(join(folder, name), { force: true });
  for (const [name, text] of files) {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    chmodSync(join(folder, name), 0o600);
  }
  renameSync(join(scratch, DATABASE_FILE), path);
  chmodSync(path, 0o600);
}

const TELLING = ['players', 'tables', 'records', 'user'];

function holdsAnything(path: string): boolean {
  if (!existsSync(path)) return false;
  const file = new Embedded(path);
  try {
    const found = file.prepare(`select name from sqlite_master where type = 'table'`).all() as { name: string }[];
    const named = TELLING.filter((table) => found.some(({ name }) => name === table));
    return named.some((table) => file.prepare(`select 1 from "${table}" limit 1`).get() !== undefined);
  } finally {
    file.close();
  }
}

async function fillPostgres(url: string, { replace, fill }: Filling): Promise<number> {
  return inOneTransaction(url, async (db) => {
    const there = (await db.introspection.getTables({ withInternalKyselyTables: true }))
      .filter(({ schema }) => schema === 'public')
      .map(({ name }) => name);
    if (there.includes('processes') && (await isServed(db))) {
      throw new StartError('a server is using this database: stop every one of them first');
    }
    for (const name of TELLING.filter((table) => !replace && there.includes(table))) {
      const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
      if (rows.length > 0) throw notEmpty('the database');
    }
    const own = await ownTables();
    await dropTables(
      db,
      there.filter((name) => own.includes(name)),
    );
    // A file of secrets is not read where there is PostgreSQL.
    const loader = new Loader(db, 'postgres', () => {});
    await fill(loader);
    return loader.finish();
  });
}

async function isServed(db: Kysely<Schema>): Promise<boolean> {
  const alive = await db
    .selectFrom('processes')
    .select('id')
    .where('beat_at', '>', Date.now() - BEATS_UNTIL_GONE * WAITS.beatMs)
    .executeTakeFirst();
  return alive !== undefined;
}

/** In the same database there may be others', which are none of our business. */
async function ownTables(): Promise<string[]> {
  const { tmpdir } = await import('node:os');
  const scratch = mkdtempSync(join(tmpdir(), 'atoll-schema-'));
  const opened = openEmbedded(scratch);
  try {
    const loader = new Loader(opened.db, 'embedded', () => {});
    await loader.finish();
    const tables = await opened.db.introspection.getTables({ withInternalKyselyTables: true });
    return tables.map(({ name }) => name);
  } finally {
    await opened.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

function notEmpty(what: string): StartError {
  return new StartError(
    `${what} holds games or players already: to throw them away and put the others there, say --replace`,
  );
}
