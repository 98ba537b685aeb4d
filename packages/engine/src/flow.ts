// The flow of a game: a stack of frames, and the one loop that moves it on.
// A frame is plain data (which procedure runs, where it stands, what it has collected); its rules are code, found by kind.

import { NOBODY } from './decision.js';
import type { Decision } from './decision.js';
import type { Random } from './random.js';

/** Marks the types that no view may hold; nothing at run time. See `FrameView`. */
declare const SECRET: unique symbol;
export type Secretive = typeof SECRET;

export interface Frame {
  readonly kind: string;
  /** Numbered when it is pushed, so that the ids of its decisions never change. */
  readonly id: number;
  readonly [SECRET]?: true;
}

/**
 * What a view shows of a frame: built from named fields. A frame copied whole is not assignable to it, so that what a
 * frame collects stays hidden until somebody shows it.
 */
export interface FrameView {
  readonly kind: string;
  readonly id: number;
  readonly [SECRET]?: never;
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
  readonly [SECRET]?: true;
}

export type Emit<E> = (event: E) => void;

/** An `Emit` for search, where nobody reads the events. */
export const silently: Emit<unknown> = () => {};

export interface FlowRule<S, F, Ask, E> {
  /** Who owes an answer to this frame now. Called for the top frame only. */
  decisions(state: S, frame: F): readonly Decision<Ask>[];
  /**
   * Called while nobody owes an answer. `waiting`: a decision is open now; `again`: call me, or the frame
   * I have pushed, once more; `done`: take me off the stack (I am on top) and go on with the frame below.
   */
  settle(draft: S, frame: F, emit: Emit<E>): 'waiting' | 'again' | 'done';
}

/** The `settle` of a frame that has nothing left to do. */
export const done = (): 'done' => 'done';

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

export type AnyFlow<S> = Readonly<Record<string, FlowRule<S, Frame, unknown, unknown>>>;

/**
 * Moves the flow on until somebody owes an answer or the stack is empty, and says who owes one.
 * `stepped` is called after every step of a frame: what holds in all of them (an end that may come at any time).
 */
export function settle<S extends FlowState>(
  draft: S,
  flow: AnyFlow<S>,
  emit: Emit<never>,
  stepped?: (draft: S, emit: Emit<never>) => void,
): readonly Decision<unknown>[] {
  const tell = emit as Emit<unknown>;
  let waits = false;
  for (let steps = 0; steps < STEP_LIMIT; steps++) {
    const top = draft.stack[draft.stack.length - 1];
    if (top === undefined) return NOBODY;
    const rule = ruleOf(flow, top);
    const owed = rule.decisions(draft, top);
    if (owed.length > 0) return owed;
    if (waits) throw new EngineFault(`frame '${top.kind}' waits, but nobody owes an answer`);
    const progress = rule.settle(draft, top, tell);
    waits = progress === 'waiting';
    if (progress === 'done' && draft.stack.pop() !== top) {
      throw new EngineFault(`frame '${top.kind}' was done while another lay on it`);
    }
    stepped?.(draft, emit);
  }
  throw new EngineFault(`the flow did not settle within ${STEP_LIMIT} steps`);
}

export function ruleOf<S>(flow: AnyFlow<S>, frame: Frame): FlowRule<S, Frame, unknown, unknown> {
  const rule = flow[frame.kind];
  if (rule === undefined) throw new EngineFault(`no rules for a frame of kind '${frame.kind}'`);
  return rule;
}
