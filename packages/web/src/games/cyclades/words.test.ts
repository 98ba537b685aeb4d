// Every ask, move, event, reason, god, island, building and creature has its sentence in both languages, and nothing is
// left over.

import { BOARD_DATA, BUILDING_IDS, CREATURE_IDS, cyclades, GOD_IDS, SLOT_IDS } from '@atoll/game-cyclades';
import { keysIn, sourcesIn, testPhrases, testWords } from '../words.testing.ts';
import { PHRASES } from './phrases.ts';
import { preview } from './preview.ts';
import { SEAT_FIELDS } from './questions.ts';
import { stories } from './stories.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

const places = Object.values(BOARD_DATA).flatMap(({ islands, seas }) => [...islands, ...seas].map(({ id }) => id));

testWords({
  game: cyclades,
  words: { en, fr },
  reasons: sourcesIn(new URL('../../../../game-cyclades/src/', import.meta.url)).flatMap(({ text }) =>
    keysIn(text, /rule[:,][^}]*?reason: '([a-z-]+)'/g),
  ),
  told: [
    ...places,
    ...GOD_IDS,
    ...BUILDING_IDS,
    'metropolis',
    ...CREATURE_IDS,
    'troop',
    'fleet',
    'priest',
    'philosopher',
  ],
  named: [...SLOT_IDS, 'no-tile', 'no-island'],
  stories,
  seatFields: SEAT_FIELDS,
  preview,
  atLeast: 1000,
});

testPhrases(new URL('./', import.meta.url), PHRASES);
