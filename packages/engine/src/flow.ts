// The flow of a game: a stack of frames, and the one loop that moves it on.
// A frame is plain data (which procedure runs, where it stands, what it has collected); its rules are code, found by kind.

import type { Decision } from './decision.js';
import type { Random } from './random.js';
import type { Seat } from './seat.js';

export interface Frame {
  readonly kind: string;
  /** Numbered when it is pushed, so that the ids of its decisions never change. */
  readonly id: number;
}

/** What every game's state holds for the kernel. */
export interface FlowState<F extends Frame = Frame> {
  rng: Random;
  /** The last frame is the running one; the ones below wait for it. */
  stack: F[];
  /** How many frames have been pushed so far. */
  frames: number;
  /** How many hidden things have been shown to somebody so far: see `expose`. */
  exposed: number;
}

export type Emit<E> = (event: E) => void;

/** An `Emit` for search, where nobody reads the events. */
export const silently: Emit<unknown> = () => {};

export interface FrameRule<S, F, Ask, M, E> {
  /** Who owes an answer to this frame now. Called for the top frame only. */
  decisions(state: S, frame: F): readonly Decision<Ask>[];
  answer(draft: S, frame: F, seat: Seat, move: M, emit: Emit<E>): void;
  /**
   * Called while nobody owes an answer. `waiting`: a decision is open now; `again`: call me, or the frame
   * I have pushed, once more; `done`: take me off the stack (I am on top) and go on with the frame below.
   */
  settle(draft: S, frame: F, emit: Emit<E>): 'waiting' | 'again' | 'done';
}

/** A frame kind without rules does not compile. */
export type FlowRules<S, F extends { kind: string }, Ask, M, E> = {
  readonly [K in F['kind']]: FrameRule<S, Extract<F, { kind: K }>, Ask, M, E>;
};

/** Optional decisions: open beside the frame's own for whoever may act out of turn, never waited for. */
export interface StandingRule<S, Ask, M, E> {
  decisions(state: S): readonly Decision<Ask>[];
  answer(draft: S, decision: Decision<Ask>, move: M, emit: Emit<E>): void;
}

/** The number of the next frame: `draft.stack.push({ kind: 'battle', id: frameId(draft), … })`. */
export function frameId(draft: FlowState): number {
  draft.frames += 1;
  return draft.frames;
}

/**
 * Says that a hidden thing (a card of a face-down pile, another's hand) has just been shown to somebody.
 * To be called in the one place where a game turns such things up: it is what bars undo (see barrier.ts).
 */
export function expose(draft: FlowState, things = 1): void {
  draft.exposed += things;
}

/** A fault of the rules, not of a player: a host stops this table and keeps its record. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault';
}

const STEP_LIMIT = 10_000;

type AnyRule<S> = FrameRule<S, Frame, unknown, unknown, unknown>;

/** Moves the flow on until somebody owes an answer or the stack is empty. */
export function settle<S extends FlowState>(
  draft: S,
  flow: Readonly<Record<string, AnyRule<S>>>,
  emit: Emit<never>,
): void {
  const tell = emit as Emit<unknown>;
  let waits = false;
  for (let steps = 0; steps < STEP_LIMIT; steps++) {
    const top = draft.stack[draft.stack.length - 1];
    if (top === undefined) return;
    const rule = ruleOf(flow, top);
    if (rule.decisions(draft, top).length > 0) return;
    if (waits) throw new EngineFault(`frame '${top.kind}' waits, but nobody owes an answer`);
    const progress = rule.settle(draft, top, tell);
    waits = progress === 'waiting';
    if (progress === 'done' && draft.stack.pop() !== top) {
      throw new EngineFault(`frame '${top.kind}' was done while another lay on it`);
    }
  }
  throw new EngineFault(`the flow did not settle within ${STEP_LIMIT} steps`);
}

export function ruleOf<S>(flow: Readonly<Record<string, AnyRule<S>>>, frame: Frame): AnyRule<S> {
  const rule = flow[frame.kind];
  if (rule === undefined) throw new EngineFault(`no rules for a frame of kind '${frame.kind}'`);
  return rule;
}
