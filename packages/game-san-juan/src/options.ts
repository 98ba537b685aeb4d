// SJ-0.1 and dossier section 8: what a table chooses before it starts.

import type { OptionsSchema } from '@atoll/engine';

export interface Options {
  readonly expansion: boolean;
  readonly startingHand: 'four' | 'draft';
  readonly customsHouseFigures: 'seed' | 'public';
  /** R16: drawn by lot, or whoever sits first. */
  readonly governor: 'drawn' | 'first-seat';
}

export const optionsSchema: OptionsSchema<Options> = {
  fields: {
    expansion: { values: [false, true], default: false, rule: 'SJ-0.5' },
    startingHand: { values: ['four', 'draft'], default: 'four', rule: 'SJ-0.9' },
    customsHouseFigures: { values: ['seed', 'public'], default: 'seed', rule: 'R1' },
    governor: { values: ['drawn', 'first-seat'], default: 'drawn', rule: 'SJ-0.2' },
  },
};
