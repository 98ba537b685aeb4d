// The choice at first sight: the best rating, with as much noise as the level has. Normal, Easy and play-outs rest on it.

import type { Decision, GameTypes, Random } from '@atoll/engine';
import type { Brain } from '../brain.js';
import { fraction, gumbel } from '../chance.js';

export interface Sight {
  /** In the unit of the ratings: about points of the final score. */
  readonly noise: number;
  /** The chance that a move is not thought of at all. */
  readonly overlooked: number;
}

/** Ratings are needed only until a choice is made: one buffer serves all. */
let ratings = new Float64Array(512);

export function rated<G extends GameTypes>(
  brain: Brain<G>,
  state: G['state'],
  decision: Decision<G['ask']>,
  moves: readonly G['move'][],
): Float64Array {
  if (moves.length > ratings.length) ratings = new Float64Array(moves.length * 2);
  ratings.fill(0, 0, moves.length);
  brain.rate(state, decision, moves, ratings);
  return ratings;
}

/** The index of the move that looks best; -1 for an optional decision that is better left alone. */
export function atFirstSight<G extends GameTypes>(
  brain: Brain<G>,
  state: G['state'],
  decision: Decision<G['ask']>,
  moves: readonly G['move'][],
  random: Random,
  { noise, overlooked }: Sight,
): number {
  if (moves.length === 1 && decision.optional !== true) return 0;
  const looks = rated(brain, state, decision, moves);
  let best = -1;
  let bestRating = decision.optional === true ? 0 : -Infinity;
  for (let i = 0; i < moves.length; i++) {
    if (overlooked > 0 && fraction(random) < overlooked && (best >= 0 || i < moves.length - 1)) continue;
    const rating = (looks[i] as number) + (noise > 0 ? noise * gumbel(random) : 0);
    if (rating > bestRating) {
      bestRating = rating;
      best = i;
    }
  }
  return best;
}
