// Which optional questions bots take up at all, so that nobody is asked in vain after every move.

import { brainOf } from '@atoll/bots';
import type { Brain } from '@atoll/bots';
import type { Asked } from './bots.js';

type Decision = Parameters<Brain['attentionTo']>[0];

export class Minds {
  private readonly brains = new Map<string, Brain | null>();

  /** False while the brain of a game is still being loaded: the question stays open, and comes again. */
  minds(game: string, decision: Asked): boolean {
    const brain = this.brains.get(game);
    if (brain === undefined) void this.load(game);
    return brain !== undefined && brain !== null && brain.attentionTo(decision as Decision) !== 'none';
  }

  private async load(game: string): Promise<void> {
    this.brains.set(game, null);
    this.brains.set(game, await brainOf(game));
  }
}
