// When bots are asked what they need not answer: once at each point of a game, and not without end.

import type { Decision } from '@atoll/engine';

/** Bots may make offers to each other; a game must go on all the same. */
const MOST_TAKEN = 12;

export class Leisure {
  private seq = -1;
  private readonly declined = new Set<string>();
  /** What the game waited for when bots last took something up, and how often they have since. */
  private owed = '';
  private taken = 0;

  isWorthAsking(seq: number, decision: string, open: readonly Decision<unknown>[]): boolean {
    const owed = open.flatMap(({ id, optional }) => (optional === true ? [] : [id])).join(' ');
    if (owed !== this.owed) [this.owed, this.taken] = [owed, 0];
    if (seq !== this.seq) {
      this.seq = seq;
      this.declined.clear();
    }
    return this.taken < MOST_TAKEN && !this.declined.has(decision);
  }

  noteDeclined(seq: number, decision: string): void {
    if (seq === this.seq) this.declined.add(decision);
  }

  noteTaken(): void {
    this.taken += 1;
  }
}
