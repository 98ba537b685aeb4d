// Two databases, one face: SQLite inside the process by default, PostgreSQL where an address is given.

import { join } from 'node:path';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import Embedded from 'libsql';
import { Checkpoints } from './checkpoints.js';
import { lockFolder } from './folder-lock.js';
import { migrations } from './migrations.js';
import { openPatiently, openPostgres } from './postgres.js';
import { keepPrivate } from './private-files.js';
import type { Schema } from './schema.js';
import { StartError } from './start-error.js';
import { TROUBLE_WORDS, troubleOf } from './trouble.js';
import { WAITS } from './waits.js';
import type { Waits } from './waits.js';

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgres';
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The folder of the embedded database. */
  readonly folder: string;
  /** PostgreSQL instead. */
  readonly url?: string | undefined;
  readonly waits?: Waits;
  /** By an operator's command, while a server may be running on the same folder. */
  readonly beside?: boolean;
}

export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { folder, url, waits = WAITS, beside = false } = options;
  if (url === undefined && beside) return knownToBeUpToDate(openBeside(folder));
  if (url === undefined) return inWords(`the folder '${folder}'`, () => upToDate(openEmbedded(folder)));
  await inWords('the database', async () => (await upToDate(openPatiently(url, waits.connectMs))).close());
  return openPostgres(url, waits);
}

/** What a running server has opened is not changed under it. */
async function knownToBeUpToDate(opened: OpenDatabase): Promise<OpenDatabase> {
  const steps = await new Migrator({ db: opened.db, provider: migrations }).getMigrations();
  if (steps.every(({ executedAt }) => executedAt !== undefined)) return opened;
  await opened.close();
  throw new StartError('the database is of an older version of Atoll: start its server once, then try again');
}

/** Where the store is to blame, it is said in a sentence. */
async function inWords<T>(what: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const trouble = error instanceof StartError ? null : troubleOf(error);
    if (trouble === null) throw error;
    throw new StartError(`${what} cannot be used: ${TROUBLE_WORDS[trouble]}`, { cause: error });
  }
}

async function upToDate(opened: OpenDatabase): Promise<OpenDatabase> {
  const { error } = await new Migrator({ db: opened.db, provider: migrations }).migrateToLatest();
  if (error === undefined) return opened;
  await opened.close();
  throw error instanceof Error ? error : new Error('the database could not be brought up to date');
}

/** The statements of a group commit come again and again, only with other values: they are kept prepared. */
const STATEMENTS_KEPT = 200;

export const DATABASE_FILE = 'atoll.db';

/** Everybody else is kept out of the folder until it is closed. */
export function openEmbedded(folder: string): OpenDatabase {
  keepPrivate(folder, join(folder, DATABASE_FILE));
  const unlock = lockFolder(folder);
  try {
    return openIn(folder, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** For an operator's command, which a server may be running beside: no lock, nothing carried over, no schema changed. */
export function openBeside(folder: string): OpenDatabase {
  const file = new Embedded(join(folder, DATABASE_FILE));
  file.pragma('synchronous = FULL');
  file.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: keepingStatements(file) }) });
  return { db, kind: 'embedded', close: () => db.destroy() };
}

function openIn(folder: string, unlock: () => void): OpenDatabase {
  const path = join(folder, DATABASE_FILE);
  const file = new Embedded(path);
  file.pragma('journal_mode = WAL');
  // Every commit is on the disk before it is answered.
  file.pragma('synchronous = FULL');
  file.pragma('busy_timeout = 5000');
  file.pragma('wal_autocheckpoint = 0');
  const checkpoints = new Checkpoints(path);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: keepingStatements(file) }) });
  const close = async (): Promise<void> => {
    await checkpoints.close();
    await db.destroy();
    unlock();
  };
  return { db, kind: 'embedded', close };
}

function keepingStatements(file: Embedded.Database) {
  const prepared = new Map<string, ReturnType<typeof file.prepare>>();
  return {
    prepare: (source: string) => {
      // A full disk ends the transaction by itself. To complain that there is none would hide why.
      if (source === 'rollback' && !file.inTransaction) return NO_STATEMENT as never;
      let statement = prepared.get(source);
      prepared.delete(source);
      statement ??= file.prepare(source);
      prepared.set(source, statement);
      if (prepared.size > STATEMENTS_KEPT) prepared.delete(prepared.keys().next().value ?? '');
      return statement as never;
    },
    close: () => void file.close(),
  };
}

const NO_STATEMENT = { reader: false, all: () => [], run: () => ({ changes: 0, lastInsertRowid: 0 }) };
