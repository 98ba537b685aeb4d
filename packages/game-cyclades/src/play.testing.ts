// How random games are played in tests.

import type { Decision } from '@atoll/engine';
import type { Ask } from './asks.js';
import { boardOf, islandNumber } from './board/geometry.js';
import { islandCount } from './board/islands.js';
import type { Move } from './moves.js';
import { NO_SEAT } from './state.js';
import type { State } from './state.js';

/**
 * Random games are broken off after this many moves. All of 40,000 ended by themselves, by the metropolises or (68 of
 * 10,000 with 2 players) by the last player left; half within 700 moves, the longest had 2,202 and 132 cycles. People
 * need about a dozen cycles.
 */
export const RANDOM_GAME_BOUND = 5000;

const WEIGHTS: Readonly<Partial<Record<Move['type'], number>>> = {
  'move-troops': 4,
  'call-creature': 6,
  build: 3,
  'recruit-philosopher': 5,
  'recruit-troop': 2,
  retreat: 2,
  decline: 0.2,
  'end-turn': 0.5,
};

/** A policy for play-outs that shall see everything: fights, builds and calls more than chance would. */
export function eager(state: State, _decision: Decision<Ask>, move: Move): number {
  if (move.type === 'offer') return move.gold === 0 ? 0.5 : 1 / move.gold;
  if (move.type === 'move-troops' && landsOnLastIsland(state, move.to)) return 50;
  return WEIGHTS[move.type] ?? 1;
}

function landsOnLastIsland(state: State, to: string): boolean {
  const owner = state.owner[islandNumber(boardOf(state), to)] ?? NO_SEAT;
  return owner !== NO_SEAT && islandCount(state, owner) === 1;
}
