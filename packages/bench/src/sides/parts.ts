// Sides that do one thing again and again at positions taken from random games.

import { hashOf, randomFrom, silently } from '@atoll/engine';
import type { AnyGame } from '@atoll/engine';
import { anyMove, layOut, owedDecision } from '../random-play.js';
import type { Asked, Move, State } from '../random-play.js';
import type { Side } from './side.js';

interface Position {
  readonly state: State;
  readonly decision: Asked;
  readonly move: Move;
}

const POSITIONS = 512;
/** Neighbouring positions are alike. */
const EVERY = 7;

function positionsOf(game: AnyGame): Position[] {
  const positions: Position[] = [];
  const random = randomFrom('positions');
  for (let table = 0, moves = 0; positions.length < POSITIONS; table++) {
    const state = layOut(game, table);
    let decision = owedDecision(game.decisions(state), random);
    while (decision !== null) {
      const move = anyMove(game, state, decision, random);
      if (moves++ % EVERY === 0) positions.push({ state: game.clone(state), decision, move });
      decision = owedDecision(game.perform(state, decision, move, silently), random);
    }
  }
  return positions.slice(0, POSITIONS);
}

/** `task` must return something: what nobody can see the compiler may leave out. */
function partSide(game: AnyGame, task: (position: Position) => object): Side {
  const positions = positionsOf(game);
  let last: object | null = null;
  return {
    work() {
      for (const position of positions) last = task(position);
      return last === null ? 0 : positions.length;
    },
    proof: () => hashOf(positions),
  };
}

export const cloneSide = (game: AnyGame): Side => partSide(game, ({ state }) => game.clone(state));
export const applySide = (game: AnyGame): Side =>
  partSide(game, ({ state, decision, move }) => game.apply(state, decision, move));
export const listingSide = (game: AnyGame): Side =>
  partSide(game, ({ state, decision }) => game.legalMoves(state, decision));
