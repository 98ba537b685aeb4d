// Dossier section 7, CY-17.3, CY-R4: who has won, and the places behind.

import { allSeats, placingsOf } from '@atoll/engine';
import type { Placing, Score, Seat } from '@atoll/engine';
import { islandCount, metropolisCount } from './board/islands.js';
import { isOut, metropolisesToWin } from './cycle/ending.js';
import type { Ending } from './cycle/ending.js';
import { goldOf } from './gold.js';
import type { State } from './state.js';

export function rankingOf(state: State): readonly Placing[] | null {
  if (state.stack.length > 0) return null;
  return placingsOf(allSeats(state.seats).map((seat) => scoreOf(state, seat)));
}

/** There are no points: everything is in the comparison. */
function scoreOf(state: State, seat: Seat): Score {
  return { seat, points: 0, breakdown: [], tieBreaks: tieBreaksOf(state, seat) };
}

/** Gold comes before metropolises among those who have enough of them, after metropolises among the others. */
function tieBreaksOf(state: State, seat: Seat): number[] {
  if (isOut(state, seat)) return [-1, state.eliminated.indexOf(seat)];
  const metropolises = metropolisCount(state, seat);
  const islands = islandCount(state, seat);
  const gold = goldOf(state, seat);
  if (metropolises >= metropolisesToWin(state)) return [1, gold, metropolises, islands];
  return [0, metropolises, gold, islands];
}

export function endingOf(state: State): Ending | null {
  if (state.stack.length > 0) return null;
  return state.eliminated.length === state.seats - 1 ? 'last-player' : 'metropolises';
}
