// Who can sit down in the arena: the three levels, and the two everybody should beat.

import { below, pick, silently } from '@atoll/engine';
import type { Decision, GameTypes, Random } from '@atoll/engine';
import type { Budget } from '../bot.js';
import type { Brain } from '../brain.js';
import { choose } from '../levels/choose.js';

/** `greedy` takes whatever gives most points at once; `hard-full` is Hard with play-outs to the end instead of a judge. */
export const PLAYERS = ['random', 'greedy', 'easy', 'normal', 'hard', 'hard-full'] as const;

export type PlayerName = (typeof PLAYERS)[number];

type Asked<G extends GameTypes> = Decision<G['ask']>;

/** The move, or null where an optional decision is left alone. */
export type Player<G extends GameTypes> = (
  view: G['view'],
  decision: Asked<G>,
  moves: readonly G['move'][],
  random: Random,
) => G['move'] | null;

/** Optional decisions are open nearly always: taken up more often they would crowd out the game. */
const OPTIONAL_ONCE_IN = 20;

export function playerNamed<G extends GameTypes>(name: PlayerName, brain: Brain<G>, budget: Budget): Player<G> {
  switch (name) {
    case 'random':
      return randomPlayer;
    case 'greedy':
      return greedyPlayer(brain);
    case 'hard-full':
      return levelled({ ...brain, horizon: Infinity }, 'hard', budget);
    case 'easy':
    case 'normal':
    case 'hard':
      return levelled(brain, name, budget);
  }
}

function levelled<G extends GameTypes>(brain: Brain<G>, level: 'easy' | 'normal' | 'hard', budget: Budget): Player<G> {
  return (view, decision, legalMoves, random) =>
    choose(brain, { level, view, decision, legalMoves, random, budget }).move;
}

const randomPlayer = <M>(
  _view: unknown,
  decision: Decision<unknown>,
  moves: readonly M[],
  random: Random,
): M | null => {
  if (decision.optional === true && below(random, OPTIONAL_ONCE_IN) > 0) return null;
  return moves.length === 0 ? null : pick(random, moves);
};

/** Sees the points on the table after each of its moves, and nothing else. */
function greedyPlayer<G extends GameTypes>(brain: Brain<G>): Player<G> {
  const { game } = brain;
  return (view, decision, moves, random) => {
    if (decision.optional === true) return null;
    const guess = game.guess(view, decision.seat, random);
    let best: G['move'][] = [];
    let most = -Infinity;
    for (const move of moves) {
      const draft = game.clone(guess);
      game.perform(draft, decision, move, silently);
      const points = game.standings(draft).find(({ seat }) => seat === decision.seat)?.points ?? 0;
      if (points > most) [most, best] = [points, []];
      if (points === most) best.push(move);
    }
    return pick(random, best);
  };
}
