// Bots of a table in this browser: one answer after the other. What is asked, and what is answered when a bot fails, is
// the same as at the server: packages/bots/src/host.

import { answerTask } from '@atoll/bots';
import type { Answered, BotTask } from '@atoll/bots';
import type { LocalHost } from './host.ts';
import type { Thinker } from './thinker.ts';

export interface BotClock {
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Milliseconds between two answers, so that one can follow. */
  readonly pace: number;
}

/** One answer of a bot, and the answer of another where it fails: its thread is ended, so Normal has a new one. */
export async function answerAsBot(
  table: LocalHost,
  task: BotTask,
  thinker: Thinker,
  { now, pause, pace }: BotClock,
): Promise<Answered> {
  const paused = task.decision.optional === true ? null : pause(pace);
  const answered = await answerTask(task, {
    think: async (asked) => {
      const [thought] = await Promise.all([thinker.think(asked), paused]);
      return thought;
    },
    standIn: (asked) => thinker.think(asked),
    pause,
    isWanted: () => true,
    give: (move, why) => table.give(task, move, why, now()),
    giveFallback: () => table.giveFallback(task, now()),
    noteFailure: (error) => console.error(error),
  });
  if (answered === 'declined') table.noteDeclined(task);
  return answered;
}
