// Every ask, move, event, reason, god, island, building and creature has its sentence in both languages, and nothing is
// left over.

import { cyclades } from '@atoll/game-cyclades';
import { BOARD_DATA, BUILDING_IDS, CREATURE_IDS, GOD_IDS, SLOT_IDS } from '@atoll/game-cyclades/table';
import type { Seat } from '@atoll/engine';
import { expect, test } from 'vitest';
import type { AnyFields } from '../types.ts';
import { textOf, wordsFor } from '../words.ts';
import { testPhrases, testWords } from '../words.testing.ts';
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

test('French speaks to the reader where it speaks of him', () => {
  const say = wordsFor({ words: fr, locale: 'fr', seatFields: SEAT_FIELDS, viewer: 0 as Seat });
  const told = (event: AnyFields & Readonly<Record<string, unknown>>): string =>
    textOf(say.event(event) ?? [], (of) => (of === 0 ? 'Vous' : 'Isla'));
  expect(told({ type: 'fleets-moved', seat: 0, from: 'a1', to: 'a2', fleets: 1 })).toMatch(/^Vous naviguez /);
  expect(told({ type: 'fleets-moved', seat: 1, from: 'a1', to: 'a2', fleets: 1 })).toMatch(/^Isla navigue /);
  expect(told({ type: 'battle-began', attacker: 1, defender: 0, place: 'naxos' })).toMatch(/^Isla vous attaque /);
  expect(told({ type: 'island-taken', seat: 1, island: 'naxos', from: 0 })).toMatch(/^Isla vous prend /);
  expect(Object.values(fr.events).filter((template) => template.startsWith('{seat} '))).toEqual([]);
});
