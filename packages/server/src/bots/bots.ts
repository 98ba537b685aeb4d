// What the tables ask of bots: they play from what a seat may know, and may fail.

import { playTask } from '@atoll/bots';
import type { BotTask, Thought } from '@atoll/bots';

export interface Bots {
  /** Rejected if the bot fails or takes too long, or with the signal's reason when that says stop. */
  think(task: BotTask, stop: AbortSignal): Promise<Thought>;
  /** The same for a bot that has failed, by a process that shares nothing with the one it failed in. */
  standIn(task: BotTask, stop: AbortSignal): Promise<Thought>;
  /** Which part of its time a bot would get that began to think now: 1 as long as there is enough for all. */
  share(): number;
  close(): Promise<void>;
}

const playHere = async (task: BotTask): Promise<Thought> => {
  await new Promise((done) => setImmediate(done));
  return playTask(task, () => performance.now());
};

/** In this thread, for tests. */
export const inlineBots: Bots = {
  think: playHere,
  standIn: playHere,
  share: () => 1,
  close: () => Promise.resolve(),
};
