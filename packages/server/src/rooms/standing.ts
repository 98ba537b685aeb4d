// How a table stands, as this process knows it, and what one change of it means for the store.

import type { GameTypes, Seat } from '@atoll/engine';
import { isOver } from '@atoll/table';
import type { Outcome } from '@atoll/table';
import type { Insertable } from 'kysely';
import type { RulesOf } from '../rules.js';
import type { Schema } from '../store/schema.js';
import type { Row, Store, StoredTable } from '../store/store.js';
import { unitFor } from '../store/unit.js';
import type { Unit } from '../store/unit.js';
import type { TableDoc } from './doc.js';
import {
  docRow,
  draftRow,
  entryOf,
  entryRow,
  freshSnapshotRow,
  headRow,
  seatRows,
  snapshotRow,
  tableOf,
} from './rows.js';
import type { AnyEntry, AnyTable } from './rows.js';
import { wakeAt } from './waking.js';

/** Immutable: replaced only once the store has what led to the next one. */
export interface Standing {
  readonly doc: TableDoc;
  readonly version: number;
  /** Null before the start. */
  readonly table: AnyTable | null;
  /** By seat: the version of its stored draft, 0 if none was ever stored. */
  readonly draftVersions: readonly number[];
  readonly chatNext: number;
}

export type ChatRow = Row<'chats'>;

export interface Change {
  readonly next: Standing;
  readonly entries: readonly AnyEntry[];
  /** Seats whose stored draft changes. */
  readonly drafts: readonly Seat[];
  readonly cut: readonly Seat[];
  readonly chats: readonly ChatRow[];
  /** Other tables, made in the same commit. */
  readonly beside?: readonly Unit[];
}

function unchanged(standing: Standing): Change {
  return { next: standing, entries: [], drafts: [], cut: [], chats: [] };
}

export function withDoc(standing: Standing, doc: TableDoc): Change {
  if (doc === standing.doc) return unchanged(standing);
  return { ...unchanged(standing), next: { ...standing, doc } };
}

/** What an outcome of the table changes, with what is agreed beside it: the end, lapsed offers and votes. */
export function played(standing: Standing, outcome: Outcome<GameTypes>): Change {
  const { table, entries, drafts, cut } = outcome;
  if (table === standing.table) return unchanged(standing);
  const draftVersions = standing.draftVersions.map((version, seat) =>
    drafts.includes(seat as Seat) ? version + 1 : version,
  );
  const doc = entries.length === 0 ? standing.doc : afterEntries(standing.doc, table, entries);
  return { next: { ...standing, doc, table, draftVersions }, entries, drafts, cut, chats: [] };
}

function afterEntries(doc: TableDoc, table: AnyTable, entries: readonly AnyEntry[]): TableDoc {
  let next = doc;
  const acted = entries.map((entry) => (entry.kind === 'input' ? entry.seat : null));
  if (doc.offer !== null) next = { ...next, offer: null };
  if (doc.votes.some((vote) => acted.includes(vote.seat as Seat))) {
    next = { ...next, votes: doc.votes.filter((vote) => !acted.includes(vote.seat as Seat)) };
  }
  return isOver(table) ? { ...next, status: 'over', votes: [] } : next;
}

/** A change may alter the document in several steps, but it is stored once: one version above the last. */
export function numbered(before: Standing, change: Change): Change {
  if (change.next.doc === before.doc) return change;
  return { ...change, next: { ...change.next, version: before.version + 1 } };
}

/** Null if nothing has to be stored. */
export function unitOf(before: Standing, change: Change, now: number): Unit | null {
  const { next, entries, drafts, chats, beside = [] } = change;
  if (next === before && chats.length === 0) return null;
  const { id } = next.doc;
  const { table } = next;
  const docChanged = next.doc !== before.doc;
  return unitFor(id, {
    entries: entries.map((entry) => entryRow(id, entry)),
    drafts: table === null ? [] : drafts.map((seat) => draftRow(id, table, seat, next.draftVersions[seat] ?? 1)),
    head: table !== null && isHeadDue(before, change) ? headRow(id, table, wakeAt(next.doc, table), now) : null,
    snapshot: snapshotDue(id, before, next),
    doc: docChanged ? docRow(next.doc, next.version) : null,
    seats: docChanged && next.doc.seats !== before.doc.seats ? seatRows(next.doc) : null,
    chats,
    beside,
  });
}

/** What is agreed beside the log matters to it only where the table is to be woken at another time. */
function isHeadDue(before: Standing, { next, entries }: Change): boolean {
  return entries.length > 0 || wakeAt(before.doc, before.table) !== wakeAt(next.doc, next.table);
}

function snapshotDue(id: string, before: Standing, next: Standing): Insertable<Schema['snapshots']> | null {
  if (next.table === null || next.table === before.table) return null;
  return before.table === null ? freshSnapshotRow(id, next.table) : snapshotRow(id, before.table, next.table);
}

export async function standingOf(store: Store, rulesOf: RulesOf, stored: StoredTable): Promise<Standing> {
  const doc = JSON.parse(stored.doc.doc) as TableDoc;
  const game = await rulesOf(doc);
  const log = async (): Promise<AnyEntry[]> => (await store.inputs(doc.id)).map(entryOf);
  const draftVersions = doc.seats.map((_, seat) => stored.drafts.find((draft) => draft.seat === seat)?.version ?? 0);
  const table = await tableOf(game, doc, stored, log);
  return { doc, version: stored.doc.version, table, draftVersions, chatNext: stored.chatNext };
}
