// One answer of a machine player. The view is all there is: what it does not show is guessed.

import type { Decision, GameTypes } from '@atoll/engine';
import type { BotTurn, Chosen, Level } from '../bot.js';
import type { Brain } from '../brain.js';
import { search } from '../search/search.js';
import { atFirstSight } from './first-sight.js';
import type { Sight } from './first-sight.js';

/** Easy knows what Normal knows, but sees it blurred and misses things: measured in docs/bots/README.md. */
const SIGHT: Readonly<Record<'easy' | 'normal', Sight>> = {
  easy: { noise: 0.8, overlooked: 0.15 },
  normal: { noise: 0, overlooked: 0 },
};

const LEFT_ALONE = { move: null, motive: null } as const;

export function choose<G extends GameTypes>(brain: Brain<G>, turn: BotTurn<G>): Chosen<G> {
  const { view, decision, legalMoves, random, level } = turn;
  const attention = brain.attentionTo(decision);
  if (attention === 'none' && decision.optional === true) return LEFT_ALONE;
  if (decision.optional === true && brain.minds?.(view, decision) === false) return LEFT_ALONE;
  const [only] = legalMoves;
  if (legalMoves.length === 1 && only !== undefined && decision.optional !== true)
    return { move: only, motive: brain.motive(only, decision.ask.kind) };
  const state = brain.game.guess(view, decision.seat, random);
  const moves = brain.candidates?.(state, decision, legalMoves, random) ?? legalMoves;
  if (moves.length === 0) return LEFT_ALONE;
  const index =
    moves.length > 1 && isSearched(brain, level, decision)
      ? search(brain, turn, state, moves)
      : atFirstSight(brain, state, decision, moves, random, sightOf(brain, level, decision));
  const move = moves[index];
  return move === undefined ? LEFT_ALONE : { move, motive: brain.motive(move, decision.ask.kind) };
}

/** Whether this level takes its time over this question; everything else is answered at first sight. */
export function isSearched<G extends GameTypes>(brain: Brain<G>, level: Level, decision: Decision<G['ask']>): boolean {
  return level === 'hard' && decision.optional !== true && brain.attentionTo(decision) === 'search';
}

function sightOf<G extends GameTypes>(brain: Brain<G>, level: Level, decision: Decision<G['ask']>): Sight {
  return SIGHT[level === 'easy' && brain.isVital?.(decision) !== true ? 'easy' : 'normal'];
}
