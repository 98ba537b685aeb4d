// One task of a bot, from plain data to a plain move.

import { choose } from '@atoll/bots';
import type { BotTurn } from '@atoll/bots';
import { pick, randomFrom } from '@atoll/engine';
import type { BotTask, Thought } from './bots.js';
import { brainOf } from './brains.js';
import type { BrainOf } from './brains.js';

/** Where the bots have learnt nothing they still answer: anything legal. */
export async function playTask(task: BotTask, brains: BrainOf = brainOf): Promise<Thought> {
  const { game, rulesVersion, view, decision, moves, level, seed, budget } = task;
  const brain = await brains(game, rulesVersion);
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
