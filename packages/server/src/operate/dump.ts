// Reads a whole store as it stands at one moment, while others write.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { OpenDatabase } from '../store/database.js';
import { lastBeatIn } from '../store/heartbeat.js';
import type { Schema } from '../store/schema.js';
import { FILES_KEPT, TABLES_LEFT_OUT } from './items.js';
import type { Item } from './items.js';

const AT_ONCE = 500;

type Reading = Transaction<Schema>;
type Kind = OpenDatabase['kind'];

/** `folder`: where its files lie, if it has any. Hands out every item; the store is read in one transaction. */
export async function dump(
  { db, kind }: OpenDatabase,
  folder: string | null,
  now: number,
  take: (item: Item) => Promise<void>,
): Promise<void> {
  const reading = kind === 'postgres' ? db.transaction().setIsolationLevel('repeatable read') : db.transaction();
  await reading.execute(async (tx) => {
    const schema = await stepsTaken(tx);
    const servedUntil = (await servedUntilIn(tx, folder, schema)) ?? now;
    await take({ kind: 'head', madeAt: now, servedUntil, from: kind, schema });
    for (const { name, columns } of await tablesInOrder(tx, kind)) {
      await take({ kind: 'table', name, columns });
      for await (const rows of rowsOf(tx, kind, name)) {
        await take({ kind: 'rows', rows: rows.map((row) => columns.map((column) => plain(row[column]))) });
      }
    }
  });
  for (const name of folder === null ? [] : FILES_KEPT) {
    const path = join(folder ?? '', name);
    if (existsSync(path)) await take({ kind: 'file', name, text: readFileSync(path, 'utf8') });
  }
}

async function stepsTaken(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** While a server runs on the embedded database, its file knows better. Null before anybody noted it. */
async function servedUntilIn(tx: Reading, folder: string | null, schema: readonly string[]): Promise<number | null> {
  if (!schema.includes('0008-service')) return null;
  const row = await tx.selectFrom('service').select('served_until').executeTakeFirst();
  const beat = folder === null ? 0 : await lastBeatIn(folder);
  return row === undefined ? null : Math.max(row.served_until, beat);
}

interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Those others refer to come first. */
async function tablesInOrder(tx: Reading, kind: Kind): Promise<TableShape[]> {
  const found = (await tx.introspection.getTables())
    .filter(
      ({ name, isView, schema }) => !isView && !TABLES_LEFT_OUT.includes(name) && (schema ?? 'public') === 'public',
    )
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const references = await referencesIn(tx, kind);
  const ordered: TableShape[] = [];
  const place = (shape: TableShape): void => {
    if (ordered.includes(shape)) return;
    for (const { child, parent } of references) {
      const before = child === shape.name && parent !== child ? found.find(({ name }) => name === parent) : undefined;
      if (before !== undefined) place(before);
    }
    ordered.push(shape);
  };
  for (const shape of found) place(shape);
  return ordered;
}

interface Reference {
  readonly child: string;
  readonly parent: string;
}

async function referencesIn(tx: Reading, kind: Kind): Promise<readonly Reference[]> {
  const found =
    kind === 'postgres'
      ? sql<Reference>`select child.relname as child, parent.relname as parent from pg_constraint
          join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid where contype = 'f'`
      : sql<Reference>`select tables.name as child, keys."table" as parent
          from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys where tables.type = 'table'`;
  return (await found.execute(tx)).rows;
}

type AnyRow = Readonly<Record<string, unknown>>;

async function* rowsOf(tx: Reading, kind: Kind, table: string): AsyncGenerator<readonly AnyRow[]> {
  yield* kind === 'postgres' ? rowsByCursor(tx, table) : rowsByNumber(tx, table);
}

async function* rowsByCursor(tx: Reading, table: string): AsyncGenerator<readonly AnyRow[]> {
  await sql`declare reading no scroll cursor for select * from ${sql.table(table)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<AnyRow>`fetch ${sql.raw(String(AT_ONCE))} from reading`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) break;
  }
  await sql`close reading`.execute(tx);
}

async function* rowsByNumber(tx: Reading, table: string): AsyncGenerator<readonly AnyRow[]> {
  let last = -1;
  for (;;) {
    const { rows } = await sql<AnyRow & { row_number: number }>`select rowid as row_number, * from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${AT_ONCE}`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.row_number ?? last;
  }
}

/** As JSON holds it. */
function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : (value ?? null);
}
