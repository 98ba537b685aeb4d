// Passwords are hashed by threads, few at once: each takes a processor and 19 MB, and tables must go on meanwhile.

import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's figures for argon2id. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** So many things at once, the others wait for their turn. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** Whoever comes now would wait too long. */
  get isFull(): boolean {
    return this.waiting.length >= this.mostWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) await new Promise<void>((come) => this.waiting.push(come));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}

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
