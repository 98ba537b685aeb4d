// One task of a bot, from plain data to a plain move.

import { brainOf, choose } from '@atoll/bots';
import type { BotTurn } from '@atoll/bots';
import { pick, randomFrom } from '@atoll/engine';
import type { BotTask, Thought } from './bots.js';

/** Where the bots have learnt nothing they still answer: anything legal. */
export async function playTask(task: BotTask): Promise<Thought> {
  const { game, view, decision, moves, level, seed, budget } = task;
  const brain = await brainOf(game);
  const random = randomFrom(seed);
  if (brain === null) return { move: moves.length === 0 ? null : pick(random, moves), reason: null };
  const turn = {
    level,
    view,
    decision,
    legalMoves: moves,
    random,
    budget: { milliseconds: budget, now: () => performance.now() },
  };
  return choose(brain, turn as BotTurn);
}
