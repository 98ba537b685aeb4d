// Dossier section 8: what may be chosen at the table. The two-player variant is no option: two players play it.

import type { Illegal, OptionsSchema } from '@atoll/engine';

export interface Options {
  /** VA-13.1: false leaves out phase 2 and all bonuses. */
  readonly characters: boolean;
}

const NEEDS_CHARACTERS: Illegal = { rule: 'VA-13.1', reason: 'two-players-need-characters' };

export const optionsSchema: OptionsSchema<Options> = {
  fields: { characters: { values: [true, false], default: true, rule: 'VA-13.1' } },
  check: (options, seats) => (seats === 2 && !options.characters ? NEEDS_CHARACTERS : null),
};
