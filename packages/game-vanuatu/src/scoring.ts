// VA-11 The end: what is left is counted, and who has won.

import { placingsOf } from '@atoll/engine';
import type { Placing, PointsFrom, Score, Seat } from '@atoll/engine';
import {
  FIRST_PLAYER_POINTS,
  POINTS_PER_CONVERSION,
  POINTS_PER_TOURIST,
  POINTS_PER_TREASURE_VALUE,
  STALLS,
  VATUS_CONVERTED,
  VATUS_PER_POINT,
} from './data/figures.js';
import { playerAt } from './state.js';
import type { State, Table } from './state.js';

export function standings(state: State): readonly Placing[] {
  return placingsOf(state.players.map((_player, seat) => scoreOf(state, seat as Seat)));
}

/** What this seat would have if the game ended now. */
export function scoreOf(table: Table, seat: Seat): Score {
  const player = playerAt(table, seat);
  const vatus = player.vatus + valueOf(player.fish); // VA-11.2
  const left = vatus % VATUS_CONVERTED;
  const breakdown: PointsFrom[] = [
    { source: 'scored-in-play', points: player.points },
    { source: 'fish-left', points: Math.floor(vatus / VATUS_CONVERTED) * POINTS_PER_CONVERSION },
    { source: 'vatus-left', points: Math.floor(left / VATUS_PER_POINT) },
    { source: 'treasures', points: valueOf(player.treasure) * POINTS_PER_TREASURE_VALUE },
    { source: 'stalls-and-tourists', points: pairsOf(table, seat) * POINTS_PER_TOURIST },
    { source: 'first-player', points: table.firstPlayer === seat ? FIRST_PLAYER_POINTS : 0 },
  ];
  const points = breakdown.reduce((sum, { points: some }) => sum + some, 0);
  return { seat, points, breakdown, tieBreaks: [STALLS - player.stalls, left] };
}

/** The sum of the values of tiles counted by value. */
export function valueOf(tiles: readonly number[]): number {
  let sum = 0;
  for (let value = 1; value <= tiles.length; value++) sum += value * (tiles[value - 1] as number);
  return sum;
}

/** VA-11.5: each own stall with each tourist of its island. */
function pairsOf(table: Table, seat: Seat): number {
  let pairs = 0;
  for (const island of table.islands) pairs += (island.stalls[seat] as number) * island.tourists;
  return pairs;
}
