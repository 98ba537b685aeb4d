// The types of this game's rules, named once.

import type { AskRule, FrameRule } from '@atoll/engine';

import type { Ask, AskKind, AskOf } from '../asks.js';
import type { Event } from '../events.js';
import type { FrameKind, FrameOf } from '../frames.js';
import type { Move } from '../moves.js';
import type { State } from '../state.js';

export type Rule<K extends FrameKind> = FrameRule<State, FrameOf<K>, Ask, Move, Event>;
export type Question<K extends AskKind> = AskRule<State, AskOf<K>, Move>;

/** The `settle` of a frame that has nothing to do but to end. */
export const ends = (): 'done' => 'done';

/** The running frame, where an ask of it is answered. */
export function running<K extends FrameKind>(state: State, kind: K): FrameOf<K> {
  const top = state.stack[state.stack.length - 1];
  if (top?.kind !== kind) throw new Error(`the running frame is '${top?.kind}', not '${kind}'`);
  return top as FrameOf<K>;
}
