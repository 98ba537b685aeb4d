// Positions out of games by first sight, for tests: what is true, and what the seat asked sees of it.

import { defaultOptions, randomFrom } from '@atoll/engine';
import type { Decision, GameTypes } from '@atoll/engine';
import type { Brain } from './brain.js';
import { firstOwed, performAtFirstSight } from './search/play-out.js';

export interface Position {
  readonly state: GameTypes['state'];
  readonly decision: Decision<GameTypes['ask']>;
}

/** Questions of one game that leave a choice, spread over all of it. */
export function positionsOf(brain: Brain, seats: number, seed: string, count: number): Position[] {
  const { game } = brain;
  const { state } = game.setup(seats, defaultOptions(game.options), seed);
  const random = randomFrom(`${seed} positions`);
  const positions: Position[] = [];
  let decision = firstOwed(game.decisions(state));
  while (decision !== null) {
    const choice = game.legalMoves(state, decision).length > 1;
    if (choice) positions.push({ state: game.clone(state), decision });
    decision = firstOwed(performAtFirstSight(brain, state, decision, random));
  }
  const every = Math.max(1, positions.length / count);
  return Array.from({ length: count }, (_, i) => positions[Math.floor(i * every)]).filter(
    (position) => position !== undefined,
  );
}
