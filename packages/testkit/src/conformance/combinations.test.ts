import { defineGame } from '@atoll/engine';
import type { OptionField } from '@atoll/engine';
import { expect, test } from 'vitest';
import { pearls } from '../reference/index.js';
import { pearlsRules } from '../reference/pearls/index.js';
import type { PearlsTypes } from '../reference/pearls/index.js';
import { combinationsFor } from './combinations.js';

type Levels = Readonly<Record<'a' | 'b' | 'c', number>>;
type LevelsTypes = Omit<PearlsTypes, 'options'> & { options: Levels };

const level: OptionField<number> = { values: [0, 1, 2, 3], default: 0, rule: 'PEARL-1' };
const many = defineGame<LevelsTypes>({
  ...pearlsRules,
  options: {
    fields: { a: level, b: level, c: level },
    check: ({ a, b }, seats) => (a === 3 && b === 3 && seats > 2 ? { rule: 'PEARL-1', reason: 'too-much' } : null),
  },
  layOut: (seats, _options, rng, emit) => pearlsRules.layOut(seats, { deckSize: 24, diving: true }, rng, emit),
});

test('a few combinations are all played', () => {
  expect(combinationsFor(pearls, 2)).toHaveLength(4);
});

test('of many, every value of every option is', () => {
  const chosen = combinationsFor(many, 3);
  expect(chosen).toHaveLength(12);
  expect(new Set(chosen).size).toBe(12);
  for (const name of ['a', 'b', 'c'] as const) {
    expect(new Set(chosen.map((options) => options[name]))).toEqual(new Set([0, 1, 2, 3]));
  }
  expect(combinationsFor(many, 3)).toEqual(chosen);
});

test('those given are filled up, and left out where they are not allowed', () => {
  expect(combinationsFor(many, 2, [{ a: 3, b: 3 }, { c: 1 }])).toEqual([
    { a: 3, b: 3, c: 0 },
    { a: 0, b: 0, c: 1 },
  ]);
  expect(combinationsFor(many, 3, [{ a: 3, b: 3 }])).toEqual([]);
});
