// From a position on by first sight, until the game is over or the judge is asked.

import { silently } from '@atoll/engine';
import type { Decision, Game, GameTypes, Random } from '@atoll/engine';
import type { Brain } from '../brain.js';
import { atFirstSight } from '../levels/first-sight.js';
import type { Sight } from '../levels/first-sight.js';

/** The decisions that are open at a position: `perform` says them, nobody need ask again. */
export type Open<G extends GameTypes> = readonly Decision<G['ask']>[];

/** Play-outs must differ from each other, and from a blunder. */
const PLAY_OUT_SIGHT: Sight = { noise: 0.3, overlooked: 0 };

/** The first decision the game waits for; null when it is over. */
export function firstOwed<Ask>(open: readonly Decision<Ask>[]): Decision<Ask> | null {
  for (let i = 0; i < open.length; i++) {
    const decision = open[i] as Decision<Ask>;
    if (decision.optional !== true) return decision;
  }
  return null;
}

/** Changes the draft; returns what is open then. */
export function performAtFirstSight<G extends GameTypes>(
  brain: Brain<G>,
  draft: G['state'],
  decision: Decision<G['ask']>,
  random: Random,
): Open<G> {
  const moves = brain.game.legalMoves(draft, decision);
  const move = moves[atFirstSight(brain, draft, decision, moves, random, PLAY_OUT_SIGHT)];
  return brain.game.perform(draft, decision, move ?? brain.game.fallback(draft, decision), silently);
}

/** Changes the draft. `lastTurn`: the turn before which the judge is asked; Infinity plays to the end. */
export function playOut<G extends GameTypes>(
  brain: Brain<G>,
  draft: G['state'],
  openNow: Open<G>,
  random: Random,
  lastTurn: number,
  values: Float64Array,
): void {
  let open = openNow;
  for (;;) {
    const decision = firstOwed(open);
    if (decision === null) {
      outcomeOf(brain.game, draft, values);
      return;
    }
    if (brain.turnOf(draft) >= lastTurn) {
      brain.judge(draft, values);
      return;
    }
    open = performAtFirstSight(brain, draft, decision, random);
  }
}

/** One for the winner, shared if there are several, nothing for the others. */
export function outcomeOf<G extends GameTypes>(game: Game<G>, state: G['state'], values: Float64Array): void {
  values.fill(0);
  const winners = (game.ranking(state) ?? []).filter(({ won }) => won);
  for (const { seat } of winners) values[seat] = 1 / winners.length;
}
