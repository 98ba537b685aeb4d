// Bots of all tables share a few processes: whoever has to wait is asked in order, and the more want to think at the
// same time the shorter each of them does.

import { setTimeout as timeout } from 'node:timers/promises';
import type { BotTask, Thought } from '@atoll/bots';
import { BotProcess, LateError } from './bot-process.js';
import type { Bots } from './bots.js';
import { brainOf } from './brains.js';
import type { Rank } from './manners.js';
import { limitOf, shareOf } from './share.js';

export interface Thinking {
  think(task: BotTask, limit: number): Promise<Thought>;
  end(): void;
}

interface Waiting {
  readonly task: BotTask;
  readonly since: number;
  /** The most that wanted to think at the same time while this one waited, itself included. */
  crowd: number;
  readonly done: (thought: Thought) => void;
  readonly failed: (error: unknown) => void;
}

/** A question that has waited for so long is answered by a stand-in. */
const LONGEST_WAIT_MS = 10_000;

export class TaskQueue {
  private readonly waiting: Waiting[] = [];
  private readonly free: Thinking[];
  private readonly all: readonly Thinking[];
  /** Bots that search and have not answered yet. */
  private thinking = 0;
  private isDue = false;
  private isClosed = false;
  private wasLate = false;

  constructor(
    processes: readonly Thinking[],
    private readonly now: () => number,
  ) {
    this.all = processes;
    this.free = [...processes];
  }

  share(): number {
    return shareOf(1000, this.thinking + 1, this.all.length) / 1000;
  }

  async think(task: BotTask, stop: AbortSignal): Promise<Thought> {
    stop.throwIfAborted();
    if (this.isClosed) throw new Error('the bots have been sent home');
    const weight = task.budget > 0 ? 1 : 0;
    this.thinking += weight;
    let onStop = (): void => {};
    try {
      return await new Promise<Thought>((done, failed) => {
        const waiting: Waiting = { task, since: this.now(), crowd: this.thinking, done, failed };
        onStop = () => this.drop(waiting, stop.reason);
        stop.addEventListener('abort', onStop, { once: true });
        this.waiting.push(waiting);
        for (const other of this.waiting) other.crowd = Math.max(other.crowd, this.thinking);
        this.handOutSoon();
      });
    } finally {
      this.thinking -= weight;
      stop.removeEventListener('abort', onStop);
    }
  }

  close(): void {
    this.isClosed = true;
    for (const waiting of this.waiting.splice(0)) waiting.failed(new Error('the bots have been sent home'));
    for (const each of this.all) each.end();
  }

  /** Whoever is being thought about is let finish: to end its process would cost the next question more. */
  private drop(waiting: Waiting, reason: unknown): void {
    const at = this.waiting.indexOf(waiting);
    if (at >= 0) this.waiting.splice(at, 1);
    waiting.failed(reason);
  }

  /** A little later, so that those asked at the same time know of each other. */
  private handOutSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    setImmediate(() => {
      this.isDue = false;
      this.handOut();
    });
  }

  private handOut(): void {
    while (this.free.length > 0 && !this.isClosed) {
      const waiting = this.takeNext();
      if (waiting === undefined) return;
      const process = this.free.pop();
      if (process !== undefined) void this.give(waiting, process);
    }
  }

  /** Answers at first sight take no time and go first, unless one that searches has waited as long as it may think. */
  private takeNext(): Waiting | undefined {
    const [first] = this.waiting;
    if (first === undefined) return undefined;
    const isPatient = this.now() - first.since < first.task.budget;
    const quick = isPatient ? this.waiting.findIndex(({ task }) => task.budget === 0) : 0;
    return this.waiting.splice(Math.max(0, quick), 1)[0];
  }

  private async give(waiting: Waiting, process: Thinking): Promise<void> {
    const { task, since, crowd, done, failed } = waiting;
    try {
      if (this.now() - since > LONGEST_WAIT_MS) throw new LateError(`waited for ${LONGEST_WAIT_MS} ms`);
      const budget = shareOf(task.budget, crowd, this.all.length);
      done(await process.think({ ...task, budget }, limitOf(budget, this.wasLate)));
      this.wasLate = false;
    } catch (error) {
      this.wasLate = error instanceof LateError;
      failed(error);
    } finally {
      this.free.push(process);
      this.handOutSoon();
    }
  }
}

/** As many at a time as `threads`, while nobody else wants the processor; whoever stands in is given some even then. */
export function botsApart(threads: number, processOf = (rank: Rank): Thinking => new BotProcess({ rank })): Bots {
  const now = (): number => performance.now();
  const thinkers = new TaskQueue(
    Array.from({ length: threads }, () => processOf('idle')),
    now,
  );
  const standIns = new TaskQueue([processOf('low')], now);
  return {
    brainOf,
    think: (task, stop) => thinkers.think(task, stop),
    standIn: (task, stop) => standIns.think(task, stop),
    // A question that has closed ends it: then nobody waits for the answer either.
    pause: (milliseconds, stop) => timeout(milliseconds, undefined, { signal: stop, ref: false }).catch(() => {}),
    share: () => thinkers.share(),
    close: () => {
      thinkers.close();
      standIns.close();
      return Promise.resolve();
    },
  };
}
