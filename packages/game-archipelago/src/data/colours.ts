// The colours; violet only with five players. Pairs of the 2-player game: seed; the fifth colour: public.

import type { Name } from './names.js';

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

export const COLOUR_NAMES: Readonly<Record<Colour, Name>> = {
  red: { en: 'red', fr: 'rouge' },
  yellow: { en: 'yellow', fr: 'jaune' },
  green: { en: 'green', fr: 'vert' },
  blue: { en: 'blue', fr: 'bleu' },
  violet: { en: 'violet', fr: 'violet' },
};

/** AR-24.2 The two colours of each seat with two players. */
export const TWO_PLAYER_COLOURS: readonly (readonly [Colour, Colour])[] = [
  ['red', 'yellow'],
  ['green', 'blue'],
];
