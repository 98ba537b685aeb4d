// Dossier section 7, CY-17.3, CY-R4: who has won, and the places behind.

import { allSeats, placingsOf } from '@atoll/engine';
import type { Placing, Score, Seat } from '@atoll/engine';
import { islandCount, metropolisCount } from './board/islands.js';
import { isOut, metropolisesToWin } from './cycle/ending.js';
import type { Ending } from './cycle/ending.js';
import { goldOf } from './gold.js';
import type { State } from './state.js';

export function standings(state: State): readonly Placing[] {
  return placingsOf(allSeats(state.seats).map((seat) => scoreOf(state, seat)));
}

/**
 * Metropolises up to the number that wins are the points: among those who have enough of them gold comes before
 * more of them, among the others gold decides between equals.
 */
function scoreOf(state: State, seat: Seat): Score {
  const metropolises = metropolisCount(state, seat);
  const points = Math.min(metropolises, metropolisesToWin(state));
  const breakdown = [{ source: 'metropolises', points }];
  if (isOut(state, seat)) return { seat, points, breakdown, tieBreaks: [-1, state.eliminated.indexOf(seat)] };
  return { seat, points, breakdown, tieBreaks: [goldOf(state, seat), metropolises, islandCount(state, seat)] };
}

export function endingOf(state: State): Ending | null {
  if (state.stack.length > 0) return null;
  return state.eliminated.length === state.seats - 1 ? 'last-player' : 'metropolises';
}
