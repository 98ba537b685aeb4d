// Keys and ids. What lets somebody in is random and stored only as its hash.

import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: a player's key, a claim, a table's secret. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** 96 random bits: a name nobody can guess, but which lets nobody in. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** Of a key. It is random, so a plain fast hash cannot be searched. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
