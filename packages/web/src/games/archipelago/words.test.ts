// Every ask, move, event, reason, card, objective, trend, tile and action has its sentence in both languages, and nothing
// is left over.

import { archipelago } from '@atoll/game-archipelago';
import {
  BUILDINGS,
  CARDS,
  HEXES,
  OBJECTIVES,
  RESOURCES,
  SIDES,
  TRENDS,
  WHEEL_ACTIONS,
} from '@atoll/game-archipelago/table';
import type { Seat } from '@atoll/engine';
import { expect, test } from 'vitest';
import { textOf, wordsFor } from '../words.ts';
import { testPhrases, testWords } from '../words.testing.ts';
import { meaningOf } from './meaning.ts';
import { PHRASES } from './phrases.ts';
import { previewOf } from './preview.ts';
import { SEAT_FIELDS } from './questions.ts';
import { stories } from './stories.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

testWords({
  game: archipelago,
  words: { en, fr },
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
  meaning: meaningOf,
  preview: previewOf,
  atLeast: 500,
});

testPhrases(new URL('./', import.meta.url), PHRASES);

test('a move speaks of pieces and places, not of their numbers alone', () => {
  const spoken = (name: string, type: string): string[] => {
    const { view, viewer, decision } = stories.find((story) => story.name === name) as (typeof stories)[number];
    const say = wordsFor({ words: en, locale: 'en', seatFields: SEAT_FIELDS, viewer: viewer as Seat });
    const moves = (decision?.legal ?? []).filter((move) => move.type === type);
    return moves.map((move) => textOf(say.move({ ...move, ...meaningOf(move, view) }), (seat) => `P${seat}`));
  };
  expect(spoken('evolve', 'rotate-card')).toContainEqual(expect.stringMatching(/^Rotate [A-Z][a-z]+/));
  for (const [name, type, form] of [
    ['migrate', 'migrate', /^The (citizen|ship) \d+ \(region \d+\) goes to region \d+( [a-c])?(, onto the \w+)?$/],
    ['sail-or-land', 'land', /^Land in region \d+/],
    ['construct', 'construct', /: the (citizen|ship) \d+ \(region \d+\)/],
    ['stand-citizen', 'stand', /^Stand (your citizen \d+|citizen \d+ of P\d) \(region \d+\) up$/],
    ['place-hex', 'place-hex', /beside regions? \d+/],
    ['pillage', 'pillage', /^Pillage [A-Z][a-z ]+ in region \d+$/],
  ] as const) {
    const sentences = spoken(name, type);
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) expect(sentence).toMatch(form);
  }
});
