// Between the log in memory and its rows.

import type { AnyGame, GameTypes, Seat } from '@atoll/engine';
import { catchUp, fromSnapshot, openTable, owing, snapshotOf, storedDraft, withDraft } from '@atoll/table';
import type { Entry, InputEntry, RollbackEntry, Snapshot, StoredDraft, Table } from '@atoll/table';
import type { Insertable } from 'kysely';
import type { Schema } from '../store/schema.js';
import type { Row, StoredTable } from '../store/store.js';
import type { TableDoc } from './doc.js';
import { setupOf } from './doc.js';

export type AnyTable = Table<GameTypes>;
export type AnyEntry = Entry<GameTypes>;

/** Two are kept: between 16 and 31 of the last entries can be played again from the older one. */
const SNAPSHOT_EVERY = 16;

export function entryRow(table: string, entry: AnyEntry): Insertable<Schema['entries']> {
  const { kind, position, at } = entry;
  const common = { table_id: table, position, at, kind };
  switch (entry.kind) {
    case 'setup':
      return { ...common, seat: null, input: '{}', events: JSON.stringify(entry.events) };
    case 'input': {
      const { id, decision, move, barrier, why } = entry;
      const input = JSON.stringify({ id, decision, move, barrier, why });
      return { ...common, seat: entry.seat, input, events: JSON.stringify(entry.events) };
    }
    case 'rollback':
      return { ...common, seat: null, input: JSON.stringify({ to: entry.to }), events: '[]' };
  }
}

export function entryOf(row: Row<'entries'>): AnyEntry {
  const { position, at } = row;
  const events = JSON.parse(row.events) as GameTypes['event'][];
  if (row.kind === 'setup') return { kind: 'setup', position: 0, at, events };
  if (row.kind === 'rollback') {
    const { to } = JSON.parse(row.input) as Pick<RollbackEntry, 'to'>;
    return { kind: 'rollback', position, at, to };
  }
  const said = JSON.parse(row.input) as Pick<InputEntry<GameTypes>, 'id' | 'decision' | 'move' | 'barrier' | 'why'>;
  return { kind: 'input', position, at, seat: (row.seat ?? 0) as Seat, ...said, events };
}

/** `wake`: when the table next has something to do by itself. */
export function headRow(table: string, now: AnyTable, wake: number | null, at: number): Insertable<Schema['heads']> {
  const owes = owing(now.game, now.state).join(' ');
  return { table_id: table, seq: now.seq, owes, wake_at: wake, updated_at: at };
}

/** Written when the log has passed another multiple of sixteen, and once the game is over. */
export function snapshotRow(id: string, before: AnyTable, after: AnyTable): Insertable<Schema['snapshots']> | null {
  const due = Math.floor(after.seq / SNAPSHOT_EVERY) > Math.floor(before.seq / SNAPSHOT_EVERY);
  return due ? freshSnapshotRow(id, after) : null;
}

export function freshSnapshotRow(id: string, table: AnyTable): Insertable<Schema['snapshots']> {
  const slot = Math.floor(table.seq / SNAPSHOT_EVERY) % 2;
  return { table_id: id, slot, seq: table.seq, data: JSON.stringify(snapshotOf(table)) };
}

export function draftRow(id: string, table: AnyTable, seat: Seat, version: number): Insertable<Schema['drafts']> {
  return { table_id: id, seat, version, data: JSON.stringify(storedDraft(table, seat)) };
}

export function docRow(doc: TableDoc, version: number): Insertable<Schema['tables']> {
  const { id, game, status, createdAt } = doc;
  return { id, version, game, status, public: doc.public ? 1 : 0, doc: JSON.stringify(doc), created_at: createdAt };
}

export function seatRows(doc: TableDoc): Insertable<Schema['seats']>[] {
  const rows: Insertable<Schema['seats']>[] = [];
  for (const [seat, { player }] of doc.seats.entries()) {
    if (player !== null) rows.push({ table_id: doc.id, seat, player_id: player });
  }
  return rows;
}

/** The table as it stands in the store; null before its start. `log` reads the whole log, needed after a take-back. */
export async function tableOf(
  game: AnyGame,
  doc: TableDoc,
  stored: StoredTable,
  log: () => Promise<readonly AnyEntry[]>,
): Promise<AnyTable | null> {
  if (doc.status === 'open') return null;
  const entries = stored.entries.map(entryOf);
  const whole = entries.some((entry) => entry.kind === 'rollback') ? await log() : [];
  const setup = setupOf(doc);
  const start =
    stored.snapshot === null
      ? openTable(game, setup, entries[0]?.at ?? doc.createdAt).table
      : fromSnapshot(game, JSON.parse(stored.snapshot.data) as Snapshot, doc.clock);
  const later = entries.filter((entry) => entry.position > start.seq);
  let table = catchUp(start, later, () => ({ setup, log: whole }));
  for (const { seat, data } of stored.drafts) {
    table = withDraft(table, seat as Seat, JSON.parse(data) as StoredDraft<GameTypes>);
  }
  return table;
}
