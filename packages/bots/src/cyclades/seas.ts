// What a sea space is worth to a seat's fleets, and what can be reached from it.

import { boardOf, NO_SEAT, seaBattleOdds } from '@atoll/game-cyclades/search';
import type { Table } from '@atoll/game-cyclades/search';
import { isClosed, prosperityOf } from '@atoll/game-cyclades/table';
import type { Holdings } from './holdings.js';
import { FLEET } from './worths.js';

/** More sea spaces than any board has. */
export const SEAS = 64;

/** Of what an island would bring, so much is a ship beside it worth that could lead there. */
const LANDFALL = 0.22;

/** By sea space: what one's own fleet there is worth, whether it stands there or not. */
export function seaWorths(table: Table, held: Holdings, income: number, worths: Float64Array): void {
  const board = boardOf(table);
  for (let sea = 0; sea < board.seas.length; sea++) {
    let worth = (board.trade[sea] as number) * income;
    for (const island of board.islandsBeside[sea] as readonly number[])
      worth += shoreWorth(table, held, income, island);
    worths[sea] = worth;
  }
}

function shoreWorth(table: Table, held: Holdings, income: number, island: number): number {
  const owner = table.owner[island];
  if (owner === held.seat) return 0.3;
  const prize = 2 + prosperityOf(table, island) * income + 10 * (table.metropolis[island] as number);
  const guarded = owner === NO_SEAT ? 1 : 1 / (1 + (table.troops[island] as number));
  return LANDFALL * prize * guarded;
}

/** What a fleet of the seat would gain by standing there too: nothing where one stands already. */
function newPlaceWorth(table: Table, held: Holdings, worths: Float64Array, sea: number): number {
  const owner = table.fleetOwner[sea];
  if (owner === held.seat) return 0.1;
  if (isClosed(table, sea)) return -FLEET;
  if (owner === NO_SEAT) return worths[sea] as number;
  return (worths[sea] as number) + FLEET * (table.fleets[sea] as number) * 0.5;
}

/**
 * The best place within so many further steps of this one, itself included; each step counts a little against it, and
 * a fight counts by its odds.
 */
export function bestWithin(
  table: Table,
  held: Holdings,
  worths: Float64Array,
  sea: number,
  steps: number,
  fleets: number,
): number {
  const here = newPlaceWorth(table, held, worths, sea);
  const owner = table.fleetOwner[sea];
  if (owner !== NO_SEAT && owner !== held.seat) {
    const chance = seaBattleOdds(table, sea, fleets).attackerWins;
    return chance * here - (1 - chance) * fleets * FLEET;
  }
  let best = here;
  if (steps === 0) return best;
  for (const next of boardOf(table).seasBeside[sea] as readonly number[]) {
    if (isClosed(table, next)) continue;
    best = Math.max(best, bestWithin(table, held, worths, next, steps - 1, fleets) - 0.1);
  }
  return best;
}
