// Bots play from what a seat may know, away from the thread that serves everybody, and within a time limit.

import type { BotLevel } from '@atoll/protocol';
import { Piscina } from 'piscina';
import { Minds } from './minds.js';
import { playTask } from './play-task.js';

/** What a bot is given: a view, never a state. Plain data, so that it can go to a worker. */
export interface BotTask {
  readonly game: string;
  readonly view: unknown;
  readonly decision: {
    readonly id: string;
    readonly seat: number;
    readonly ask: unknown;
    readonly optional?: true | undefined;
  };
  readonly moves: readonly unknown[];
  /** How well it is to play. */
  readonly level: BotLevel;
  readonly seed: string;
  /** Milliseconds to think. */
  readonly budget: number;
}

/** An open question, as far as it matters whether anybody minds it. */
export interface Asked {
  readonly ask: unknown;
  readonly optional?: true | undefined;
}

export interface Bots {
  /**
   * The move; null where an optional decision is left alone. Rejected if the bot fails, takes too long or is told to
   * stop: the rules' own answer is given then, if one is still owed.
   */
  choose(task: BotTask, stop?: AbortSignal): Promise<unknown>;
  /** Whether a bot ever takes up this optional question. */
  minds(game: string, decision: Asked): boolean;
  close(): Promise<void>;
}

/** In this thread, for tests. */
export const inlineBots: Bots = {
  choose: async (task) => {
    await new Promise((done) => setImmediate(done));
    return playTask(task);
  },
  minds: () => false,
  close: () => Promise.resolve(),
};

/** Time for a task to be handed over and back, beside the thinking. */
const OVERHEAD_MS = 1000;

/** Threads that think step back behind the one that serves everybody, where the system knows such manners. */
const NICE = 10;

export class WorkerBots implements Bots {
  private readonly pool: Piscina;
  private readonly known = new Minds();
  /** Tasks handed over and not done yet, and the milliseconds they were promised. */
  private tasks = 0;
  private promised = 0;

  /** `filename`: what each thread runs; tests have worse players. */
  constructor(
    private readonly threads: number,
    filename = new URL('./bot-worker.js', import.meta.url).href,
  ) {
    this.pool = new Piscina({
      filename,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
      maxQueue: 10_000,
      niceIncrement: NICE,
    });
  }

  /** Many bots at once think a shorter time each: people wait no longer than at a quiet hour. */
  async choose(task: BotTask, stop?: AbortSignal): Promise<unknown> {
    const budget = (task.budget * this.threads) / Math.max(this.threads, this.tasks + 1);
    const wait = this.promised / this.threads;
    const limit = AbortSignal.timeout(budget + 2 * wait + OVERHEAD_MS);
    this.tasks += 1;
    this.promised += budget;
    try {
      const signal = stop === undefined ? limit : AbortSignal.any([limit, stop]);
      return (await this.pool.run({ ...task, budget }, { signal })) as unknown;
    } finally {
      this.tasks -= 1;
      this.promised -= budget;
    }
  }

  minds(game: string, decision: Asked): boolean {
    return this.known.minds(game, decision);
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
