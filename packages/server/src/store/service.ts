// Time as the clocks of the tables count it: the wall's, less all the time in which no process served. It stands still
// while the server is down, while its store is away, and where the wall's clock leaps.

import type { Heartbeat } from './heartbeat.js';
import { troubleOf } from './trouble.js';
import type { Trouble } from './trouble.js';

export interface ServiceOptions {
  readonly heartbeat: Heartbeat;
  readonly now: () => number;
  readonly beatMs: number;
  /** Told when the store stops working, and with null when it works again. */
  readonly observe?: (trouble: Trouble | null, error: unknown) => void;
}

/** Time goes on for so many beats without a new one, then it waits for it. */
const BEATS_AHEAD = 2;
/** Before somebody's time is said to be up. */
const FRESH_MS = 1000;

export class Service {
  private beatAt = 0;
  private downtime = 0;
  private away = true;
  private beating: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  /** What is wrong with the store; null while it takes what it is given. */
  trouble: Trouble | null = null;

  constructor(private readonly options: ServiceOptions) {}

  /** Fails where the store cannot be written. */
  async start(): Promise<void> {
    await this.beatOnce();
    this.timer = setInterval(() => void this.beat().catch(() => {}), this.options.beatMs);
    this.timer.unref();
  }

  time(): number {
    const { now, beatMs } = this.options;
    return Math.min(now(), this.beatAt + BEATS_AHEAD * beatMs) - this.downtime;
  }

  /** One at a time; whoever asks meanwhile waits for the same. */
  beat(): Promise<void> {
    this.beating ??= this.beatOnce().finally(() => {
      this.beating = null;
    });
    return this.beating;
  }

  /** The time, after making sure that it did not stand still. */
  async freshTime(): Promise<number> {
    if (this.away || Math.abs(this.options.now() - this.beatAt) > FRESH_MS) await this.beat();
    return this.time();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beating?.catch(() => {});
    await this.options.heartbeat.leave(this.options.now());
  }

  private async beatOnce(): Promise<void> {
    const at = this.options.now();
    try {
      this.downtime = await this.options.heartbeat.beat(at, this.away);
      this.beatAt = at;
      this.away = false;
      this.note(null, null);
    } catch (error) {
      this.away = true;
      this.note(troubleOf(error) ?? 'fault', error);
      throw error;
    }
  }

  /** Something else could not be stored: that is known before the next beat tells. */
  noteFault(error: unknown): void {
    const trouble = troubleOf(error);
    if (trouble !== null) this.note(trouble, error);
  }

  private note(trouble: Trouble | null, error: unknown): void {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.options.observe?.(trouble, error);
  }
}
