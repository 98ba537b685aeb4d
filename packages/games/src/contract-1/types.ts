// Contract 1, as the files frozen under it speak it for ever: what differs from the contract of today.

import type { Brain } from '@atoll/bots';
import type { AnyGame, DecisionId, Emit, GameTypes, Illegal, Seat, Step, Vocabulary } from '@atoll/engine';

type State = GameTypes['state'];
type Move = GameTypes['move'];

/** It had an id from the start, and nothing else to be told apart by. */
export interface Decision1 {
  readonly id: DecisionId;
  readonly seat: Seat;
  readonly ask: GameTypes['ask'];
  readonly optional?: true;
}

/** The four words of sfc32: the kernel of that time drew from these. */
export type Random1 = [number, number, number, number];

type Unchanged =
  | 'id'
  | 'rulesVersion'
  | 'seats'
  | 'options'
  | 'openAsks'
  | 'parseMove'
  | 'parseState'
  | 'setup'
  | 'clone'
  | 'view'
  | 'viewEvent'
  | 'standings'
  | 'ranking'
  | 'ending'
  | 'invariants';

export interface Game1 extends Pick<AnyGame, Unchanged> {
  readonly vocabulary: Omit<Vocabulary<GameTypes>, 'reasons'>;
  decisions(state: State): readonly Decision1[];
  legalMoves(state: State, decision: Decision1): readonly Move[];
  check(state: State, decision: Decision1, move: Move): Illegal | null;
  perform(draft: State, decision: Decision1, move: Move, emit: Emit<GameTypes['event']>): void;
  apply(state: State, decision: Decision1, move: Move): Step<GameTypes>;
  fallback(state: State, decision: Decision1): Move;
  guess(view: GameTypes['view'], viewer: Seat, random: Random1): State;
}

/** Motives were called reasons, as refusals are. */
export interface Brain1 extends Omit<Brain, 'game' | 'motive' | 'motives' | 'candidates'> {
  readonly candidates?: (state: State, decision: Decision1, legal: readonly Move[], random: Random1) => readonly Move[];
  readonly reason: (move: Move, asked: string) => string | null;
  readonly reasons: readonly string[];
}
