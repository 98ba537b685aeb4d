// The board as the bots read it: what lies around a space, and how far spaces are apart.

import { areNeighbours, SPACE_IDS, SPACES } from '@atoll/game-vanuatu/table';
import type { Island, Table } from '@atoll/game-vanuatu/table';

const NEXT: readonly (readonly boolean[])[] = SPACE_IDS.map((one) =>
  SPACE_IDS.map((other) => areNeighbours(one, other)),
);

export function isBeside(table: Table, space: number, island: Island): boolean {
  return (NEXT[space] as readonly boolean[])[island.space] as boolean;
}

/** Steps over the hexes, whatever lies on them. */
export function distance(one: number, other: number): number {
  const [a, b] = [SPACES[one], SPACES[other]];
  if (a === undefined || b === undefined) return 0;
  const [q, r] = [a.q - b.q, a.r - b.r];
  return q * r > 0 ? Math.max(Math.abs(q), Math.abs(r)) : Math.abs(q) + Math.abs(r);
}

export function isOcean(table: Table, space: number): boolean {
  if (table.tiles[space] === null) return false;
  for (const island of table.islands) if (island.space === space) return false;
  return true;
}
