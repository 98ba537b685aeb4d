// Randomness that lives in the state: a key of four words, and how many words of its ChaCha8 stream have been used.
// The stream is a cryptographic one, so the words that become public (an order of cards turned up, a die) tell nothing
// of the others. Rules draw from `state.rng`; bots, guesses and tests from a generator of their own.

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { blockOf } from './chacha.js';
import { integer, list, ShapeError } from './shape.js';
import type { Shape } from './shape.js';

/** The name written into records: a change of the algorithm or of `randomFrom` needs a new one. */
export const RANDOM_ALGORITHM = 'chacha8-1';

/** The key, then the number of words used. */
export type Random = [number, number, number, number, number];

/** Hashes a seed text into a generator. This function must never change: old records depend on it. */
export function randomFrom(seed: string): Random {
  const bytes = sha256(utf8ToBytes(seed));
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  return [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12), 0];
}

function nextWord(random: Random): number {
  const used = random[4];
  random[4] = used + 1;
  return (blockOf(random, used >>> 4)[used & 15] as number) >>> 0;
}

/** A new generator seeded from this one: a guess must not know the luck of the table. */
export function forkRandom(random: Random): Random {
  return [nextWord(random) | 0, nextWord(random) | 0, nextWord(random) | 0, nextWord(random) | 0, 0];
}

const LAST_WORD = 2147483647;

export const randomShape: Shape<Random> = (raw, path) => {
  const words = list(integer(-LAST_WORD - 1, LAST_WORD), 5)(raw, path);
  if (words.length !== 5 || (words[4] as number) < 0) {
    throw new ShapeError(path, 'four words and how many have been used');
  }
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
