// When to stop thinking: the budget is spent, or the best move can no longer be overtaken.

import type { Budget } from '../bot.js';

/** Where a host names no limit at all. */
const ITERATIONS_OTHERWISE = 1000;

/** Some of the time is kept for the last iteration and for the way back. */
const OF_THE_TIME = 0.95;
/** Whoever thinks in long iterations begins none that could end later than this, by the longest so far. */
const AT_MOST = 1.1;

export class Limit {
  private readonly most: number;
  private readonly start: number;
  private readonly milliseconds: number;
  private readonly latest: number;
  private readonly now: () => number;
  private done = 0;
  private last = 0;
  private longest = 0;

  constructor(budget: Budget) {
    const { iterations, milliseconds, now } = budget;
    if (milliseconds !== undefined && now === undefined) throw new Error('a budget in milliseconds needs a clock');
    this.most = iterations ?? (milliseconds === undefined ? ITERATIONS_OTHERWISE : Infinity);
    this.milliseconds = milliseconds === undefined ? Infinity : milliseconds * OF_THE_TIME;
    this.latest = milliseconds === undefined ? Infinity : milliseconds * AT_MOST;
    this.now = now ?? (() => 0);
    this.start = this.now();
  }

  /** Counts an iteration that is about to begin. `lead`: by how many visits the best move is ahead of the next. */
  goesOn(lead: number): boolean {
    const elapsed = this.now() - this.start;
    if (this.done > 0) this.longest = Math.max(this.longest, elapsed - this.last);
    this.last = elapsed;
    if (this.done >= this.most || elapsed >= this.milliseconds || elapsed + this.longest > this.latest) return false;
    if (lead > this.left(elapsed)) return false;
    this.done += 1;
    return true;
  }

  /** The part of the budget that is used up, 0 to 1 and a little over. */
  spent(): number {
    const byTime = this.milliseconds === Infinity ? 0 : (this.now() - this.start) / this.milliseconds;
    return Math.max(byTime, this.done / this.most);
  }

  /** How many iterations can follow, at the speed so far. */
  private left(elapsed: number): number {
    const byCount = this.most - this.done;
    // The first iterations are slow and tell little.
    if (this.milliseconds === Infinity || this.done < 32 || elapsed === 0) return byCount;
    return Math.min(byCount, ((this.milliseconds - elapsed) * this.done) / elapsed);
  }
}
