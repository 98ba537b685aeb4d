// VA-2.2 What the actions on an island have in common: the boat must be next to it.

import type { Seat } from '@atoll/engine';
import { isNextTo } from '../board/geometry.js';
import { ISLAND_IDS, islandData } from '../data/tiles.js';
import type { IslandId } from '../data/tiles.js';
import type { Island, Table } from '../state.js';
import type { Pair } from './rule.js';
import type { Refusal } from '../rules.js';

export function islandOf(table: Table, tile: IslandId): Island | null {
  for (const island of table.islands) {
    if (island.tile === tile) return island;
  }
  return null;
}

/** The island named, if the boat is next to it; else why not. */
export function checkNextTo(table: Table, seat: Seat, tile: IslandId): Refusal | Island {
  const island = islandOf(table, tile);
  if (island !== null && isNextTo(table, seat, island)) return island;
  return { rule: 'VA-2.2', reason: 'boat-not-next-to-island', params: { island: tile } };
}

export function isIllegal(checked: Refusal | Island): checked is Refusal {
  return 'reason' in checked;
}

/** What there is still room for on an island. */
export const STALL = 1;
export const DRAWING = 2;
export const TOURIST = 4;

/** Any of the three, added up: one look at the tile. */
export function roomOn(island: Island): number {
  const { stallSlots, drawingSlots, touristCapacity } = islandData(island.tile);
  return (
    (stallsOn(island) < stallSlots ? STALL : 0) |
    (island.drawings < drawingSlots ? DRAWING : 0) |
    (island.tourists < touristCapacity ? TOURIST : 0)
  );
}

export function stallsOn(island: Island): number {
  let stalls = 0;
  for (const ofSeat of island.stalls) stalls += ofSeat;
  return stalls;
}

/** One pair of moves for each island. */
export function movesByIsland<M>(move: (island: IslandId, bonus: boolean) => M): Readonly<Record<IslandId, Pair<M>>> {
  return Object.fromEntries(
    ISLAND_IDS.map((island) => [island, [move(island, false), move(island, true)]]),
  ) as unknown as Readonly<Record<IslandId, Pair<M>>>;
}
