// What the tables ask of bots: they play from what a seat may know, and may fail.

import { playTask } from '@atoll/bots';
import type { BotTask, BrainOf, Thought } from '@atoll/bots';
import { brainOf } from './brains.js';

export interface Bots {
  /** What they know of the rules a table is played by. */
  readonly brainOf: BrainOf;
  /** Rejected if the bot fails or takes too long, or with the signal's reason when that says stop. */
  think(task: BotTask, stop: AbortSignal): Promise<Thought>;
  /** The same for a bot that has failed, by a process that shares nothing with the one it failed in. */
  standIn(task: BotTask, stop: AbortSignal): Promise<Thought>;
  /** Over after so many milliseconds, or once the signal says stop: until then an answer is kept back. */
  pause(milliseconds: number, stop: AbortSignal): Promise<void>;
  /** Which part of its time a bot would get that began to think now: 1 as long as there is enough for all. */
  share(): number;
  close(): Promise<void>;
}

/** In this thread, for tests: nobody waits to see how long an answer takes. */
export function inlineBotsWith(brains: BrainOf): Bots {
  const playHere = async (task: BotTask): Promise<Thought> => {
    await new Promise((done) => setImmediate(done));
    return playTask(task, brains, () => performance.now());
  };
  return {
    brainOf: brains,
    think: playHere,
    standIn: playHere,
    pause: () => Promise.resolve(),
    share: () => 1,
    close: () => Promise.resolve(),
  };
}

export const inlineBots: Bots = inlineBotsWith(brainOf);
