// Dossier section 8: what a table chooses before it starts.

import type { OptionsSchema } from '@atoll/engine';
import type { TWO_PLAYER_STARTS } from './data/setups.js';

export interface Options {
  /** Section 3: starting positions dealt at random, or seat by seat in the order of the data. */
  readonly positions: 'dealt' | 'by-seat';
  /** CY-R1: the second position with 2 players; `f1` is the source to the letter. */
  readonly twoPlayerStart: keyof typeof TWO_PLAYER_STARTS;
}

export const optionsSchema: OptionsSchema<Options> = {
  fields: {
    positions: { values: ['dealt', 'by-seat'], default: 'dealt', rule: 'CY-1.9' },
    twoPlayerStart: {
      values: ['rineia-folegandros', 'rineia-folegandros-f1', 'rineia-sifnos'],
      default: 'rineia-folegandros',
      rule: 'CY-R1',
    },
  },
  check(options, seats) {
    if (seats === 2 || options.twoPlayerStart === 'rineia-folegandros') return null;
    return { rule: 'CY-R1', reason: 'two-players-only' };
  },
};
