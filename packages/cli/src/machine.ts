// The machine player of the command line: any legal move, each as likely as another.

import { below, pick } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes, Random } from '@atoll/engine';

type Asked = Decision<GameTypes['ask']>;
type State = GameTypes['state'];

export interface Choice {
  readonly decision: Asked;
  readonly move: GameTypes['move'];
  /** How many moves there were to choose from. */
  readonly among: number;
}

/** An optional decision is open nearly always: taken up more often it would crowd out the game itself. */
const OPTIONAL_ONCE_IN = 20;

const isOwed = (decision: Asked): boolean => decision.optional !== true;

/** The next answer at the table, or null when nobody owes one. */
export function chooseMove(game: AnyGame, state: State, random: Random): Choice | null {
  const open = game.decisions(state);
  const owed = open.every(isOwed) ? open : open.filter(isOwed);
  if (owed.length === 0) return null;
  if (owed !== open && below(random, OPTIONAL_ONCE_IN) === 0) {
    const free = open.filter((decision) => !isOwed(decision));
    const taken = choiceIn(game, state, pick(random, free), random);
    if (taken !== null) return taken;
  }
  const choice = choiceIn(game, state, pick(random, owed), random);
  if (choice === null) throw new Error('a decision is owed, but no move is legal');
  return choice;
}

function choiceIn(game: AnyGame, state: State, decision: Asked, random: Random): Choice | null {
  const moves = game.legalMoves(state, decision);
  return moves.length === 0 ? null : { decision, move: pick(random, moves), among: moves.length };
}

/** The machine's own generator: never the table's, which would tell it what is coming. */
export function machineSeed(seed: string): string {
  return `${seed} machine`;
}
