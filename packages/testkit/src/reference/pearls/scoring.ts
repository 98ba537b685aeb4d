// PEARL-7 The end: most pearls, then the higher hand, then a dive saved; else the place is shared.

import { placingsOf } from '@atoll/engine';
import type { Placing, Score, Seat } from '@atoll/engine';
import { totalOf } from './cards.js';
import type { State } from './state.js';

export function standingsOf(state: State): readonly Placing[] {
  return placingsOf(state.players.map((_, seat) => scoreOf(state, seat as Seat)));
}

function scoreOf(state: State, seat: Seat): Score {
  const { pearls, hand, dived } = state.players[seat] ?? { pearls: 0, hand: [], dived: true };
  return {
    seat,
    points: pearls,
    breakdown: [{ source: 'pearls', points: pearls }],
    tieBreaks: [totalOf(hand), dived ? 0 : 1],
  };
}
