// CY-1.4, CY-8.2, CY-8.3: islands, their owners, troops and building squares.

import type { Seat } from '@atoll/engine';
import { BUILDING_IDS, FORTRESS, PORT, TEMPLE, UNIVERSITY } from '../data/buildings.js';
import type { BuildingId, BuildingType } from '../data/buildings.js';
import { BUILDINGS_OF_A_TYPE, METROPOLIS_TILES, PROSPERITY_MARKERS } from '../data/components.js';
import type { Holder, Table } from '../state.js';
import { boardOf } from './geometry.js';

export function ownerOf(table: Table, island: number): Holder {
  return table.owner[island] as Holder;
}

export function troopsOn(table: Table, island: number): number {
  return table.troops[island] as number;
}

export function hasMetropolis(table: Table, island: number): boolean {
  return table.metropolis[island] === 1;
}

export function buildingsOn(table: Table, island: number, type: BuildingType): number {
  return table.buildings[4 * island + type] as number;
}

export function buildingTypeOf(building: BuildingId): BuildingType {
  return BUILDING_IDS.indexOf(building) as BuildingType;
}

export function buildingIdOf(type: BuildingType): BuildingId {
  return BUILDING_IDS[type];
}

/** All buildings of the island, without the metropolis. */
export function buildingCount(table: Table, island: number): number {
  const { buildings } = table;
  const first = 4 * island;
  return (
    (buildings[first] as number) +
    (buildings[first + 1] as number) +
    (buildings[first + 2] as number) +
    (buildings[first + 3] as number)
  );
}

/** CY-8.3: how many buildings fit beside a metropolis. */
export function roomBesideMetropolis(table: Table, island: number): number {
  const board = boardOf(table);
  return (board.squares[island] as number) - (board.covered[island] as number);
}

export function freeSquares(table: Table, island: number): number {
  const squares = hasMetropolis(table, island)
    ? roomBesideMetropolis(table, island)
    : (boardOf(table).squares[island] as number);
  return squares - buildingCount(table, island);
}

export function islandCount(table: Table, seat: Seat): number {
  let count = 0;
  for (const owner of table.owner) {
    if (owner === seat) count += 1;
  }
  return count;
}

/** The islands of a seat, in the order of the data. */
export function islandsOf(table: Table, seat: Seat): number[] {
  const islands: number[] = [];
  for (let island = 0; island < table.owner.length; island++) {
    if (table.owner[island] === seat) islands.push(island);
  }
  return islands;
}

/** The islands of a seat as a set of bits, island 0 in the lowest. */
export function islandBitsOf(table: Table, seat: Seat): number {
  let bits = 0;
  for (let island = 0; island < table.owner.length; island++) {
    if (table.owner[island] === seat) bits |= 1 << island;
  }
  return bits;
}

export function metropolisCount(table: Table, seat: Seat): number {
  let count = 0;
  for (let island = 0; island < table.owner.length; island++) {
    if (table.owner[island] === seat) count += table.metropolis[island] as number;
  }
  return count;
}

/** How many buildings of the type the seat owns. */
export function buildingsOf(table: Table, seat: Seat, type: BuildingType): number {
  let count = 0;
  for (let island = 0; island < table.owner.length; island++) {
    if (table.owner[island] === seat) count += buildingsOn(table, island, type);
  }
  return count;
}

export function troopsOnBoard(table: Table, seat: Seat): number {
  let count = 0;
  for (let island = 0; island < table.owner.length; island++) {
    if (table.owner[island] === seat) count += troopsOn(table, island);
  }
  return count;
}

/** CY-1.8: what is left in the supply follows from what stands on the board. */
export function buildingsLeft(table: Table, type: BuildingType): number {
  let left = BUILDINGS_OF_A_TYPE;
  for (let place: number = type; place < table.buildings.length; place += 4) left -= table.buildings[place] as number;
  return left;
}

export function metropolisTilesLeft(table: Table): number {
  let left = METROPOLIS_TILES;
  for (const standing of table.metropolis) left -= standing;
  return left;
}

export function prosperityMarkersLeft(table: Table): number {
  let left = PROSPERITY_MARKERS;
  for (const markers of table.prosperity) left -= markers;
  return left;
}

export function addBuilding(draft: Table, island: number, type: BuildingType): void {
  draft.buildings[4 * island + type] = buildingsOn(draft, island, type) + 1;
}

/** CY-13.7: of the temples of an island a used one goes first. */
export function removeBuilding(draft: Table, island: number, type: BuildingType): void {
  draft.buildings[4 * island + type] = buildingsOn(draft, island, type) - 1;
  const used = draft.usedTemples[island] as number;
  if (type === TEMPLE && used > 0) draft.usedTemples[island] = used - 1;
}

/** CY-9.2: one of each type, wherever they stand. */
export function ownsFullSet(table: Table, seat: Seat): boolean {
  let port = 0;
  let fortress = 0;
  let temple = 0;
  let university = 0;
  for (let island = 0; island < table.owner.length; island++) {
    if (table.owner[island] !== seat) continue;
    port += buildingsOn(table, island, PORT);
    fortress += buildingsOn(table, island, FORTRESS);
    temple += buildingsOn(table, island, TEMPLE);
    university += buildingsOn(table, island, UNIVERSITY);
  }
  return port > 0 && fortress > 0 && temple > 0 && university > 0;
}
