// What the tables ask of bots: they play from what a seat may know, and may fail.

import type { BotLevel } from '@atoll/protocol';
import { brainOf } from './brains.js';
import type { BrainOf } from './brains.js';
import { playTask } from './play-task.js';

/** What a bot is given: a view, never a state. Plain data, so that it can go to a worker. */
export interface BotTask {
  readonly game: string;
  /** The rules the table is played by: the bot knows these, not others. */
  readonly rulesVersion: number;
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

/** What a bot made of it. `move` is null where an optional decision is left alone. */
export interface Thought {
  readonly move: unknown;
  /** Why, as a message key; null from who has learnt nothing. */
  readonly reason: string | null;
}

/** An open question, as far as it matters whether anybody minds it. */
export interface Asked {
  readonly ask: unknown;
  readonly optional?: true | undefined;
}

/** Which game, by which rules. */
export interface Ruled {
  readonly id: string;
  readonly rulesVersion: number;
}

export interface Bots {
  /** Rejected if the bot fails, takes too long or is told to stop: the rules' own answer is given then, if one is owed. */
  choose(task: BotTask, stop?: AbortSignal): Promise<Thought>;
  /** Whether a bot ever takes up this optional question. */
  minds(game: Ruled, decision: Asked): boolean;
  close(): Promise<void>;
}

/** In this thread, for tests. */
export function inlineBotsWith(brains: BrainOf): Bots {
  return {
    choose: async (task) => {
      await new Promise((done) => setImmediate(done));
      return playTask(task, brains);
    },
    minds: () => false,
    close: () => Promise.resolve(),
  };
}

export const inlineBots: Bots = inlineBotsWith(brainOf);
