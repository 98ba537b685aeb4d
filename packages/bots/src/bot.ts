// What a machine player is given, and what it answers. It never sees a state: only what its seat may know.

import type { Decision, GameTypes, Random } from '@atoll/engine';

export const LEVELS = ['easy', 'normal', 'hard'] as const;

export type Level = (typeof LEVELS)[number];

/** How long Hard may think: whichever limit is reached first. With iterations alone its answers can be reproduced. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** The clock of the host, in milliseconds. Needed where milliseconds are given. */
  readonly now?: () => number;
}

export interface BotTurn<G extends GameTypes = GameTypes> {
  readonly level: Level;
  readonly view: G['view'];
  readonly decision: Decision<G['ask']>;
  readonly legalMoves: readonly G['move'][];
  /** The bot's own generator: the same words give the same answer. */
  readonly random: Random;
  readonly budget: Budget;
}

export interface Chosen<G extends GameTypes = GameTypes> {
  /** Null: leave this optional decision alone. */
  readonly move: G['move'] | null;
  /** One of the brain's `motives`: why, in one sentence of the client. Null: nothing to say. */
  readonly motive: string | null;
}
