// What a seat has on the open table, counted once for all that is asked about it.

import type { Seat } from '@atoll/engine';
import { BUILDING_TYPES, freeSquares } from '@atoll/game-cyclades/search';
import type { Table } from '@atoll/game-cyclades/search';
import { incomeOf, isOut, metropolisesToWin } from '@atoll/game-cyclades/table';

export interface Holdings {
  readonly seat: Seat;
  readonly out: boolean;
  readonly income: number;
  islands: number;
  /** Islands a metropolis could still go to. */
  sites: number;
  /** Free squares to build on. */
  squares: number;
  metropolises: number;
  /** How many metropolises are missing to win. */
  missing: number;
  /** By type. */
  readonly buildings: number[];
  /** How many of the four types there are. */
  types: number;
  readonly philosophers: number;
  readonly priests: number;
  troops: number;
  fleets: number;
}

export function holdingsOf(table: Table, seat: Seat): Holdings {
  const held: Holdings = {
    seat,
    out: isOut(table, seat),
    income: incomeOf(table, seat),
    islands: 0,
    sites: 0,
    squares: 0,
    metropolises: 0,
    missing: 0,
    buildings: [0, 0, 0, 0],
    types: 0,
    philosophers: table.philosophers[seat] as number,
    priests: table.priests[seat] as number,
    troops: 0,
    fleets: 0,
  };
  for (let island = 0; island < table.owner.length; island++) {
    if (table.owner[island] === seat) addIsland(held, table, island);
  }
  for (let sea = 0; sea < table.fleets.length; sea++) {
    if (table.fleetOwner[sea] === seat) held.fleets += table.fleets[sea] as number;
  }
  for (const type of BUILDING_TYPES) if ((held.buildings[type] as number) > 0) held.types += 1;
  held.missing = Math.max(0, metropolisesToWin(table) - held.metropolises);
  return held;
}

function addIsland(held: Holdings, table: Table, island: number): void {
  held.islands += 1;
  held.squares += freeSquares(table, island);
  held.troops += table.troops[island] as number;
  if (table.metropolis[island] === 1) held.metropolises += 1;
  else held.sites += 1;
  for (const type of BUILDING_TYPES) {
    held.buildings[type] = (held.buildings[type] as number) + (table.buildings[4 * island + type] as number);
  }
}
