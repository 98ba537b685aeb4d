// Printed figures under the options of the table (R1), and what an absent player would part with (R13).

import { BUILDINGS } from '../data/buildings.js';
import type { Building, BuildingId } from '../data/buildings.js';
import type { Options } from '../options.js';

const PUBLIC_CUSTOMS_HOUSE = { cost: 3, points: 2 };

export function costOf(options: Options, building: BuildingId): number {
  return costOfCard(options, BUILDINGS[building]);
}

/** The same, for whoever has looked the building up already. */
export function costOfCard(options: Options, { id, cost }: Building): number {
  return id === 'customs-house' && options.customsHouseFigures === 'public' ? PUBLIC_CUSTOMS_HOUSE.cost : cost;
}

export function pointsOf(options: Options, building: BuildingId): number {
  if (options.customsHouseFigures === 'public' && building === 'customs-house') return PUBLIC_CUSTOMS_HOUSE.points;
  return BUILDINGS[building].points;
}

/** The cheapest first, ties by id. `cards` are in the order of ids, and sorting is stable. */
export function cheapestFirst(options: Options, cards: readonly BuildingId[]): BuildingId[] {
  return cards.toSorted((a, b) => costOf(options, a) - costOf(options, b));
}

/** The dearest `count`, ties by id, in the order of ids. */
export function dearest(options: Options, cards: readonly BuildingId[], count: number): BuildingId[] {
  return cards
    .toSorted((a, b) => costOf(options, b) - costOf(options, a))
    .slice(0, count)
    .toSorted();
}
