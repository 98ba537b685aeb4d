// Bots in threads of this process: a task that nobody waits for any more ends with its thread.

import { Piscina } from 'piscina';
import type { BotTask, Thought } from './bots.js';
import type { Thinkers } from './thinkers.js';

/** Threads that think step back behind the one that serves everybody, where the system knows such manners. */
const NICE = 10;

export class ThreadPool implements Thinkers {
  private readonly pool: Piscina;

  /** `filename`: what each thread runs; tests have worse players. */
  constructor(threads: number, filename = new URL('./bot-worker.js', import.meta.url).href) {
    this.pool = new Piscina({
      filename,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
      maxQueue: 10_000,
      niceIncrement: NICE,
    });
  }

  async think(task: BotTask, signal: AbortSignal): Promise<Thought> {
    return (await this.pool.run(task, { signal })) as Thought;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
