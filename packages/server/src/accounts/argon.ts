// Passwords are hashed by threads, few at once: each takes a processor and 19 MB, and tables must go on meanwhile.

import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Turns } from './turns.js';

/** OWASP's figures for argon2id. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export class Argon {
  private readonly turns = new Turns(Math.max(1, Math.floor(availableParallelism() / 2)), 50);

  get isBusy(): boolean {
    return this.turns.isFull;
  }

  hash(password: string): Promise<string> {
    return this.turns.run(() => hash(password, ARGON));
  }

  verify(stored: string, password: string): Promise<boolean> {
    return this.turns.run(() => verify(stored, password, ARGON));
  }
}
