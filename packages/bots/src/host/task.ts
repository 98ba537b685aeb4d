// One question for a bot as plain data, so that it can go to another thread or process, and what came of it.

import { pick, randomFrom } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes } from '@atoll/engine';
import type { Level } from '../bot.js';
import type { Brain } from '../brain.js';
import { choose, isSearched } from '../levels/choose.js';

/** What a bot is given: what its seat sees, never a state. */
export interface BotTask {
  readonly game: string;
  /** The rules the table is played by: the bot knows these, not others. */
  readonly rulesVersion: number;
  readonly view: GameTypes['view'];
  readonly decision: Decision<GameTypes['ask']>;
  readonly moves: readonly GameTypes['move'][];
  readonly level: Level;
  /** Of the bot's own luck: the same gives the same answer. */
  readonly seed: string;
  /** Milliseconds to think, and those after which it answers; 0 where it answers at first sight. */
  readonly budget: number;
}

export interface Thought {
  /** Null: better left alone. */
  readonly move: unknown;
  /** Why, as a message key; null where there is nothing to say. */
  readonly motive: string | null;
}

/** What bots know of a game by that version of its rules; null where nobody has taught them. */
export type BrainOf = (game: string, rulesVersion: number) => Promise<Brain | null>;

/** How a bot is to play. */
export interface Manner {
  readonly level: Level;
  readonly seed: string;
  /** Milliseconds it may take where it searches. */
  readonly thinkingMs: number;
}

export function taskOf(
  game: AnyGame,
  brain: Brain | null,
  state: GameTypes['state'],
  decision: Decision<GameTypes['ask']>,
  { level, seed, thinkingMs }: Manner,
): BotTask {
  const moves = game.legalMoves(state, decision);
  // However many moves there are: that is often hidden, and whoever sees the time pass would know.
  const needsTime = brain !== null && isSearched(brain, level, decision);
  const view = game.view(state, decision.seat);
  const { id, rulesVersion } = game;
  return { game: id, rulesVersion, view, decision, moves, level, seed, budget: needsTime ? thinkingMs : 0 };
}

/** In a game nobody has taught the bots, they answer what they owe with anything legal. */
export async function playTask(task: BotTask, brainOf: BrainOf, now: () => number): Promise<Thought> {
  const { game, rulesVersion, view, decision, moves, level, seed, budget } = task;
  const random = randomFrom(seed);
  const brain = await brainOf(game, rulesVersion);
  if (brain !== null)
    return choose(brain, { level, view, decision, legalMoves: moves, random, budget: { milliseconds: budget, now } });
  return { move: decision.optional === true || moves.length === 0 ? null : pick(random, moves), motive: null };
}
