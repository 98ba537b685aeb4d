// The types of pearls, bound once.

import { questionsOf } from '@atoll/engine';
import type { Ask, Move, PearlsEvent } from './moves.js';
import type { Options, PearlsFrame, PearlsView, State } from './state.js';

export const REASONS = ['not-in-hand'] as const;

export interface PearlsTypes {
  options: Options;
  frame: PearlsFrame;
  state: State;
  view: PearlsView;
  ask: Ask;
  move: Move;
  event: PearlsEvent;
  rule: `PEARL-${number}`;
  reason: (typeof REASONS)[number];
}

export const { ask, optionalAsk } = questionsOf<PearlsTypes>();
