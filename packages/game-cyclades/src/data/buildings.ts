// CY-8: the four types of building and the metropolis.

import type { Name } from './components.js';

/** In this order buildings lie in the state: see `Table.buildings`. */
export const BUILDING_IDS = ['port', 'fortress', 'temple', 'university'] as const;
export type BuildingId = (typeof BUILDING_IDS)[number];

export const PORT = 0;
export const FORTRESS = 1;
export const TEMPLE = 2;
export const UNIVERSITY = 3;
/** The place of a type in BUILDING_IDS. */
export type BuildingType = typeof PORT | typeof FORTRESS | typeof TEMPLE | typeof UNIVERSITY;
export const BUILDING_TYPES: readonly BuildingType[] = [PORT, FORTRESS, TEMPLE, UNIVERSITY];
export const BUILDING_NAMES: Readonly<Record<BuildingId | 'metropolis', Name>> = {
  port: { en: 'Port', fr: 'Port' },
  fortress: { en: 'Fortress', fr: 'Forteresse' },
  temple: { en: 'Temple', fr: 'Temple' },
  university: { en: 'University', fr: 'Université' },
  metropolis: { en: 'Metropolis', fr: 'Métropole' },
};

/** CY-8.1 */
export const BUILDING_COST = 2;
/** CY-9.5 */
export const PHILOSOPHERS_OF_A_METROPOLIS = 4;
