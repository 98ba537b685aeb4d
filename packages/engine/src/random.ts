// Randomness that lives in the state: four 32-bit words, algorithm sfc32.
// Rules draw from `state.rng`; bots, guesses and tests from a generator of their own.

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { integer, list, ShapeError } from './shape.js';
import type { Shape } from './shape.js';

/** The name written into records: a change of the algorithm or of `randomFrom` needs a new one. */
export const RANDOM_ALGORITHM = 'sfc32-1';

export type Random = [number, number, number, number];

/** Hashes a seed text into a generator. This function must never change: old records depend on it. */
export function randomFrom(seed: string): Random {
  const bytes = sha256(utf8ToBytes(seed));
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  const random: Random = [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)];
  for (let i = 0; i < 12; i++) nextWord(random);
  return random;
}

function nextWord(random: Random): number {
  const [a, b, c, d] = random;
  const word = (a + b + d) | 0;
  random[0] = b ^ (b >>> 9);
  random[1] = (c + (c << 3)) | 0;
  random[2] = (((c << 21) | (c >>> 11)) + word) | 0;
  random[3] = (d + 1) | 0;
  return word >>> 0;
}

/** A new generator seeded from this one: a guess must not know the luck of the table. */
export function forkRandom(random: Random): Random {
  return [nextWord(random) | 0, nextWord(random) | 0, nextWord(random) | 0, nextWord(random) | 0];
}

export const randomShape: Shape<Random> = (raw, path) => {
  const words = list(integer(-2147483648, 2147483647), 4)(raw, path);
  if (words.length !== 4) throw new ShapeError(path, 'four words');
  return words as Random;
};

/** A uniform integer in [0, n). Unbiased: words past the last whole multiple of n are thrown away. */
export function below(random: Random, n: number): number {
  const limit = 4294967296 - (4294967296 % n);
  let word = nextWord(random);
  while (word >= limit) word = nextWord(random);
  return word % n;
}

/** Fisher-Yates, in place. */
export function shuffle<T>(random: Random, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}

/** One of the items, uniformly. The list must not be empty. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return items[below(random, items.length)] as T;
}
