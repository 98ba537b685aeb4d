// What is worked out once per decision and asked for by every part of the rating.

import type { Seat } from '@atoll/engine';
import type { State } from '@atoll/game-cyclades/search';
import { holdingsOf } from './holdings.js';
import type { Holdings } from './holdings.js';
import { incomeWorth } from './islands.js';

export interface Thought {
  readonly state: State;
  readonly seat: Seat;
  readonly own: Holdings;
  /** What a gold piece of income is worth now. */
  readonly income: number;
  /** The seat's own gold: that of the others is hidden, in guesses too. */
  readonly gold: number;
  /** By seat, worked out when first asked for. */
  readonly others: (Holdings | undefined)[];
}

export function thoughtOf(state: State, seat: Seat): Thought {
  return {
    state,
    seat,
    own: holdingsOf(state, seat),
    income: incomeWorth(state),
    gold: state.gold[seat] as number,
    others: [],
  };
}

export function holdingsIn(thought: Thought, seat: Seat): Holdings {
  if (seat === thought.seat) return thought.own;
  return (thought.others[seat] ??= holdingsOf(thought.state, seat));
}
