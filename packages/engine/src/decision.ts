// Who owes which answer. Decisions are computed from the state, never stored beside it.

import type { Frame } from './flow.js';
import type { Seat } from './seat.js';

export type DecisionId = string & { readonly __brand: 'DecisionId' };

export interface Decision<Ask> {
  /** Unchanged while other seats answer; an answer to a closed id is refused, whatever else happened. */
  readonly id: DecisionId;
  readonly seat: Seat;
  /** Sent to this seat only. */
  readonly ask: Ask;
  /** The game does not wait for it. */
  readonly optional?: true;
}

/** Why a move is not legal: a rule id and a message key with figures. The client writes the sentence. */
export interface Illegal {
  readonly rule: string;
  readonly reason: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * The id of a decision of a frame. `step` counts what the same seat has already said within the frame,
 * where a frame asks one seat several times in a row; it must not depend on what other seats do.
 */
export function decisionId(frame: Frame, seat: Seat, step = 0): DecisionId {
  return `${frame.id}.${seat}.${step}` as DecisionId;
}

/** The id of an optional decision, open beside the frames. `name` says what for ("sell", "offer-3"). */
export function standingId(name: string, seat: Seat): DecisionId {
  return `${name}.${seat}` as DecisionId;
}
