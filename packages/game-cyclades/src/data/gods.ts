// CY-7.1, CY-8.1, CY-10.1, CY-11.1, CY-13.6, CY-16: what each god gives.

import type { BuildingId } from './buildings.js';
import type { Name } from './components.js';

export const MAIN_GODS = ['poseidon', 'ares', 'zeus', 'athena'] as const;
export type MainGod = (typeof MAIN_GODS)[number];

export const GOD_IDS = [...MAIN_GODS, 'apollo'] as const;
export type GodId = (typeof GOD_IDS)[number];

export interface MainGodData {
  readonly name: Name;
  readonly building: BuildingId;
  readonly recruits: 'fleet' | 'troop' | 'priest' | 'philosopher';
  /** What the first, second, … recruit of a turn costs; there is no further one. */
  readonly recruitCosts: readonly number[];
  readonly special: 'move-fleets' | 'move-troops' | 'replace-creature' | null;
}

export const GODS: Readonly<Record<MainGod, MainGodData>> = {
  poseidon: {
    name: { en: 'Poseidon', fr: 'Poséidon' },
    building: 'port', recruits: 'fleet', recruitCosts: [0, 1, 2, 3], special: 'move-fleets',
  },
  ares: {
    name: { en: 'Ares', fr: 'Arès' },
    building: 'fortress', recruits: 'troop', recruitCosts: [0, 2, 3, 4], special: 'move-troops',
  },
  zeus: {
    name: { en: 'Zeus', fr: 'Zeus' },
    building: 'temple', recruits: 'priest', recruitCosts: [0, 4], special: 'replace-creature',
  },
  athena: {
    name: { en: 'Athena', fr: 'Athéna' },
    building: 'university', recruits: 'philosopher', recruitCosts: [0, 4], special: null,
  },
};

export const APOLLO = {
  name: { en: 'Apollo', fr: 'Apollon' },
  /** CY-16.1 */
  goldWithOneIsland: 4,
  goldWithMoreIslands: 1,
} as const satisfies { readonly name: Name } & Readonly<Record<string, unknown>>;

/** CY-10.1, CY-11.1, CY-13.6: the special actions cost the same. */
export const SPECIAL_COST = 1;
/** CY-10.1 */
export const STEPS_OF_A_MOVEMENT = 3;
