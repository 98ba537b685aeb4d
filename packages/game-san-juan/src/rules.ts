// The types of San Juan, bound once: what the kernel calls a game, a frame's rules, an ask's rules.

import type { AskRule, Decision, Emit, FrameRule, GameTypes } from '@atoll/engine';
import type { Ask, AskOf } from './asks.js';
import type { SanJuanEvent } from './events.js';
import type { SanJuanFrame } from './frames.js';
import type { Move } from './moves.js';
import type { Options } from './options.js';
import type { State } from './state.js';
import type { View } from './view.js';

export interface SanJuan extends GameTypes {
  options: Options;
  frame: SanJuanFrame;
  state: State;
  view: View;
  ask: Ask;
  move: Move;
  event: SanJuanEvent;
}

export type Tell = Emit<SanJuanEvent>;
export type FrameRules<F extends SanJuanFrame> = FrameRule<State, F, Ask, Move, SanJuanEvent>;
export type AskRules<K extends Ask['kind']> = AskRule<State, AskOf<K>, Move>;

/** Shared, so that asking an idle frame costs nothing. */
export const NOBODY: readonly Decision<Ask>[] = [];
