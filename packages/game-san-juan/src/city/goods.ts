// SJ-1.6: goods laid on buildings and taken off them, unseen.

import type { Seat } from '@atoll/engine';
import { BUILDINGS } from '../data/buildings.js';
import type { BuildingId } from '../data/buildings.js';
import type { Good } from '../data/goods.js';
import { playerAt } from '../state.js';
import type { Slot, State } from '../state.js';

/** Takes a good of this kind off the first building that has one; the caller has checked that there is one. */
export function takeGood(draft: State, seat: Seat, good: Good): BuildingId {
  const { city } = playerAt(draft, seat);
  let i = 0;
  while (!holds(city[i] as Slot, good)) i++;
  const slot = city[i] as Slot;
  const card = slot.good as BuildingId;
  slot.good = null;
  return card;
}

function holds(slot: Slot, good: Good): boolean {
  return slot.good !== null && BUILDINGS[slot.building].good === good;
}

/** The first empty building of this type, null if there is none. */
export function emptySlot(draft: State, seat: Seat, building: BuildingId): Slot | null {
  const { city } = playerAt(draft, seat);
  for (let i = 0; i < city.length; i++) {
    const slot = city[i] as Slot;
    if (slot.building === building && slot.good === null) return slot;
  }
  return null;
}
