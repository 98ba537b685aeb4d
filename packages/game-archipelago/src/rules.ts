// The types of Archipelago, bound once: what the kernel calls a game, a frame's rules, a question.

import { questionsOf } from '@atoll/engine';
import type { Emit as EmitOf, FrameRule, GameTypes, IllegalIn } from '@atoll/engine';
import type { Ask } from './asks.js';
import type { ArchipelagoEvent } from './events.js';
import type { ArchipelagoFrame } from './frames.js';
import type { Move } from './moves.js';
import type { Options } from './options.js';
import type { Reason } from './reasons.js';
import type { RuleId } from './rule-ids.js';
import type { State } from './state.js';
import type { View } from './view.js';

export interface Archipelago extends GameTypes {
  options: Options;
  frame: ArchipelagoFrame;
  state: State;
  view: View;
  ask: Ask;
  move: Move;
  event: ArchipelagoEvent;
  rule: RuleId;
  reason: Reason;
}

export type Emit = EmitOf<ArchipelagoEvent>;
export type FrameRules<K extends ArchipelagoFrame['kind']> = FrameRule<Archipelago, K>;
export type Refusal = IllegalIn<Archipelago>;

export const { ask, optionalAsk } = questionsOf<Archipelago>();
