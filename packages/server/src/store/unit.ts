// One table's change, written as a whole or not at all; many tables' changes in one commit.

import { sql } from 'kysely';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.js';

export interface Unit {
  readonly table: string;
  readonly entries: readonly Insertable<Schema['entries']>[];
  readonly head: Insertable<Schema['heads']> | null;
  readonly snapshot: Insertable<Schema['snapshots']> | null;
  /** Each with its version, one above the one it replaces. */
  readonly drafts: readonly Insertable<Schema['drafts']>[];
  readonly doc: Insertable<Schema['tables']> | null;
  /** Who sits where, if that changed. */
  readonly seats: readonly Insertable<Schema['seats']>[] | null;
  readonly chats: readonly Insertable<Schema['chats']>[];
}

export function unitFor(table: string, parts: Partial<Omit<Unit, 'table'>>): Unit {
  return { table, entries: [], head: null, snapshot: null, drafts: [], doc: null, seats: null, chats: [], ...parts };
}

/** Somebody else has written there first: what was built on is out of date. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** Tells the other processes, in the same transaction. */
export type Announce = (tx: Transaction<Schema>, units: readonly Unit[]) => Promise<void>;

export async function writeUnits(db: Kysely<Schema>, units: readonly Unit[], announce: Announce | null): Promise<void> {
  // In one order everywhere, so that two processes cannot wait for each other.
  const sorted = units.toSorted((a, b) => (a.table < b.table ? -1 : 1));
  const all = <T>(part: (unit: Unit) => readonly T[]): T[] => sorted.flatMap(part);
  const some = <T>(part: (unit: Unit) => T | null): T[] => all((unit) => [part(unit)].filter((item) => item !== null));
  try {
    await db.transaction().execute(async (tx) => {
      await writeDocs(
        tx,
        some((unit) => unit.doc),
      );
      await writeEntries(
        tx,
        all((unit) => unit.entries),
      );
      await writeDrafts(
        tx,
        all((unit) => unit.drafts),
      );
      await writeHeads(
        tx,
        some((unit) => unit.head),
      );
      await writeSnapshots(
        tx,
        some((unit) => unit.snapshot),
      );
      await writeSeats(
        tx,
        sorted.filter((unit) => unit.seats !== null),
      );
      await writeChats(
        tx,
        all((unit) => unit.chats),
      );
      await announce?.(tx, sorted);
    });
  } catch (error) {
    throw isDeadlock(error) ? new Conflict('two processes waited for each other') : error;
  }
}

type Tx = Transaction<Schema>;

function allWritten(written: number, wanted: number, what: string): void {
  if (written !== wanted) throw new Conflict(`${wanted - written} of ${wanted} ${what} were written by another`);
}

async function writeDocs(tx: Tx, rows: Insertable<Schema['tables']>[]): Promise<void> {
  if (rows.length === 0) return;
  const written = await tx
    .insertInto('tables')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          version: sql`excluded.version`,
          status: sql`excluded.status`,
          public: sql`excluded.public`,
          doc: sql`excluded.doc`,
        })
        .where(sql`tables.version`, '=', sql`excluded.version - 1`),
    )
    .returning('id')
    .execute();
  allWritten(written.length, rows.length, 'tables');
}

async function writeEntries(tx: Tx, rows: Insertable<Schema['entries']>[]): Promise<void> {
  if (rows.length === 0) return;
  const written = await tx
    .insertInto('entries')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['table_id', 'position']).doNothing())
    .returning('position')
    .execute();
  allWritten(written.length, rows.length, 'entries');
}

async function writeDrafts(tx: Tx, rows: Insertable<Schema['drafts']>[]): Promise<void> {
  if (rows.length === 0) return;
  const written = await tx
    .insertInto('drafts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['table_id', 'seat'])
        .doUpdateSet({ version: sql`excluded.version`, data: sql`excluded.data` })
        .where(sql`drafts.version`, '=', sql`excluded.version - 1`),
    )
    .returning('seat')
    .execute();
  allWritten(written.length, rows.length, 'drafts');
}

/** An older head arriving late changes nothing. */
async function writeHeads(tx: Tx, rows: Insertable<Schema['heads']>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('heads')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet({
          seq: sql`excluded.seq`,
          owes: sql`excluded.owes`,
          wake_at: sql`excluded.wake_at`,
          updated_at: sql`excluded.updated_at`,
        })
        .where(sql`heads.seq`, '<=', sql`excluded.seq`),
    )
    .execute();
}

async function writeSnapshots(tx: Tx, rows: Insertable<Schema['snapshots']>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('snapshots')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet({ seq: sql`excluded.seq`, data: sql`excluded.data` })
        .where(sql`snapshots.seq`, '<', sql`excluded.seq`),
    )
    .execute();
}

/** The version of the table's document, written with it, guards against another's change. */
async function writeSeats(tx: Tx, units: readonly Unit[]): Promise<void> {
  if (units.length === 0) return;
  await tx
    .deleteFrom('seats')
    .where(
      'table_id',
      'in',
      units.map((unit) => unit.table),
    )
    .execute();
  const rows = units.flatMap((unit) => unit.seats ?? []);
  if (rows.length > 0) await tx.insertInto('seats').values(rows).execute();
}

async function writeChats(tx: Tx, rows: Insertable<Schema['chats']>[]): Promise<void> {
  if (rows.length === 0) return;
  const written = await tx
    .insertInto('chats')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['table_id', 'n']).doNothing())
    .returning('n')
    .execute();
  allWritten(written.length, rows.length, 'lines of chat');
}

const DEADLOCK_OR_SERIALIZATION = ['40P01', '40001'];

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DEADLOCK_OR_SERIALIZATION.includes(String(error.code));
}
