// Luck nobody can choose: a secret promised before the start, a nonce from every seat, and a seed made from both.
// Whoever keeps the secret cannot change it (its hash was shown), and cannot know the seed before the last nonce is in.

import { canonicalJson, hashText } from './hash.js';
import { fields, list, oneOf, text } from './shape.js';
import type { Shape } from './shape.js';

/** The name written into records: a change of `seedFrom` or `commitmentTo` needs a new one. */
export const LUCK_SCHEME = 'atoll-luck-1';

export interface Luck {
  readonly scheme: typeof LUCK_SCHEME;
  /** Shown before the start. */
  readonly commitment: string;
  /** Shown after the end. */
  readonly secret: string;
  /** By seat; empty where a seat gave none (bots). */
  readonly nonces: readonly string[];
}

export function commitmentTo(secret: string): string {
  return hashText(secret);
}

export function seedFrom(secret: string, nonces: readonly string[]): string {
  return hashText(canonicalJson([LUCK_SCHEME, secret, ...nonces]));
}

/** What does not fit, in words; null if the seed was made as promised. */
export function luckFault(luck: Luck, seats: number, seed: string): string | null {
  if (luck.nonces.length !== seats) return 'the luck of the record has not one nonce for each seat';
  if (commitmentTo(luck.secret) !== luck.commitment) return 'the secret is not the one that was promised';
  return seedFrom(luck.secret, luck.nonces) === seed ? null : 'the seed was not made from the secret and the nonces';
}

const scheme: Shape<Luck['scheme']> = oneOf([LUCK_SCHEME]);

export const luckShape: Shape<Luck> = fields({
  scheme,
  commitment: text(64),
  secret: text(200),
  nonces: list(text(64), 16),
});
