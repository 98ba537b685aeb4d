// Random play, the same on every side of a comparison: the same tables, the same generator, so the same moves.

import { below, defaultOptions } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes, Random } from '@atoll/engine';

export type State = GameTypes['state'];
export type Move = GameTypes['move'];
export type Asked = Decision<GameTypes['ask']>;

const TABLES = 32;

/** Laid-out tables. Play starts here, so that moves are measured and not the shuffling. */
export function laidOutTables(game: AnyGame): State[] {
  return Array.from({ length: TABLES }, (_, index) => layOut(game, index));
}

export function layOut(game: AnyGame, index: number): State {
  return game.setup(seatsOf(game), defaultOptions(game.options), `bench-${index}`).state;
}

/** Four play, where the game takes four. */
export function seatsOf({ seats }: AnyGame): number {
  return Math.min(4, seats.max);
}

/** One of the open decisions that are owed, or null when the game is over. Optional ones are left alone. */
export function owedDecision(open: readonly Asked[], random: Random): Asked | null {
  let owed = 0;
  for (const decision of open) if (decision.optional !== true) owed += 1;
  if (owed === 0) return null;
  let skip = owed === 1 ? 0 : below(random, owed);
  for (const decision of open) {
    if (decision.optional !== true && skip-- === 0) return decision;
  }
  return null;
}

export function anyMove(game: AnyGame, state: State, decision: Asked, random: Random): Move {
  const moves = game.legalMoves(state, decision);
  const move = moves[below(random, moves.length)];
  if (move === undefined) throw new Error(`${game.id}: a decision without a legal move`);
  return move;
}
