// The types of San Juan, bound once: what the kernel calls a game, a frame's rules, a question.

import { questionsOf } from '@atoll/engine';
import type { Emit as EmitOf, FrameRule, GameTypes, IllegalIn } from '@atoll/engine';
import type { Ask } from './asks.js';
import type { SanJuanEvent } from './events.js';
import type { SanJuanFrame } from './frames.js';
import type { Move } from './moves.js';
import type { Options } from './options.js';
import type { Reason } from './reasons.js';
import type { RuleId } from './rule-ids.js';
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
  rule: RuleId;
  reason: Reason;
}

export type Emit = EmitOf<SanJuanEvent>;
export type FrameRules<K extends SanJuanFrame['kind']> = FrameRule<SanJuan, K>;
export type Refusal = IllegalIn<SanJuan>;

export const { ask } = questionsOf<SanJuan>();
