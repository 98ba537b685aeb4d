// CY-14, CY-15: the 17 creatures, one card each. Effects are public knowledge, told in the dossier in our own words.

import type { Name } from './components.js';

export interface CreatureData {
  readonly name: Name;
  /** What stands on the board after the call, if anything. */
  readonly figurine: 'none' | 'sea' | 'island';
}

export const CREATURES = {
  siren: { name: { en: 'Siren', fr: 'Sirène' }, figurine: 'none' },
  pegasus: { name: { en: 'Pegasus', fr: 'Pégase' }, figurine: 'none' },
  giant: { name: { en: 'Giant', fr: 'Géant' }, figurine: 'none' },
  chimera: { name: { en: 'Chimera', fr: 'Chimère' }, figurine: 'none' },
  cyclops: { name: { en: 'Cyclops', fr: 'Cyclope' }, figurine: 'none' },
  sphinx: { name: { en: 'Sphinx', fr: 'Sphinx' }, figurine: 'none' },
  sylph: { name: { en: 'Sylph', fr: 'Sylphe' }, figurine: 'none' },
  harpy: { name: { en: 'Harpy', fr: 'Harpie' }, figurine: 'none' },
  griffon: { name: { en: 'Griffon', fr: 'Griffon' }, figurine: 'none' },
  fates: { name: { en: 'The Fates', fr: 'Moires' }, figurine: 'none' },
  satyr: { name: { en: 'Satyr', fr: 'Satyre' }, figurine: 'none' },
  dryad: { name: { en: 'Dryad', fr: 'Dryade' }, figurine: 'none' },
  kraken: { name: { en: 'Kraken', fr: 'Kraken' }, figurine: 'sea' },
  minotaur: { name: { en: 'Minotaur', fr: 'Minotaure' }, figurine: 'island' },
  chiron: { name: { en: 'Chiron', fr: 'Chiron' }, figurine: 'island' },
  medusa: { name: { en: 'Medusa', fr: 'Méduse' }, figurine: 'island' },
  polyphemus: { name: { en: 'Polyphemus', fr: 'Polyphème' }, figurine: 'island' },
} as const satisfies Readonly<Record<string, CreatureData>>;

export type CreatureId = keyof typeof CREATURES;
export const CREATURE_IDS = Object.keys(CREATURES) as readonly CreatureId[];

/** The four that stand on islands (CY-15.3), in the order in which they lie in the state. */
export const FIGURINE_IDS = ['minotaur', 'chiron', 'medusa', 'polyphemus'] as const;
export type FigurineId = (typeof FIGURINE_IDS)[number];
export const MINOTAUR = 0;
export const CHIRON = 1;
export const MEDUSA = 2;
export const POLYPHEMUS = 3;
/** The place of a figurine in FIGURINE_IDS. */
export type Figurine = typeof MINOTAUR | typeof CHIRON | typeof MEDUSA | typeof POLYPHEMUS;
export const FIGURINES: readonly Figurine[] = [MINOTAUR, CHIRON, MEDUSA, POLYPHEMUS];

/** CY-2.1: the slots of the track, left to right. */
export const SLOT_IDS = ['slot-4', 'slot-3', 'slot-2'] as const;
export type SlotId = (typeof SLOT_IDS)[number];
export const SLOT_PRICES = [4, 3, 2] as const;

/** CY-13.1: temples lower a price to this and no further. */
export const MINIMUM_PRICE = 1;
/** CY-15.5 */
export const MINOTAUR_STRENGTH = 2;
/** CY-14.6 */
export const SPHINX_PRICE = 2;
/** CY-14.7 */
export const SYLPH_STEPS = 10;
/** CY-15.1 */
export const KRAKEN_STEP_COST = 1;
