// How far a seat is on the way to its next metropolis, and what one more step is worth.

import { BUILDING_TYPES } from '@atoll/game-cyclades/search';
import type { BuildingType } from '@atoll/game-cyclades/search';
import type { Holdings } from './holdings.js';
import {
  METROPOLIS,
  PART_BY_PHILOSOPHERS,
  PART_BY_TYPES,
  SECOND_WAY,
  SPARE_BUILDING,
  WINNING_METROPOLIS,
} from './worths.js';

/** What the next metropolis is worth to whoever has these. */
export function metropolisWorth(held: Holdings): number {
  return held.missing <= 1 ? WINNING_METROPOLIS : METROPOLIS;
}

/** The part of the next metropolis that is won already: 0 to 1. */
export function partWon(held: Holdings, types: number = held.types, philosophers: number = held.philosophers): number {
  const missing = 4 - types;
  // A set needs all four to stand at the same time.
  const room = held.squares >= missing - (types - held.types) ? 1 : 0.5;
  const bySet = room * (PART_BY_TYPES[types] as number);
  const byCards = PART_BY_PHILOSOPHERS[philosophers] as number;
  const part = Math.max(bySet, byCards) + SECOND_WAY * Math.min(bySet, byCards);
  return held.sites > 0 ? Math.min(1, part) : part * 0.3;
}

/** What one more building of the type is worth as a step to the next metropolis. */
export function buildingStep(held: Holdings, type: BuildingType): number {
  const goal = metropolisWorth(held);
  if ((held.buildings[type] as number) > 0) return held.squares > 4 - held.types ? SPARE_BUILDING : 0;
  if (held.types < 3) return goal * (partWon(held, held.types + 1) - partWon(held));
  return held.sites > 0 ? goal - goal * (partWon(held) - partWon(held, spareTypes(held))) : 0;
}

/** The types of which a building is left after a set is exchanged. */
function spareTypes(held: Holdings): number {
  let spare = 0;
  for (const type of BUILDING_TYPES) if ((held.buildings[type] as number) > 1) spare += 1;
  return spare;
}

/** The same for one more philosopher. */
export function philosopherStep(held: Holdings): number {
  const goal = metropolisWorth(held);
  const { types, philosophers } = held;
  if (philosophers < 3) return goal * (partWon(held, types, philosophers + 1) - partWon(held));
  return held.sites > 0 ? goal - goal * (partWon(held) - partWon(held, types, 0)) : 0;
}

/** What losing one of the type would cost. */
export function buildingLoss(held: Holdings, type: BuildingType): number {
  if ((held.buildings[type] as number) > 1) return SPARE_BUILDING;
  return metropolisWorth(held) * (partWon(held) - partWon(held, held.types - 1));
}
