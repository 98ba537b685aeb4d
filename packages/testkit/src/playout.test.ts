import { hashOf, verify } from '@atoll/engine';
import { expect, test } from 'vitest';
import { randomPlayout } from './playout.js';
import type { Played } from './playout.js';
import { pearls } from './reference/index.js';
import type { PearlsTypes } from './reference/index.js';

const table = { seats: 3, options: { deckSize: 18, diving: true }, seed: 'playout' } as const;

test('the same table gives the same game, and its record proves it', () => {
  const [one, other] = [randomPlayout(pearls, table), randomPlayout(pearls, table)];
  expect(hashOf(one.last)).toBe(hashOf(other.last));
  expect(hashOf(verify(pearls, one.record))).toBe(hashOf(one.last));
  expect(hashOf(randomPlayout(pearls, { ...table, seed: 'another' }).last)).not.toBe(hashOf(one.last));
});

test('every step is told, with what was open and what was legal', () => {
  const steps: Played<PearlsTypes>[] = [];
  const { steps: played, over } = randomPlayout(pearls, table, { onStep: (step) => void steps.push(step) });
  expect(over).toBe(true);
  expect(steps.map((step) => step.at)).toEqual(Array.from({ length: played }, (_, at) => at));
  for (const { open, decision, legal, move } of steps) {
    expect(open).toContainEqual(decision);
    expect(legal).toContainEqual(move);
  }
});

test('a game is broken off at the bound', () => {
  const { steps, over, record } = randomPlayout(pearls, table, { maxSteps: 7 });
  expect({ steps, over }).toEqual({ steps: 7, over: false });
  expect(record.inputs).toHaveLength(7);
});

test('optional decisions are answered as often as wanted', () => {
  const dives = (optionalChance: number): number =>
    randomPlayout(pearls, table, { optionalChance }).record.inputs.filter(({ move }) => move.type === 'dive').length;
  expect(dives(0)).toBe(0);
  expect(dives(1)).toBe(3);
});
