// Which optional questions bots take up at all, so that nobody is asked in vain after every move.

import type { Brain } from '@atoll/bots';
import type { Asked, Ruled } from './bots.js';
import { brainOf } from './brains.js';

type Decision = Parameters<Brain['attentionTo']>[0];

export class Minds {
  /** By game and version of its rules. */
  private readonly brains = new Map<string, Brain | null>();

  /** False while the brain of a game is still being loaded: the question stays open, and comes again. */
  minds({ id, rulesVersion }: Ruled, decision: Asked): boolean {
    const key = `${id} ${rulesVersion}`;
    const brain = this.brains.get(key);
    if (brain === undefined) void this.load(key, id, rulesVersion);
    return brain !== undefined && brain !== null && brain.attentionTo(decision as Decision) !== 'none';
  }

  private async load(key: string, id: string, rulesVersion: number): Promise<void> {
    this.brains.set(key, null);
    this.brains.set(key, await brainOf(id, rulesVersion));
  }
}
