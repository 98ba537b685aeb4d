// From a position on by first sight, until the game is over or the judge is asked.

import { silently } from '@atoll/engine';
import type { Decision, Game, GameTypes, Random } from '@atoll/engine';
import type { Brain } from '../brain.js';
import { atFirstSight } from '../levels/first-sight.js';
import type { Sight } from '../levels/first-sight.js';

/** Play-outs must differ from each other, and from a blunder. */
const PLAY_OUT_SIGHT: Sight = { noise: 0.3, overlooked: 0 };

/** The first decision the game waits for; null when it is over. */
export function firstOwed<G extends GameTypes>(game: Game<G>, state: G['state']): Decision<G['ask']> | null {
  const open = game.decisions(state);
  for (let i = 0; i < open.length; i++) {
    const decision = open[i] as Decision<G['ask']>;
    if (decision.optional !== true) return decision;
  }
  return null;
}

export function performAtFirstSight<G extends GameTypes>(
  brain: Brain<G>,
  draft: G['state'],
  decision: Decision<G['ask']>,
  random: Random,
): void {
  const moves = brain.game.legalMoves(draft, decision);
  const move = moves[atFirstSight(brain, draft, decision, moves, random, PLAY_OUT_SIGHT)];
  brain.game.perform(draft, decision, move ?? brain.game.fallback(draft, decision), silently);
}

/** Changes the draft. `lastTurn`: the turn before which the judge is asked; Infinity plays to the end. */
export function playOut<G extends GameTypes>(
  brain: Brain<G>,
  draft: G['state'],
  random: Random,
  lastTurn: number,
  values: Float64Array,
): void {
  for (;;) {
    const decision = firstOwed(brain.game, draft);
    if (decision === null) {
      outcomeOf(brain.game, draft, values);
      return;
    }
    if (brain.turnOf(draft) >= lastTurn) {
      brain.judge(draft, values);
      return;
    }
    performAtFirstSight(brain, draft, decision, random);
  }
}

/** One for the winner, shared if there are several, nothing for the others. */
export function outcomeOf<G extends GameTypes>(game: Game<G>, state: G['state'], values: Float64Array): void {
  values.fill(0);
  const winners = (game.ranking(state) ?? []).filter(({ won }) => won);
  for (const { seat } of winners) values[seat] = 1 / winners.length;
}
