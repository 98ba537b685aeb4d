// The types of Cyclades, bound once: what the kernel calls a game, a frame's rules, an ask's rules.

import type { AskRule, Decision, Emit, FrameRule, GameTypes } from '@atoll/engine';
import type { Ask, AskOf } from './asks.js';
import type { CycladesEvent } from './events.js';
import type { CycladesFrame } from './frames.js';
import type { Move } from './moves.js';
import type { Options } from './options.js';
import type { State } from './state.js';
import type { View } from './view.js';

export interface Cyclades extends GameTypes {
  options: Options;
  frame: CycladesFrame;
  state: State;
  view: View;
  ask: Ask;
  move: Move;
  event: CycladesEvent;
}

export type Tell = Emit<CycladesEvent>;
export type FrameRules<F extends CycladesFrame> = FrameRule<State, F, Ask, Move, CycladesEvent>;
export type AskRules<K extends Ask['kind']> = AskRule<State, AskOf<K>, Move>;

/** Shared, so that asking an idle frame costs nothing. */
export const NO_DECISIONS: readonly Decision<Ask>[] = [];
