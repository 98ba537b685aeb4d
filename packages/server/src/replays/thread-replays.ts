// Replays in a thread of their own: whoever asks waits, everybody else goes on.

import { Piscina } from 'piscina';
import { Refusal } from '../rooms/doc.js';
import type { ReplayOutcome } from './replay-outcome.js';
import type { ReplayAnswer, ReplayKind, Replays, ReplayTask } from './replays.js';

/** Steps back behind the thread that serves everybody, where the system knows such manners. */
const NICE = 10;
/** More who wait at once are asked to come again. */
const MOST_WAITING = 64;
/** The longest honest game takes a second on a busy machine. */
const LONGEST_MS = 20_000;
const MOST_MEMORY_MB = 256;

export interface ThreadReplaysOptions {
  /** What the thread runs; tests have other games. */
  readonly filename?: string;
  readonly longestMs?: number;
  readonly mostWaiting?: number;
  readonly observe?: (kind: ReplayKind, ms: number) => void;
}

export class ThreadReplays implements Replays {
  private readonly pool: Piscina;
  private readonly longestMs: number;
  private readonly mostWaiting: number;
  private waiting = 0;

  constructor(private readonly options: ThreadReplaysOptions = {}) {
    this.longestMs = options.longestMs ?? LONGEST_MS;
    this.mostWaiting = options.mostWaiting ?? MOST_WAITING;
    this.pool = new Piscina({
      filename: options.filename ?? new URL('./replay-worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 30_000,
      niceIncrement: NICE,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
  }

  async run<K extends ReplayKind>(task: ReplayTask<K>): Promise<ReplayAnswer<K>> {
    if (this.waiting >= this.mostWaiting) throw new Refusal('busy');
    this.waiting += 1;
    const started = performance.now();
    const late = AbortSignal.timeout(this.longestMs);
    try {
      const outcome = (await this.pool.run(task, { signal: late })) as ReplayOutcome;
      if ('refused' in outcome) throw new Refusal(outcome.refused.reason, outcome.refused.rule);
      return outcome.answer as ReplayAnswer<K>;
    } catch (error) {
      // Its thread has been ended, whatever it was at.
      throw late.aborted ? new Refusal('busy') : error;
    } finally {
      this.waiting -= 1;
      this.options.observe?.(task.kind, performance.now() - started);
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
