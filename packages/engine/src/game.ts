// The contract every game keeps: plain state → open decisions → a move → a new state and events.

import type { Decision, Illegal } from './decision.js';
import type { Emit, FlowState, Frame } from './flow.js';
import type { OptionsSchema } from './options.js';
import type { Random } from './random.js';
import type { Placing } from './ranking.js';
import type { Seat, Viewer } from './seat.js';
import type { Secret } from './secrecy.js';

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
  /** The numbers of the paragraphs in docs/rules. */
  rule: string;
  /** Why a move is refused: keys of the catalogue of words. */
  reason: string;
}

export type FrameKind<G extends GameTypes> = G['frame']['kind'];
export type AskKind<G extends GameTypes> = G['ask']['kind'];
export type MoveType<G extends GameTypes> = G['move']['type'];
export type EventType<G extends GameTypes> = G['event']['type'];
export type FrameOf<G extends GameTypes, K extends FrameKind<G>> = Extract<G['frame'], { kind: K }>;
export type AskOf<G extends GameTypes, K extends AskKind<G>> = Extract<G['ask'], { kind: K }>;
export type MoveOf<G extends GameTypes, T extends MoveType<G>> = Extract<G['move'], { type: T }>;
export type EventOf<G extends GameTypes, T extends EventType<G>> = Extract<G['event'], { type: T }>;
export type IllegalIn<G extends GameTypes> = Illegal<G['rule'], G['reason']>;

export interface Step<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

export interface Game<G extends GameTypes> {
  readonly id: string;
  readonly rulesVersion: number;
  /** The name of the generator behind its luck, as records write it. */
  readonly random: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSchema<G['options']>;
  /** Kinds of ask whose answers cannot all be listed (free offers): `check` accepts more than `legalMoves` names. */
  readonly openAsks: readonly AskKind<G>[];
  /** Everything the rules can ask, answer, tell and run, for coverage and for the client's catalogues. */
  readonly vocabulary: Vocabulary<G>;
  /** By kind of ask, the paragraph it stands for. */
  readonly askRules: Readonly<Record<AskKind<G>, G['rule']>>;

  /** The edge: throws a ShapeError on anything malformed. */
  parseMove(raw: unknown): G['move'];
  parseState(raw: unknown): G['state'];

  setup(seats: number, options: G['options'], seed: string): Step<G>;
  /** No mandatory one left ⇔ the game is over. */
  decisions(state: G['state']): readonly Decision<G['ask']>[];
  legalMoves(state: G['state'], decision: Decision<G['ask']>): readonly G['move'][];
  check(state: G['state'], decision: Decision<G['ask']>, move: G['move']): Illegal | null;
  clone(state: G['state']): G['state'];
  /** In place, for search: the caller owns the draft and has checked the move. Returns the decisions open now. */
  perform(
    draft: G['state'],
    decision: Decision<G['ask']>,
    move: G['move'],
    emit: Emit<G['event']>,
  ): readonly Decision<G['ask']>[];
  /** Pure: clone, perform, return. */
  apply(state: G['state'], decision: Decision<G['ask']>, move: G['move']): Step<G>;
  /** The answer given for somebody who does not: time-out, absent player. */
  fallback(state: G['state'], decision: Decision<G['ask']>): G['move'];

  view(state: G['state'], viewer: Viewer): G['view'];
  viewEvent(event: G['event'], viewer: Viewer): G['event'] | null;
  /** A state this viewer cannot tell from the truth. */
  guess(view: G['view'], viewer: Seat, random: Random): G['state'];
  /** What is hidden, from whom: see secrecy.ts. */
  readonly secrets: readonly Secret<G['state']>[];
  /** Another truth for this viewer, made from the declared secrets alone: what views and guesses are judged by. */
  scramble(state: G['state'], viewer: Viewer, random: Random): G['state'];

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
  readonly asks: readonly AskKind<G>[];
  readonly moves: readonly MoveType<G>[];
  readonly events: readonly EventType<G>[];
  readonly frames: readonly FrameKind<G>[];
  readonly reasons: readonly G['reason'][];
}

/** A game whose types are not known where it is used: hosts, tools, the registry. */
export type AnyGame = Game<GameTypes>;
