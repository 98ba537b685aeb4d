// VA-8.1, VA-8.2 Ways over the sea, step by step: a move names only the end of one and its length.

import type { SpaceId } from '../data/spaces.js';
import { SPACE_INDEX } from '../data/spaces.js';
import { contains, firstOf } from '../sets.js';
import type { SpaceSet } from '../sets.js';
import type { Table } from '../state.js';
import { aroundOf, neighboursOf, oceanSpaces, spaceAt } from './geometry.js';

export function areNeighbours(one: SpaceId, other: SpaceId): boolean {
  return contains(neighboursOf(SPACE_INDEX[one]), SPACE_INDEX[other]);
}

/** One way of exactly so many steps, without its beginning; null if there is none. */
export function wayOf(table: Table, from: SpaceId, to: SpaceId, steps: number): SpaceId[] | null {
  const oceans = oceanSpaces(table);
  // Where the way may be after each step, then back from its end along spaces that led there.
  const reached: SpaceSet[] = [1 << SPACE_INDEX[from]];
  for (let step = 1; step <= steps; step++) reached.push(aroundOf(reached[step - 1] as SpaceSet) & oceans);
  let at = SPACE_INDEX[to];
  if (!contains(reached[steps] as SpaceSet, at)) return null;
  const way: SpaceId[] = [];
  for (let step = steps; step > 0; step--) {
    way.unshift(spaceAt(at));
    at = firstOf((reached[step - 1] as SpaceSet) & neighboursOf(at));
  }
  return way;
}
