// Many tables' changes in one commit.

import { sql } from 'kysely';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { Bulk } from './bulk.js';
import { publish } from './bus.js';
import type { NewsOf } from './bus.js';
import { areMoves, writeMoves } from './one-trip.js';
import type { Schema } from './schema.js';
import { Conflict } from './unit.js';
import type { Unit } from './unit.js';

type Row<T extends keyof Schema> = Insertable<Schema[T]>;

export class UnitWriter {
  private readonly statements: ReturnType<typeof statementsOf>;

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly newsOf: NewsOf | null,
  ) {
    this.statements = statementsOf(db);
  }

  /** All or nothing; throws a Conflict if any of them comes too late. */
  async write(units: readonly Unit[]): Promise<void> {
    // In one order everywhere, so that two processes cannot wait for each other.
    const all = units.flatMap((unit) => [unit, ...unit.beside]);
    const sorted = all.toSorted((a, b) => (a.table < b.table ? -1 : 1));
    const news = this.newsOf?.(sorted.map((unit) => unit.table)) ?? null;
    try {
      if (news !== null && areMoves(sorted)) return await writeMoves(this.db, sorted, news);
      await this.db.transaction().execute(async (tx) => {
        await this.rows(tx, sorted);
        await replaceSeats(tx, sorted);
        if (news !== null) await publish(tx, news);
      });
    } catch (error) {
      throw isDeadlock(error) ? new Conflict('two processes waited for each other') : error;
    }
  }

  private async rows(tx: Transaction<Schema>, units: readonly Unit[]): Promise<void> {
    const { docs, entries, drafts, heads, snapshots, chats } = this.statements;
    const all = <T>(part: (unit: Unit) => readonly T[]): T[] => units.flatMap(part);
    const some = <T>(part: (unit: Unit) => T | null): T[] => all((unit) => [part(unit)].filter((row) => row !== null));
    await guarded(
      docs,
      tx,
      some((unit) => unit.doc),
    );
    await guarded(
      entries,
      tx,
      all((unit) => unit.entries),
    );
    await guarded(
      drafts,
      tx,
      all((unit) => unit.drafts),
    );
    await guarded(
      chats,
      tx,
      all((unit) => unit.chats),
    );
    await heads.run(
      tx,
      some((unit) => unit.head),
    );
    await snapshots.run(
      tx,
      some((unit) => unit.snapshot),
    );
  }
}

/** Every row must be written: one that is not was another's before. */
async function guarded<R extends object>(
  statement: Bulk<R>,
  tx: Transaction<Schema>,
  rows: readonly R[],
): Promise<void> {
  const written = await statement.run(tx, rows);
  if (written !== rows.length)
    throw new Conflict(`${rows.length - written} of ${rows.length} rows were written by another`);
}

/** Of the rows only the names of their columns matter here. */
function statementsOf(db: Kysely<Schema>) {
  const table_id = '';
  return {
    /** Only from the version before. */
    docs: new Bulk<Row<'tables'>>(
      { id: '', version: 0, game: '', status: '', public: 0, doc: '', created_at: 0 },
      (rows) =>
        db
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
          ),
    ),
    entries: new Bulk<Row<'entries'>>(
      { table_id, position: 0, at: 0, kind: '', seat: 0, input: '', events: '' },
      (rows) =>
        db
          .insertInto('entries')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['table_id', 'position']).doNothing()),
    ),
    /** Only from the version before. */
    drafts: new Bulk<Row<'drafts'>>({ table_id, seat: 0, version: 0, data: '' }, (rows) =>
      db
        .insertInto('drafts')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['table_id', 'seat'])
            .doUpdateSet({ version: sql`excluded.version`, data: sql`excluded.data` })
            .where(sql`drafts.version`, '=', sql`excluded.version - 1`),
        ),
    ),
    chats: new Bulk<Row<'chats'>>(
      { table_id, n: 0, at: 0, channel: '', name: '', seat: 0, message_id: '', text: '' },
      (rows) =>
        db
          .insertInto('chats')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['table_id', 'n']).doNothing()),
    ),
    /** An older one arriving late changes nothing. */
    heads: new Bulk<Row<'heads'>>({ table_id, seq: 0, owes: '', wake_at: 0, updated_at: 0 }, (rows) =>
      db
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
        ),
    ),
    snapshots: new Bulk<Row<'snapshots'>>({ table_id, slot: 0, seq: 0, data: '' }, (rows) =>
      db
        .insertInto('snapshots')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['table_id', 'slot'])
            .doUpdateSet({ seq: sql`excluded.seq`, data: sql`excluded.data` })
            .where(sql`snapshots.seq`, '<', sql`excluded.seq`),
        ),
    ),
  };
}

/** The version of the table's document, written with it, guards against another's change. */
async function replaceSeats(tx: Transaction<Schema>, units: readonly Unit[]): Promise<void> {
  const changed = units.filter((unit) => unit.seats !== null);
  if (changed.length === 0) return;
  await tx
    .deleteFrom('seats')
    .where(
      'table_id',
      'in',
      changed.map((unit) => unit.table),
    )
    .execute();
  const rows = changed.flatMap((unit) => unit.seats ?? []);
  if (rows.length > 0) await tx.insertInto('seats').values(rows).execute();
  await voidClaims(
    tx,
    changed.map((unit) => unit.table),
  );
}

/** In the transaction that moves the seat: a claim never outlives its player's hold on it, not even if they come back. */
async function voidClaims(tx: Transaction<Schema>, tables: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('claims')
    .where('table_id', 'in', tables)
    .where((claim) =>
      claim.not(
        claim.exists(
          claim
            .selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'claims.table_id')
            .whereRef('seats.seat', '=', 'claims.seat')
            .whereRef('seats.player_id', '=', 'claims.player_id'),
        ),
      ),
    )
    .execute();
}

const DEADLOCK_OR_SERIALIZATION = ['40P01', '40001'];

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DEADLOCK_OR_SERIALIZATION.includes(String(error.code));
}
