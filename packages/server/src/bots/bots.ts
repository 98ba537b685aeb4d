// Bots play from what a seat may know, away from the thread that serves everybody, and within a time limit.

import { pick, randomFrom } from '@atoll/engine';
import type { Random } from '@atoll/engine';
import type { BotLevel } from '@atoll/protocol';
import { Piscina } from 'piscina';

/** What a bot is given: a view, never a state. Plain data, so that it can go to a worker. */
export interface BotTask {
  readonly game: string;
  readonly view: unknown;
  readonly decision: { readonly id: string; readonly seat: number; readonly ask: unknown };
  readonly moves: readonly unknown[];
  /** How well it is to play. */
  readonly level: BotLevel;
  readonly seed: string;
  /** Milliseconds to think. */
  readonly budget: number;
}

/** How any bot is written. */
export type BotPlayer = (
  view: unknown,
  decision: BotTask['decision'],
  moves: readonly unknown[],
  random: Random,
  budget: number,
) => unknown;

export interface Bots {
  /** Rejected if the bot fails or takes too long: the rules' own answer is given then. */
  choose(task: BotTask): Promise<unknown>;
  close(): Promise<void>;
}

const randomPlayer: BotPlayer = (_view, _decision, moves, random) => pick(random, moves);

export function playTask({ view, decision, moves, seed, budget }: BotTask, player: BotPlayer = randomPlayer): unknown {
  return player(view, decision, moves, randomFrom(seed), budget);
}

/** In this thread, for tests and for players that only roll dice. */
export const inlineBots: Bots = {
  choose: async (task) => {
    await new Promise((done) => setImmediate(done));
    return playTask(task);
  },
  close: () => Promise.resolve(),
};

/** Time for a task to be handed over and back, beside the thinking. */
const OVERHEAD_MS = 1000;

export class WorkerBots implements Bots {
  private readonly pool: Piscina;

  constructor(threads: number) {
    const filename = new URL('./bot-worker.js', import.meta.url).href;
    this.pool = new Piscina({ filename, minThreads: 0, maxThreads: threads, idleTimeout: 30_000, maxQueue: 10_000 });
  }

  choose(task: BotTask): Promise<unknown> {
    return this.pool.run(task, { signal: AbortSignal.timeout(task.budget + OVERHEAD_MS) }) as Promise<unknown>;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
