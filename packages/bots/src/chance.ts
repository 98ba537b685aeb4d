// Draws of the bots' own generator.

import { below } from '@atoll/engine';
import type { Random } from '@atoll/engine';

const WORDS = 2 ** 32;

/** Uniform between 0 and 1, both excluded: its logarithm is finite. */
export function fraction(random: Random): number {
  return (below(random, WORDS) + 0.5) / WORDS;
}

/** Gumbel noise: the largest of `rating + noise` is a draw by softmax of the ratings. */
export function gumbel(random: Random): number {
  return -Math.log(-Math.log(fraction(random)));
}
