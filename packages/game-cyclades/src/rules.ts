// The types of Cyclades, bound once: what the kernel calls a game, a frame's rules, a question.

import { questionsOf } from '@atoll/engine';
import type { Emit as EmitOf, FrameRule, GameTypes, IllegalIn } from '@atoll/engine';
import type { Ask } from './asks.js';
import type { CycladesEvent } from './events.js';
import type { CycladesFrame } from './frames.js';
import type { Move } from './moves.js';
import type { Options } from './options.js';
import type { Reason } from './reasons.js';
import type { RuleId } from './rule-ids.js';
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
  rule: RuleId;
  reason: Reason;
}

export type Emit = EmitOf<CycladesEvent>;
export type FrameRules<K extends CycladesFrame['kind']> = FrameRule<Cyclades, K>;
export type Refusal = IllegalIn<Cyclades>;

export const { ask } = questionsOf<Cyclades>();
