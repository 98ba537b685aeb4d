// Bots share the time there is, none thinks longer than its limit, and for one that fails another stands in.

import type { Asked, Bots, BotTask, Ruled, Thought } from './bots.js';
import { Minds } from './minds.js';
import type { Thinkers } from './thinkers.js';

/** Time for a task to be handed over and back, beside the thinking. */
const OVERHEAD_MS = 1000;

export interface Company {
  /** How many can think at the same time. */
  readonly threads: number;
  readonly thinkers: Thinkers;
  /** Answers, by rules of thumb, what a thinker could not: on a machine with no time to spare thinkers have none. */
  readonly standIns: Thinkers;
  readonly noteFailure: (error: unknown) => void;
}

export class FairBots implements Bots {
  private readonly known = new Minds();
  /** Tasks handed over and not done yet, and the milliseconds they were promised. */
  private tasks = 0;
  private promised = 0;

  constructor(private readonly company: Company) {}

  async choose(task: BotTask, stop: AbortSignal = new AbortController().signal): Promise<Thought> {
    const { standIns, noteFailure } = this.company;
    try {
      return await this.think(task, stop);
    } catch (error) {
      stop.throwIfAborted();
      noteFailure(error);
      const limit = AbortSignal.timeout(OVERHEAD_MS);
      return standIns.think({ ...task, level: 'normal' }, AbortSignal.any([limit, stop]));
    }
  }

  /** Many bots at once think a shorter time each: people wait no longer than at a quiet hour. */
  private async think(task: BotTask, stop: AbortSignal): Promise<Thought> {
    const { threads, thinkers } = this.company;
    const budget = (task.budget * threads) / Math.max(threads, this.tasks + 1);
    const wait = this.promised / threads;
    const limit = AbortSignal.timeout(budget + 2 * wait + OVERHEAD_MS);
    this.tasks += 1;
    this.promised += budget;
    try {
      return await thinkers.think({ ...task, budget }, AbortSignal.any([limit, stop]));
    } finally {
      this.tasks -= 1;
      this.promised -= budget;
    }
  }

  minds(game: Ruled, decision: Asked): boolean {
    return this.known.minds(game, decision);
  }

  async close(): Promise<void> {
    await Promise.all([this.company.thinkers.close(), this.company.standIns.close()]);
  }
}
