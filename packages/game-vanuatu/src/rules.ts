// The types of Vanuatu, bound once: what the kernel calls a game, a frame's rules, a question.

import { questionsOf } from '@atoll/engine';
import type { Emit as EmitOf, FrameRule, GameTypes, IllegalIn } from '@atoll/engine';
import type { Ask } from './asks.js';
import type { VanuatuEvent } from './events.js';
import type { VanuatuFrame } from './frames.js';
import type { Move } from './moves.js';
import type { Options } from './options.js';
import type { Reason } from './reasons.js';
import type { RuleId } from './rule-ids.js';
import type { State } from './state.js';
import type { View } from './view.js';

export interface Vanuatu extends GameTypes {
  options: Options;
  frame: VanuatuFrame;
  state: State;
  view: View;
  ask: Ask;
  move: Move;
  event: VanuatuEvent;
  rule: RuleId;
  reason: Reason;
}

export type Emit = EmitOf<VanuatuEvent>;
export type FrameRules<K extends VanuatuFrame['kind']> = FrameRule<Vanuatu, K>;
export type Refusal = IllegalIn<Vanuatu>;

export const { ask, optionalAsk } = questionsOf<Vanuatu>();
