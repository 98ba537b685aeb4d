// The contract every game keeps: plain state → open decisions → a move → a new state and events.

import type { Decision, Illegal } from './decision.js';
import type { Emit, FlowState, Frame } from './flow.js';
import type { OptionsSchema } from './options.js';
import type { Random } from './random.js';
import type { Placing } from './ranking.js';
import type { Seat, Viewer } from './seat.js';

/** The types a game is made of, named once so that nothing defaults to `any`. */
export interface GameTypes {
  options: object;
  frame: Frame;
  state: FlowState;
  /** What one viewer may know. */
  view: object;
  /** The question put to one seat. */
  ask: { readonly kind: string };
  /** The answer: one thing a person would say at the table. */
  move: { readonly type: string };
  /** What happened, for the log and the animation. */
  event: { readonly type: string };
}

export interface Step<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

export interface Game<G extends GameTypes> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSchema<G['options']>;
  /** Kinds of ask whose answers cannot all be listed (free offers): `check` accepts more than `legalMoves` names. */
  readonly openAsks: readonly G['ask']['kind'][];
  /** Everything the rules can ask, answer, tell and run, for coverage and for the client's catalogues. */
  readonly vocabulary: Vocabulary<G>;

  /** The edge: throws a ShapeError on anything malformed. */
  parseMove(raw: unknown): G['move'];
  parseState(raw: unknown): G['state'];

  setup(seats: number, options: G['options'], seed: string): Step<G>;
  /** No mandatory one left ⇔ the game is over. */
  decisions(state: G['state']): readonly Decision<G['ask']>[];
  legalMoves(state: G['state'], decision: Decision<G['ask']>): readonly G['move'][];
  check(state: G['state'], decision: Decision<G['ask']>, move: G['move']): Illegal | null;
  clone(state: G['state']): G['state'];
  /** In place, for search: the caller owns the draft and has checked the move. */
  perform(draft: G['state'], decision: Decision<G['ask']>, move: G['move'], emit: Emit<G['event']>): void;
  /** Pure: clone, perform, return. */
  apply(state: G['state'], decision: Decision<G['ask']>, move: G['move']): Step<G>;
  /** The answer given for somebody who does not: time-out, absent player. */
  fallback(state: G['state'], decision: Decision<G['ask']>): G['move'];

  view(state: G['state'], viewer: Viewer): G['view'];
  viewEvent(event: G['event'], viewer: Viewer): G['event'] | null;
  /** A state this viewer cannot tell from the truth. */
  guess(view: G['view'], viewer: Seat, random: Random): G['state'];

  /** The places if the game ended now, with nothing hidden: for judges of guessed states and for games that are over. */
  standings(state: G['state']): readonly Placing[];
  /** Null until the end. */
  ranking(state: G['state']): readonly Placing[] | null;
  /** Why the game ended, as a message key; null until the end. */
  ending(state: G['state']): string | null;
  /** What is wrong with this state, in words for a developer; empty for every state the rules can reach. */
  invariants(state: G['state']): readonly string[];
}

export interface Vocabulary<G extends GameTypes> {
  readonly asks: readonly G['ask']['kind'][];
  readonly moves: readonly G['move']['type'][];
  readonly events: readonly G['event']['type'][];
  readonly frames: readonly G['frame']['kind'][];
}

/** A game whose types are not known where it is used: hosts, tools, the registry. */
export type AnyGame = Game<GameTypes>;
