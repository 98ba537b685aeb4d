// Every ask, move, event, reason, card, objective, trend, tile and action has its sentence in both languages, and nothing
// is left over.

import {
  archipelago,
  BUILDINGS,
  CARDS,
  HEXES,
  OBJECTIVES,
  RESOURCES,
  SIDES,
  TRENDS,
  WHEEL_ACTIONS,
} from '@atoll/game-archipelago';
import { keysIn, sourcesIn, testPhrases, testWords } from '../words.testing.ts';
import { PHRASES } from './phrases.ts';
import { previewOf } from './preview.ts';
import { SEAT_FIELDS } from './questions.ts';
import { stories } from './stories.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

/** An action that would change nothing is refused by its name. */
const IDLE_ACTIONS = [
  'reproduction',
  'exploration',
  'recruitment',
  'construction',
  'transaction',
  'migration',
  'harvest',
].map((action) => `${action}-does-nothing`);

testWords({
  game: archipelago,
  words: { en, fr },
  reasons: [
    ...sourcesIn(new URL('../../../../game-archipelago/src/', import.meta.url)).flatMap(({ text }) =>
      keysIn(text, /reason: '([a-z-]+)'/g),
    ),
    ...IDLE_ACTIONS,
  ],
  told: [...CARDS, ...OBJECTIVES, ...TRENDS, ...WHEEL_ACTIONS, ...RESOURCES, ...BUILDINGS],
  named: [
    'ship',
    'citizen',
    'token',
    'hut',
    'screen',
    'domestic',
    'export',
    'character',
    'progress',
    ...SIDES,
    ...HEXES,
  ],
  stories,
  seatFields: SEAT_FIELDS,
  preview: previewOf,
  atLeast: 500,
});

testPhrases(new URL('./', import.meta.url), PHRASES);
