// Pearls: draw and discard, then offer one card sealed; the highest value nobody else offered takes a pearl.
// Made for this project to have, in little, what the large games have: hidden hands, a face-down pile that is
// reshuffled, simultaneous sealed answers, an optional decision, options and tie-breaks.

import { defineGame } from '@atoll/engine';
import type { GameRules } from '@atoll/engine';
import { cloneState } from './clone.js';
import { dive, diving } from './flow/dive.js';
import { offer, offering } from './flow/offering.js';
import { round } from './flow/round.js';
import { discard, turn } from './flow/turn.js';
import { guessState } from './guess.js';
import { invariants } from './invariants.js';
import { eventTypes, moveShape, moveTypes } from './moves.js';
import type { Ask, Move, PearlsEvent } from './moves.js';
import { standingsOf } from './scoring.js';
import { layOut } from './setup.js';
import { stateShape } from './state-shape.js';
import type { Options, PearlsFrame, PearlsView, State } from './state.js';
import { viewEvent, viewOf } from './view.js';

export interface PearlsTypes {
  options: Options;
  frame: PearlsFrame;
  state: State;
  view: PearlsView;
  ask: Ask;
  move: Move;
  event: PearlsEvent;
}

/** The parts the game is defined from; the suite's own tests replace one at a time by a faulty one. */
export const pearlsRules: GameRules<PearlsTypes> = {
  id: 'pearls',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {
    fields: {
      deckSize: { values: [18, 24], default: 24, rule: 'PEARL-1.2' },
      diving: { values: [true, false], default: true, rule: 'PEARL-5.2' },
    },
  },
  moveShape,
  moveTypes,
  eventTypes,
  stateShape,
  flow: { round, turn, offering },
  asks: { discard, offer, dive },
  standing: diving,
  layOut,
  clone: cloneState,
  view: viewOf,
  viewEvent,
  guess: guessState,
  standings: standingsOf,
  ending: (state) => (state.stack.length > 0 ? null : 'five-rounds-played'),
  invariants,
};

export const pearls = defineGame(pearlsRules);
