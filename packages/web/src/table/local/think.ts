// One answer of a bot, in the bots' thread.

import { brainOf, choose } from '@atoll/bots';
import { pick, randomFrom } from '@atoll/engine';
import type { BotTask } from './messages.ts';
import { THINKING_MS } from './thinker.ts';

/** Null: better left alone. In a game nobody has taught the bots, they answer anything legal. */
export async function think({ game, level, view, decision, moves, seed }: BotTask): Promise<unknown> {
  const random = randomFrom(seed);
  const brain = await brainOf(game);
  if (brain === null) return decision.optional === true ? null : pick(random, moves);
  const budget = { milliseconds: THINKING_MS, now: () => performance.now() };
  return choose(brain, { level, view, decision, legalMoves: moves, random, budget }).move;
}
