// One answer of a bot, in the bots' thread.

import { choose } from '@atoll/bots';
import { pick, randomFrom } from '@atoll/engine';
import type { BotTask, Thought } from './messages.ts';
import { brainOf } from './rules.ts';
import { THINKING_MS } from './thinker.ts';

/** In a game nobody has taught the bots, they answer anything legal. */
export async function think({ game, rulesVersion, level, view, decision, moves, seed }: BotTask): Promise<Thought> {
  const random = randomFrom(seed);
  const brain = await brainOf(game, rulesVersion);
  if (brain === null) return { move: decision.optional === true ? null : pick(random, moves), reason: null };
  const budget = { milliseconds: THINKING_MS, now: () => performance.now() };
  return choose(brain, { level, view, decision, legalMoves: moves, random, budget });
}
