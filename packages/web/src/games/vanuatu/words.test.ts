// Every ask, move, event, reason and thing has its sentence in both languages, and nothing is left over.

import { vanuatu } from '@atoll/game-vanuatu';
import {
  ACTION_IDS,
  CHARACTER_IDS,
  GOOD_IDS,
  REST_TOKEN_IDS,
  SHIP_IDS,
  SPACE_IDS,
  TILE_IDS,
} from '@atoll/game-vanuatu/table';
import { expect, test } from 'vitest';
import { sorted, testPhrases, testWords } from '../words.testing.ts';
import { PHRASES } from './phrases.ts';
import { stories } from './stories.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

testWords({
  game: vanuatu,
  words: { en, fr },
  told: [...ACTION_IDS, ...CHARACTER_IDS, ...GOOD_IDS, ...REST_TOKEN_IDS, ...SHIP_IDS, ...TILE_IDS],
  named: SPACE_IDS,
  stories,
  seatFields: [],
  atLeast: 100,
});

testPhrases(new URL('./', import.meta.url), PHRASES);

test.each([en, fr])('speaks of every ending and source of points', (words) => {
  expect(Object.keys(words.endings)).toEqual(['eight-rounds-played']);
  const { state } = vanuatu.setup(3, { characters: true }, 'sources');
  const sources = vanuatu.standings(state)[0]?.breakdown.map(({ source }) => source) ?? [];
  expect(sorted(Object.keys(words.sources))).toEqual(sorted(sources));
});
