// One question: which frame asks it, which moves answer it, and what each of them does.

import type { Emit, FlowRule } from './flow.js';
import type {
  AskKind,
  AskOf,
  EventOf,
  EventType,
  FrameKind,
  FrameOf,
  GameTypes,
  IllegalIn,
  MoveOf,
  MoveType,
} from './game.js';
import type { Seat, Viewer } from './seat.js';

/** `Running` is the frame that asks; null for an optional question, which no frame asks. */
interface Answering<G extends GameTypes, K extends AskKind<G>, Running, T extends MoveType<G>> {
  /** The paragraph of docs/rules the question stands for. */
  readonly rule: G['rule'];
  /** The types of move that answer it; the functions below see no other. */
  readonly answers: readonly T[];
  /** `check` accepts more than `list` can name. */
  readonly open?: true;
  list(state: G['state'], seat: Seat, frame: Running, ask: AskOf<G, K>): readonly MoveOf<G, T>[];
  check(state: G['state'], seat: Seat, frame: Running, move: MoveOf<G, T>, ask: AskOf<G, K>): IllegalIn<G> | null;
  answer(
    draft: G['state'],
    seat: Seat,
    frame: Running,
    move: MoveOf<G, T>,
    emit: Emit<G['event']>,
    ask: AskOf<G, K>,
  ): void;
  /** What is answered for somebody who does not. */
  fallback(state: G['state'], seat: Seat, frame: Running, ask: AskOf<G, K>): MoveOf<G, T>;
}

export interface FramedAsk<
  G extends GameTypes,
  K extends AskKind<G>,
  F extends FrameKind<G>,
  T extends MoveType<G>,
> extends Answering<G, K, FrameOf<G, F>, T> {
  /** The kind of frame that asks, or the kinds. */
  readonly frame: F | readonly F[];
}

export interface OptionalAsk<G extends GameTypes, K extends AskKind<G>, T extends MoveType<G>> extends Answering<
  G,
  K,
  null,
  T
> {
  readonly frame: null;
}

/** The rules of one kind of question, whichever frame asks it. */
export type AskRule<G extends GameTypes, K extends AskKind<G>> =
  | FramedAsk<G, K, FrameKind<G>, MoveType<G>>
  | OptionalAsk<G, K, MoveType<G>>;

/** An ask kind without rules does not compile. */
export type AskRules<G extends GameTypes> = { readonly [K in AskKind<G>]: AskRule<G, K> };

export type FrameRule<G extends GameTypes, K extends FrameKind<G>> = FlowRule<
  G['state'],
  FrameOf<G, K>,
  G['ask'],
  G['event']
>;

/** A frame kind without rules does not compile. */
export type FrameRules<G extends GameTypes> = { readonly [K in FrameKind<G>]: FrameRule<G, K> };

/** Who is told of an event: everybody all of it, or each viewer what the function leaves of it. */
export type EventSecrecy<G extends GameTypes> = {
  readonly [T in EventType<G>]: 'open' | ((event: EventOf<G, T>, viewer: Viewer) => EventOf<G, T> | null);
};

/**
 * The two ways to write a question of a game, bound to its types:
 * `export const { ask, optionalAsk } = questionsOf<Cyclades>();`
 */
export function questionsOf<G extends GameTypes>() {
  return {
    ask: <K extends AskKind<G>, const F extends FrameKind<G>, const T extends MoveType<G>>(
      _kind: K,
      rule: FramedAsk<G, K, F, T>,
    ): FramedAsk<G, K, F, T> => rule,
    optionalAsk: <K extends AskKind<G>, const T extends MoveType<G>>(
      _kind: K,
      rule: Omit<OptionalAsk<G, K, T>, 'frame'>,
    ): OptionalAsk<G, K, T> => ({ ...rule, frame: null }),
  };
}
