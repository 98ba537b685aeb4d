// Every ask, move, event, reason and thing has its sentence in both languages, and nothing is left over.

import { readFileSync } from 'node:fs';
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
import { keysIn, sorted, sourcesIn, testPhrases, testWords } from '../words.testing.ts';
import { PHRASES } from './phrases.ts';
import { stories } from './stories.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const rules = new URL('../../../../game-vanuatu/src/', import.meta.url);

/** What is missing for a plan is told by functions of its own. */
const missing = keysIn(
  readFileSync(new URL('planning/missing.ts', rules), 'utf8'),
  /[?:] '([a-z]+(?:-[a-z]+)+)'/g,
  /return '([a-z]+(?:-[a-z]+)+)'/g,
);
const refusals = sourcesIn(rules).flatMap(({ text }) =>
  keysIn(text, /reason: '([a-z-]+)'/g, /reason: [\w.()]+ \? '([a-z-]+)' : '([a-z-]+)'/g),
);

testWords({
  game: vanuatu,
  words: { en, fr },
  reasons: [...refusals, ...missing],
  told: [...ACTION_IDS, ...CHARACTER_IDS, ...GOOD_IDS, ...REST_TOKEN_IDS, ...SHIP_IDS, ...TILE_IDS],
  named: SPACE_IDS,
  stories,
  seatFields: [],
  atLeast: 100,
});

testPhrases(new URL('./', import.meta.url), PHRASES);

test.each([en, fr])('speaks of every ending and source of points', (words) => {
  expect(Object.keys(words.endings)).toEqual(['eight-rounds-played']);
  const sources = keysIn(readFileSync(new URL('scoring.ts', rules), 'utf8'), /source: '([a-z-]+)'/g);
  expect(sorted(Object.keys(words.sources))).toEqual(sorted(sources));
});

test('every reason why something cannot be planned has its few words on the action space', () => {
  const lacks = new Set(keysIn(readFileSync(new URL('planning/missing.ts', rules), 'utf8'), /'([a-z]+(?:-[a-z]+)+)'/g));
  expect(sorted(Object.keys(PHRASES.en.lacks))).toEqual(sorted(lacks));
  expect(sorted(Object.keys(PHRASES.fr.lacks))).toEqual(sorted(lacks));
});
