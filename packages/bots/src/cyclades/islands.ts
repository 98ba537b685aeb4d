// What islands are worth to a seat, and how safely they are held.

import type { Seat } from '@atoll/engine';
import {
  boardOf,
  BUILDING_TYPES,
  buildingsOn,
  checkLanding,
  freeSquares,
  landBattleOdds,
  NO_SEAT,
  shipChains,
} from '@atoll/game-cyclades/search';
import type { Table } from '@atoll/game-cyclades/search';
import { islandCount, metropolisCount, metropolisesToWin, prosperityOf } from '@atoll/game-cyclades/table';
import type { Holdings } from './holdings.js';
import { buildingStep, metropolisWorth } from './progress.js';
import { BUILDING, DENIED_WIN, INCOME_EARLY, INCOME_LATE, ISLAND, RIVALS_LOSS, SQUARE } from './worths.js';

/** What one gold piece of income is worth: the nearer somebody is to the end, the less it will ever pay. */
export function incomeWorth(table: Table): number {
  const needed = metropolisesToWin(table);
  let most = 0;
  for (let seat = 0; seat < table.seats; seat++) most = Math.max(most, metropolisCount(table, seat as Seat));
  return most >= needed - 1 ? INCOME_LATE : INCOME_EARLY;
}

/** What the island brings to the seat that has these holdings and does not own it; or cost it, if it does. */
export function islandWorth(table: Table, held: Holdings, income: number, island: number): number {
  let worth = ISLAND + prosperityOf(table, island) * income + freeSquares(table, island) * SQUARE;
  for (const type of BUILDING_TYPES) {
    const count = buildingsOn(table, island, type);
    if (count > 0) worth += count * BUILDING[type] + buildingStep(held, type);
  }
  return worth + (table.metropolis[island] === 1 ? metropolisWorth(held) : 0);
}

/** Taken from a rival an island counts more, most of all the one they are about to win with. */
export function conquestWorth(table: Table, held: Holdings, income: number, island: number): number {
  const worth = islandWorth(table, held, income, island);
  const owner = table.owner[island] as Seat | typeof NO_SEAT;
  if (owner === NO_SEAT) return worth;
  const decisive = table.metropolis[island] === 1 && metropolisCount(table, owner) >= metropolisesToWin(table);
  return worth * (1 + RIVALS_LOSS) + (decisive ? DENIED_WIN : 0);
}

/** By island, for a seat: the most troops that a chain of ships could land there; 0 where none leads there. */
export function landings(table: Table, seat: Seat, reach: Uint8Array): void {
  const { owner, troops } = table;
  reach.fill(0);
  for (const { islandBits } of shipChains(table, seat)) {
    let most = 0;
    for (let island = 0; island < owner.length; island++) {
      if ((islandBits & (1 << island)) !== 0 && owner[island] === seat) most = Math.max(most, troops[island] as number);
    }
    if (most === 0) continue;
    for (let island = 0; island < owner.length; island++) {
      if ((islandBits & (1 << island)) === 0 || owner[island] === seat) continue;
      reach[island] = Math.max(reach[island] as number, most);
    }
  }
}

/** More islands than any board has. */
export const ISLANDS = 16;
const reach = new Uint8Array(ISLANDS);

/** By island of the seat: the chance that it would fall if each rival had Ares and one recruit. */
export function dangers(table: Table, seat: Seat, danger: Float64Array): void {
  danger.fill(0);
  const last = islandCount(table, seat) === 1;
  for (let place = 0; place < table.seats; place++) {
    const rival = place as Seat;
    if (rival === seat) continue;
    landings(table, rival, reach);
    for (let island = 0; island < table.owner.length; island++) {
      const troops = reach[island] as number;
      if (troops === 0 || table.owner[island] !== seat) continue;
      if (last && checkLanding(table, rival, island) !== null) continue;
      const falls = landBattleOdds(table, island, troops + 1).attackerWins;
      danger[island] = 1 - (1 - (danger[island] as number)) * (1 - falls);
    }
  }
}

/** The best a seat could take with Ares and so many recruits: worth of the island by the chance to get it. */
export function bestConquest(table: Table, held: Holdings, income: number, recruits: number): number {
  landings(table, held.seat, reach);
  let best = 0;
  for (let island = 0; island < boardOf(table).islands.length; island++) {
    const troops = reach[island] as number;
    if (troops === 0) continue;
    const owner = table.owner[island] as Seat | typeof NO_SEAT;
    if (owner !== NO_SEAT && checkLanding(table, held.seat, island) !== null) continue;
    const chance = owner === NO_SEAT ? 1 : landBattleOdds(table, island, troops + recruits).attackerWins;
    if (chance < 0.3) continue;
    best = Math.max(best, chance * conquestWorth(table, held, income, island) - (1 - chance) * troops);
  }
  return best;
}
