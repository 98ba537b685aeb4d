// Who owes which answer. Decisions are computed from the state, never stored beside it.

import type { Frame } from './flow.js';
import type { Seat } from './seat.js';

export interface Decision<Ask> {
  /** The frame that asks; none asks an optional one. */
  readonly frame: number;
  readonly seat: Seat;
  /** Answers this seat has given this frame: unchanged while other seats answer. */
  readonly step: number;
  /** Optional ones are told apart by what they are for ("sell", "offer-3"). */
  readonly name?: string;
  /** Sent to this seat only. */
  readonly ask: Ask;
  /** The game does not wait for it. */
  readonly optional?: true;
}

/** Why a move is not legal: a rule id and a message key with figures. The client writes the sentence. */
export interface Illegal<Rule extends string = string, Reason extends string = string> {
  readonly rule: Rule;
  readonly reason: Reason;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Shared, so that asking an idle frame costs nothing. */
export const NOBODY: readonly never[] = [];

/**
 * A question of a frame to a seat. `step` counts what the same seat has already said within the frame, where a frame
 * asks one seat several times in a row; it must not depend on what other seats do.
 */
export function asked<Ask>(frame: Frame, seat: Seat, ask: Ask, step = 0): Decision<Ask> {
  return { frame: frame.id, seat, step, ask };
}

/** An optional question, open beside the frames. */
export function offered<Ask>(name: string, seat: Seat, ask: Ask): Decision<Ask> {
  return { frame: 0, seat, step: 0, name, ask, optional: true };
}

export type DecisionId = string & { readonly __brand: 'DecisionId' };

/**
 * What a decision is called where it leaves the process: on the wire, in a store, in a record. Unchanged while other
 * seats answer; an answer to a closed id is refused, whatever else happened. Never made in search, never taken apart.
 */
export function decisionId({ frame, seat, step, name }: Decision<unknown>): DecisionId {
  return (name === undefined ? `${frame}.${seat}.${step}` : `${name}.${seat}`) as DecisionId;
}

/** The same, for comparing: no text is made. */
export function isSameDecision(a: Decision<unknown>, b: Decision<unknown>): boolean {
  return a.frame === b.frame && a.seat === b.seat && a.step === b.step && a.name === b.name;
}

/** The open decision an id from outside stands for. */
export function decisionCalled<Ask>(open: readonly Decision<Ask>[], id: string): Decision<Ask> | undefined {
  return open.find((decision) => decisionId(decision) === id);
}
