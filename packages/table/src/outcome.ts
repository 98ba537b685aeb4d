// What comes of asking the table for something: the new table, what to store, and the answer.

import type { GameTypes, Illegal, Seat } from '@atoll/engine';
import type { Entry } from './entry.js';
import type { Table } from './table.js';

/** `refused` names a rule of the game, or `TABLE` where the table itself says no. */
export type Answer =
  | { readonly kind: 'accepted'; readonly repeated: boolean }
  | { readonly kind: 'refused'; readonly why: Illegal };

export interface Outcome<G extends GameTypes> {
  readonly answer: Answer;
  /** The same object as before if nothing changed. */
  readonly table: Table<G>;
  /** To be stored before anybody is told. */
  readonly entries: readonly Entry<G>[];
  /** Seats whose stored draft changed. */
  readonly drafts: readonly Seat[];
  /** Seats whose draft was shortened, because another's answer came between. */
  readonly cut: readonly Seat[];
}

export function refused<G extends GameTypes>(table: Table<G>, why: Illegal): Outcome<G> {
  return { answer: { kind: 'refused', why }, table, entries: [], drafts: [], cut: [] };
}

export function repeated<G extends GameTypes>(table: Table<G>): Outcome<G> {
  return { answer: { kind: 'accepted', repeated: true }, table, entries: [], drafts: [], cut: [] };
}

export function tableRefusal(reason: string): Illegal {
  return { rule: 'TABLE', reason };
}
