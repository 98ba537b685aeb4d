// On PostgreSQL moves and talk of any number of tables are one statement: one trip to the database and back, instead of one for
// the beginning, each kind of row, the news and the end. Its text never changes, so it is planned once.

import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import type { News } from './bus.js';
import type { Schema } from './schema.js';
import { Conflict } from './unit.js';
import type { Unit } from './unit.js';

const ENTRY = 'table_id text, position integer, at bigint, kind text, seat integer, input text, events text';
const DRAFT = 'table_id text, seat integer, version integer, data text';
const HEAD = 'table_id text, seq integer, owes text, wake_at bigint, updated_at bigint';
const CHAT = 'table_id text, n integer, at bigint, channel text, name text, seat integer, message_id text, text text';
const SNAPSHOT = 'table_id text, slot integer, seq integer, data text';

function insert(into: string, columns: string, parameter: number): string {
  const names = columns
    .split(', ')
    .map((column) => column.split(' ')[0])
    .join(', ');
  return `insert into ${into} (${names}) select ${names} from json_to_recordset($${parameter}::json) as given (${columns})`;
}

/**
 * The same conditions as in unit-writer.ts. Whether a row came too late is known only at the end of the statement; only a
 * fault undoes it then, so one is made: nothing can be divided by zero.
 */
const STATEMENT = `with
  entered as (${insert('entries', ENTRY, 1)}
    on conflict (table_id, position) do nothing returning 1),
  drafted as (${insert('drafts', DRAFT, 2)}
    on conflict (table_id, seat) do update set version = excluded.version, data = excluded.data
    where drafts.version = excluded.version - 1 returning 1),
  headed as (${insert('heads', HEAD, 3)}
    on conflict (table_id) do update set seq = excluded.seq, owes = excluded.owes, wake_at = excluded.wake_at,
      updated_at = excluded.updated_at
    where heads.seq <= excluded.seq),
  kept as (${insert('snapshots', SNAPSHOT, 4)}
    on conflict (table_id, slot) do update set seq = excluded.seq, data = excluded.data
    where snapshots.seq < excluded.seq),
  said as (${insert('chats', CHAT, 5)}
    on conflict (table_id, n) do nothing returning 1)
select 1 / (case when (select count(*) from entered) + (select count(*) from drafted) + (select count(*) from said)
    = $6::integer then 1 else 0 end),
  (select count(pg_notify($7, note)) from unnest($8::text[]) as note)`;

const DIVISION_BY_ZERO = '22012';

/** Whether these are moves and talk alone: what else there is to write goes the longer way. */
export function areMoves(units: readonly Unit[]): boolean {
  return units.every((unit) => unit.doc === null && unit.seats === null);
}

/** All or nothing; throws a Conflict if any of them comes too late. */
export async function writeMoves(db: Kysely<Schema>, units: readonly Unit[], news: News): Promise<void> {
  const entries = units.flatMap((unit) => unit.entries);
  const drafts = units.flatMap((unit) => unit.drafts);
  const heads = units.flatMap(({ head }) => head ?? []);
  const snapshots = units.flatMap(({ snapshot }) => snapshot ?? []);
  const chats = units.flatMap((unit) => unit.chats);
  const rows = [entries, drafts, heads, snapshots, chats].map((each) => JSON.stringify(each));
  const guarded = entries.length + drafts.length + chats.length;
  const parameters = [...rows, guarded, news.channel, news.notes];
  try {
    await db.executeQuery(CompiledQuery.raw(STATEMENT, parameters));
  } catch (error) {
    const late = error instanceof Error && 'code' in error && error.code === DIVISION_BY_ZERO;
    throw late ? new Conflict('some of the rows were written by another') : error;
  }
}
