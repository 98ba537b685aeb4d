// Everything or nothing, on PostgreSQL: a whole restore in one transaction. What is done in it may begin transactions of
// its own: those become savepoints.

import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client } from 'pg';
import type { Schema } from '../store/schema.js';

const CONNECT_MS = 10_000;

export async function inOneTransaction<T>(url: string, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { connect: () => Promise.resolve(nested(client)), end: () => Promise.resolve() },
    }),
  });
  try {
    await client.query('begin');
    const result = await work(db);
    await client.query('commit');
    return result;
  } finally {
    // Without a commit nothing of it stays.
    await db.destroy();
    await client.end();
  }
}

function nested(client: Client) {
  let depth = 0;
  const translated = (text: string): string => {
    if (text === 'begin') return `savepoint nested_${(depth += 1)}`;
    if (text === 'commit') return `release savepoint nested_${depth--}`;
    if (text === 'rollback') return `rollback to savepoint nested_${depth--}`;
    return text;
  };
  return {
    query: ((text: string, values: readonly unknown[]) => client.query(translated(text), [...values])) as never,
    release: () => {},
  };
}

export async function dropTables(db: Kysely<Schema>, names: readonly string[]): Promise<void> {
  for (const name of names) await sql`drop table if exists ${sql.table(name)} cascade`.execute(db);
}
