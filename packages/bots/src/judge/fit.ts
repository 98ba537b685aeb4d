// Finds the weights of a judge: plays games by first sight, notes every seat's features between turns, and fits the
// weights so that their softmax foretells the winner.

import { pick, randomFrom, silently } from '@atoll/engine';
import type { GameTypes } from '@atoll/engine';
import type { Brain } from '../brain.js';
import { atFirstSight } from '../levels/first-sight.js';
import { firstOwed, outcomeOf } from '../search/play-out.js';
import { dot, softmax } from './linear.js';
import type { Features, Weights } from './linear.js';

/** Positions of finished games: for each, the features of all seats, and how the game ended for them. */
export interface Samples {
  readonly rows: Float64Array[];
  readonly outcomes: Float64Array[];
}

/** Players that differ: a judge fitted to perfect play only would not know a bad position. */
const NOISES = [0.1, 0.2, 0.4, 0.8] as const;

/** One more game by first sight, its positions noted. */
export function sampleGame<G extends GameTypes>(
  brain: Brain<G>,
  features: Features<G>,
  table: { readonly seats: number; readonly options: G['options']; readonly seed: string },
  samples: Samples,
): void {
  const { seats, options, seed } = table;
  const { state } = brain.game.setup(seats, options, seed);
  const random = randomFrom(`${seed} fit`);
  const sights = Array.from({ length: seats }, () => ({ noise: pick(random, NOISES), overlooked: 0 }));
  const outcome = new Float64Array(seats);
  let turn = brain.turnOf(state);
  let decision = firstOwed(brain.game.decisions(state));
  while (decision !== null) {
    if (brain.turnOf(state) !== turn) {
      turn = brain.turnOf(state);
      samples.rows.push(readAll(features, state, seats));
      samples.outcomes.push(outcome);
    }
    const moves = brain.game.legalMoves(state, decision);
    const sight = sights[decision.seat] as (typeof sights)[number];
    const move = moves[atFirstSight(brain, state, decision, moves, random, sight)];
    const answer = move ?? brain.game.fallback(state, decision);
    decision = firstOwed(brain.game.perform(state, decision, answer, silently));
  }
  outcomeOf(brain.game, state, outcome);
}

function readAll<G extends GameTypes>(features: Features<G>, state: G['state'], seats: number): Float64Array {
  const rows = new Float64Array(seats * features.names.length);
  for (let seat = 0; seat < seats; seat++) features.read(state, seat, rows, seat * features.names.length);
  return rows;
}

export interface Fit {
  readonly weights: Weights;
  /** Mean logarithmic loss: of the judge, and of one that knows nothing. */
  readonly loss: number;
  readonly blind: number;
}

const EPOCHS = 150;
const STEP = 0.08;
const SHRINK = 2e-4;

/** Adam on the cross-entropy, with a little shrinking so that rare features keep modest weights. */
export function fit(names: readonly string[], { rows, outcomes }: Samples): Fit {
  const count = names.length;
  const weights = new Float64Array(count);
  const [gradient, mean, square] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  let loss = 0;
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    loss = slope(weights, rows, outcomes, gradient);
    for (let i = 0; i < count; i++) {
      const g = (gradient[i] as number) + SHRINK * (weights[i] as number);
      mean[i] = 0.9 * (mean[i] as number) + 0.1 * g;
      square[i] = 0.999 * (square[i] as number) + 0.001 * g * g;
      const along = (mean[i] as number) / (1 - 0.9 ** epoch);
      const size = Math.sqrt((square[i] as number) / (1 - 0.999 ** epoch)) + 1e-9;
      weights[i] = (weights[i] as number) - (STEP * along) / size;
    }
  }
  const blind = outcomes.reduce((sum, outcome) => sum + Math.log(outcome.length), 0) / outcomes.length;
  return {
    weights: Object.fromEntries(names.map((name, i) => [name, Number((weights[i] as number).toFixed(3))])),
    loss,
    blind,
  };
}

/** The mean loss; its slope goes into `gradient`. */
function slope(weights: Float64Array, rows: Float64Array[], outcomes: Float64Array[], gradient: Float64Array): number {
  const count = weights.length;
  let loss = 0;
  gradient.fill(0);
  for (let s = 0; s < rows.length; s++) {
    const [row, outcome] = [rows[s] as Float64Array, outcomes[s] as Float64Array];
    const chances = Float64Array.from(outcome, (_, seat) => dot(weights, row, seat * count));
    softmax(chances, 0, chances.length);
    for (let seat = 0; seat < outcome.length; seat++) {
      const miss = ((chances[seat] as number) - (outcome[seat] as number)) / rows.length;
      if ((outcome[seat] as number) > 0)
        loss -= ((outcome[seat] as number) * Math.log(chances[seat] as number)) / rows.length;
      const from = seat * count;
      for (let i = 0; i < count; i++) gradient[i] = (gradient[i] as number) + miss * (row[from + i] as number);
    }
  }
  return loss;
}
