// Two databases, one face: SQLite inside the process by default, PostgreSQL where an address is given.

import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import Embedded from 'libsql';
import { Pool, types as pgTypes } from 'pg';
import type { PoolClient } from 'pg';
import { Checkpoints } from './checkpoints.js';
import { migrations } from './migrations.js';
import { keepPrivate } from './private-files.js';
import type { Schema } from './schema.js';

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
  readonly poolSize?: number;
}

export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const opened = options.url === undefined ? openEmbedded(options.folder) : openPostgres(options.url, options.poolSize);
  const { error } = await new Migrator({ db: opened.db, provider: migrations }).migrateToLatest();
  if (error !== undefined) {
    await opened.close();
    throw error instanceof Error ? error : new Error('the database could not be brought up to date');
  }
  return opened;
}

/** The statements of a group commit come again and again, only with other values: they are kept prepared. */
const STATEMENTS_KEPT = 200;

function openEmbedded(folder: string): OpenDatabase {
  const path = join(folder, 'atoll.db');
  keepPrivate(folder, path);
  const file = new Embedded(path);
  file.pragma('journal_mode = WAL');
  // Every commit is on the disk before it is answered.
  file.pragma('synchronous = FULL');
  file.pragma('busy_timeout = 5000');
  file.pragma('wal_autocheckpoint = 0');
  const checkpoints = new Checkpoints(path);
  const prepared = new Map<string, ReturnType<typeof file.prepare>>();
  const database = {
    prepare: (source: string) => {
      let statement = prepared.get(source);
      prepared.delete(source);
      statement ??= file.prepare(source);
      prepared.set(source, statement);
      if (prepared.size > STATEMENTS_KEPT) prepared.delete(prepared.keys().next().value ?? '');
      return statement as never;
    },
    close: () => void file.close(),
  };
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  const close = async (): Promise<void> => {
    await checkpoints.close();
    await db.destroy();
  };
  return { db, kind: 'embedded', close };
}

const INT8 = 20;

function openPostgres(url: string, max = 8): OpenDatabase {
  // Whole numbers of 64 bits here are times in milliseconds: a JavaScript number holds them.
  const types = {
    getTypeParser: ((oid: number, format?: 'text') =>
      oid === INT8 ? Number : pgTypes.getTypeParser(oid, format)) as typeof pgTypes.getTypeParser,
  };
  const pool = new Pool({ connectionString: url, max, types });
  // A connection lost while idle is replaced at the next query; one lost in use fails its query. Neither ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const prepared = new Prepared();
  const connect = async (): Promise<PoolClient> => prepared.through(await pool.connect());
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }),
  });
  return { db, kind: 'postgres', close: () => db.destroy() };
}

/**
 * Names statements that write, so that a connection parses and plans each only once: one for 256 rows is long. Those
 * that read are left alone, since a plan kept from before would not survive another column.
 */
class Prepared {
  private readonly names = new Map<string, string>();
  private readonly known = new WeakSet<PoolClient>();

  through(client: PoolClient): PoolClient {
    if (this.known.has(client)) return client;
    this.known.add(client);
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    client.query = ((text: unknown, values: unknown, ...others: unknown[]) => {
      const name = typeof text === 'string' ? this.nameOf(text) : undefined;
      return name === undefined ? query(text, values, ...others) : query({ name, text, values }, ...others);
    }) as never;
    return client;
  }

  private nameOf(text: string): string | undefined {
    if (!text.startsWith('insert ') && !text.startsWith('with')) return undefined;
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= STATEMENTS_KEPT) return known;
    const name = `atoll-${this.names.size}`;
    this.names.set(text, name);
    return name;
  }
}
