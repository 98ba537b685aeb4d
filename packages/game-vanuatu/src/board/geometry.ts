// VA-2 Board and neighbourhood.

import type { Seat } from '@atoll/engine';
import { SPACE_IDS, SPACES } from '../data/spaces.js';
import type { SpaceId } from '../data/spaces.js';
import { contains, firstOf } from '../sets.js';
import type { SpaceSet } from '../sets.js';
import { playerAt } from '../state.js';
import type { Island, Table } from '../state.js';

/** VA-2.1: the neighbours of each space. */
const NEIGHBOURS: readonly SpaceSet[] = SPACES.map((space) => {
  let neighbours = 0;
  for (const [index, other] of SPACES.entries()) {
    const dq = other.q - space.q;
    const dr = other.r - space.r;
    const touches = (dq !== 0 || dr !== 0) && Math.abs(dq) <= 1 && Math.abs(dr) <= 1 && dq !== -dr;
    if (touches) neighbours |= 1 << index;
  }
  return neighbours;
});

export function neighboursOf(space: number): SpaceSet {
  return NEIGHBOURS[space] as SpaceSet;
}

export function spaceAt(index: number): SpaceId {
  return SPACE_IDS[index] as SpaceId;
}

/** Every space that touches one of these. */
export function aroundOf(set: SpaceSet): SpaceSet {
  let around = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) around |= neighboursOf(firstOf(rest));
  return around;
}

export function placedSpaces(table: Table): SpaceSet {
  let placed = 0;
  for (let space = 0; space < table.tiles.length; space++) {
    if (table.tiles[space] !== null) placed |= 1 << space;
  }
  return placed;
}

export function islandSpaces(table: Table): SpaceSet {
  let islands = 0;
  for (const island of table.islands) islands |= 1 << island.space;
  return islands;
}

/** VA-2.2: where boats may be. */
export function oceanSpaces(table: Table): SpaceSet {
  return placedSpaces(table) & ~islandSpaces(table);
}

/** VA-2.2 */
export function isNextTo(table: Table, seat: Seat, island: Island): boolean {
  return contains(neighboursOf(island.space), playerAt(table, seat).boat);
}
