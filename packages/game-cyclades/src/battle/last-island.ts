// CY-11.6, CY-11.7: a player's only island is safe from landings, unless its capture wins the game.

import type { Seat } from '@atoll/engine';
import {
  buildingCount,
  buildingsOf,
  buildingsOn,
  hasMetropolis,
  islandCount,
  metropolisCount,
  metropolisTilesLeft,
  ownerOf,
  roomBesideMetropolis,
} from '../board/islands.js';
import { metropolisesToWin } from '../cycle/ending.js';
import { BUILDING_TYPES } from '../data/buildings.js';
import type { Refusal } from '../rules.js';
import { NO_SEAT } from '../state.js';
import type { Table } from '../state.js';

const LAST_ISLAND: Refusal = { rule: 'CY-11.6', reason: 'last-island' };

/** May the seat land on this island at all? Open facts only: nobody is asked to show a proof (CY-11.9). */
export function checkLanding(table: Table, seat: Seat, island: number): Refusal | null {
  const owner = ownerOf(table, island);
  if (owner === NO_SEAT || owner === seat || islandCount(table, owner) > 1) return null;
  return captureWins(table, seat, island) ? null : LAST_ISLAND;
}

/**
 * The proof of CY-11.7: with this island the seat would have the metropolises needed, without it it has not. What it
 * could do later in the same turn does not count (CY-R16).
 */
export function captureWins(table: Table, seat: Seat, island: number): boolean {
  const needed = metropolisesToWin(table);
  const owned = metropolisCount(table, seat);
  if (owned >= needed) return false;
  const captured = hasMetropolis(table, island) ? 1 : 0;
  return owned + captured + metropolisesFromSets(table, seat, island) >= needed;
}

/** How many metropolises the sets completed by the island's buildings would bring at once. */
function metropolisesFromSets(table: Table, seat: Seat, island: number): number {
  let sets = Number.POSITIVE_INFINITY;
  for (const type of BUILDING_TYPES) {
    sets = Math.min(sets, buildingsOf(table, seat, type) + buildingsOn(table, island, type));
  }
  if (sets === 0) return 0;
  const sites = islandsWithoutMetropolis(table, seat, island);
  const placed = Math.min(sets, sites.length, metropolisTilesLeft(table));
  return placed > 1 && !secondSetSurvives(table, seat, island, sites) ? 1 : Math.min(placed, 2);
}

/** CY-9.4 c: where a metropolis could go, the captured island included. */
function islandsWithoutMetropolis(table: Table, seat: Seat, captured: number): number[] {
  const sites: number[] = [];
  for (let island = 0; island < table.owner.length; island++) {
    if ((island === captured || ownerOf(table, island) === seat) && !hasMetropolis(table, island)) sites.push(island);
  }
  return sites;
}

/**
 * CY-11.10: making room for the first metropolis may cost buildings of the second set. It survives if on some island
 * enough can go: one of each type for the first set, and beyond that only what neither set needs.
 */
function secondSetSurvives(table: Table, seat: Seat, captured: number, sites: readonly number[]): boolean {
  return sites.some((site) => {
    let left = buildingCount(table, site);
    for (const type of BUILDING_TYPES) {
      const here = buildingsOn(table, site, type);
      const spare = buildingsOf(table, seat, type) + buildingsOn(table, captured, type) - 2;
      if (here > 0) left -= 1 + Math.min(here - 1, spare);
    }
    return left <= roomBesideMetropolis(table, site);
  });
}
