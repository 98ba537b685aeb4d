// VA-8 The form in which each of the nine actions is written.

import type { Seat } from '@atoll/engine';
import type { ActionMove, Move } from '../moves.js';
import type { State, Table } from '../state.js';
import type { Emit, Refusal } from '../rules.js';

/** How an action is done. `bonus` is said in the move; `effect`: the bonus is the one belonging to the action. */
export interface Manner {
  readonly bonus: boolean;
  readonly effect: boolean;
}

export const PLAINLY: Manner = { bonus: false, effect: false };
export const WITH_BONUS: Manner = { bonus: true, effect: true };
/** VA-9.10: the bonus only stands in for the majority. */
export const PREACHING: Manner = { bonus: true, effect: false };

export interface ActionRule<M extends ActionMove> {
  /** Adds every way in which the action can be performed now. */
  list(table: Table, seat: Seat, manner: Manner, into: Move[]): void;
  /** `effect` as in `Manner`. */
  check(table: Table, seat: Seat, move: M, effect: boolean): Refusal | null;
  perform(draft: State, seat: Seat, move: M, effect: boolean, emit: Emit): void;
}

/** A move that exists twice, plain and with the bonus. Moves never change, so one of each is enough. */
export type Pair<M> = readonly [plain: M, bonus: M];

export function oneOfPair<M>(pair: Pair<M>, { bonus }: Manner): M {
  return bonus ? pair[1] : pair[0];
}
