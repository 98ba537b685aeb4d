import { describe, expect, test } from 'vitest';
import { below, pick, RANDOM_ALGORITHM, randomFrom, shuffle } from './random.js';
import type { Random } from './random.js';

const WORD = 2 ** 32;
const words = (random: Random, count: number): number[] => Array.from({ length: count }, () => below(random, WORD));

/** How far the counts are from even: for k cells the sum stays near k - 1. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('the words of a seed never change: old records depend on them', () => {
  expect(RANDOM_ALGORITHM).toBe('chacha8-1');
  expect(words(randomFrom('atoll'), 5)).toEqual([970734388, 1753436076, 3752273661, 1250645273, 4022863339]);
  expect(randomFrom('')).toEqual([-474954686, -1728308204, -1694763832, -1720731356, 0]);
});

test('a generator read back from JSON goes on the same', () => {
  const random = randomFrom('json');
  words(random, 7);
  const read = JSON.parse(JSON.stringify(random)) as Random;
  expect(words(read, 10)).toEqual(words(random, 10));
});

describe('below', () => {
  test('is even for a die', () => {
    const random = randomFrom('die');
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) {
      const value = below(random, 6);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(20.5); // one in a thousand
  });

  test('throws words away that would favour low numbers', () => {
    const n = 3 * 2 ** 30;
    const kept = words(randomFrom('thrown'), 40).filter((word) => word < n);
    expect(kept.length).toBeLessThan(40);
    const random = randomFrom('thrown');
    expect(kept.map(() => below(random, n))).toEqual(kept);
  });

  test('is even where half the words are thrown away', () => {
    const random = randomFrom('half');
    const n = WORD / 2 + 1;
    let low = 0;
    let highest = 0;
    for (let i = 0; i < 20_000; i++) {
      const value = below(random, n);
      highest = Math.max(highest, value);
      if (value < n / 2) low += 1;
    }
    expect(highest).toBeLessThan(n);
    expect(chiSquare([low, 20_000 - low])).toBeLessThan(10.9);
  });

  test('of 1 is 0', () => {
    expect(below(randomFrom('one'), 1)).toBe(0);
  });
});

test('every order of a shuffle is as likely', () => {
  const random = randomFrom('orders');
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = shuffle(random, ['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(chiSquare([...counts.values()])).toBeLessThan(49.8);
});

test('a shuffle is in place and keeps every item', () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  expect(shuffle(randomFrom('place'), items)).toBe(items);
  expect(items.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index));
});

test('pick gives each item its turn', () => {
  const random = randomFrom('pick');
  const counts = { a: 0, b: 0, c: 0 };
  for (let i = 0; i < 9000; i++) counts[pick(random, ['a', 'b', 'c'] as const)] += 1;
  expect(chiSquare(Object.values(counts))).toBeLessThan(13.9);
});
