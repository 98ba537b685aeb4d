// The game, put together from its rules.

import { defineGame } from '@atoll/engine';
import type { Game } from '@atoll/engine';

import type { Ask } from './asks.js';
import { clone } from './clone.js';
import { deals } from './deals/deals.js';
import { EVENT_TYPES } from './events.js';
import type { Event } from './events.js';
import { asks, flow } from './flow/index.js';
import type { Frame } from './frames.js';
import { guess } from './guess.js';
import { invariants } from './invariants.js';
import { MOVE_TYPES, moveShape } from './moves.js';
import type { Move } from './moves.js';
import { OPTIONS } from './options.js';
import type { Options } from './options.js';
import { standings } from './scoring.js';
import { layOut } from './setup.js';
import { stateShape } from './state-shape.js';
import type { State } from './state.js';
import { view, viewEvent } from './view.js';
import type { View } from './view.js';

export interface Archipelago {
  options: Options;
  frame: Frame;
  state: State;
  view: View;
  ask: Ask;
  move: Move;
  event: Event;
}

export const archipelago: Game<Archipelago> = defineGame<Archipelago>({
  id: 'archipelago',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  moveShape,
  moveTypes: MOVE_TYPES,
  eventTypes: EVENT_TYPES,
  stateShape,
  flow,
  asks,
  standing: deals,
  layOut,
  clone,
  view,
  viewEvent,
  guess,
  standings,
  ending: (state) => state.ending,
  invariants,
});
