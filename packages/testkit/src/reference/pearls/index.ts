// Pearls: draw and discard, then offer one card sealed; the highest value nobody else offered takes a pearl.
// Made for this project to have, in little, what the large games have: hidden hands, a face-down pile that is
// reshuffled, simultaneous sealed answers, an optional decision, options and tie-breaks.

import { defineGame } from '@atoll/engine';
import type { GameRules } from '@atoll/engine';
import { cloneState } from './clone.js';
import { dive, divesOpen } from './flow/dive.js';
import { offer, offering } from './flow/offering.js';
import { round } from './flow/round.js';
import { discard, turn } from './flow/turn.js';
import { guessState } from './guess.js';
import { invariants } from './invariants.js';
import { moveShape } from './moves.js';
import { REASONS } from './rules.js';
import type { PearlsTypes } from './rules.js';
import { standingsOf } from './scoring.js';
import { layOut } from './setup.js';
import { events, secrets } from './secrets.js';
import { stateShape } from './state-shape.js';
import { viewOf } from './view.js';

export type { PearlsTypes } from './rules.js';

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
  reasons: REASONS,
  events,
  secrets,
  stateShape,
  flow: { round, turn, offering },
  asks: { discard, offer, dive },
  standing: divesOpen,
  layOut,
  clone: cloneState,
  view: viewOf,
  guess: guessState,
  standings: standingsOf,
  ending: (state) => (state.stack.length > 0 ? null : 'five-rounds-played'),
  invariants,
};

export const pearls = defineGame(pearlsRules);
