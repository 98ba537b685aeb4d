// Vanuatu put together: the flow by frame, the answers by question, and the pieces of its own.

import { defineGame } from '@atoll/engine';
import type { Ask } from './asks.js';
import { cloneState } from './clone.js';
import { eventTypes } from './events.js';
import type { VanuatuEvent } from './events.js';
import { actions } from './flow/actions.js';
import { characters, characterToChoose } from './flow/characters.js';
import { beg, exchanges, sellTreasure } from './flow/exchanges.js';
import { neutralMarkers, neutralToPlace } from './flow/neutral-markers.js';
import { markerToPlan, planning } from './flow/planning.js';
import { resolve } from './flow/resolve.js';
import { rounds } from './flow/rounds.js';
import { tilePlacement, tileToPlace } from './flow/tile-placement.js';
import { restToken, turn } from './flow/turn.js';
import type { VanuatuFrame } from './frames.js';
import { guessState } from './guess.js';
import { invariants } from './invariants.js';
import { moveShape, moveTypes } from './moves.js';
import type { Move } from './moves.js';
import { optionsSchema } from './options.js';
import type { Options } from './options.js';
import { standingsOf } from './scoring.js';
import { layOut } from './setup.js';
import { stateShape } from './state-shape.js';
import type { State } from './state.js';
import { viewEvent, viewOf } from './view.js';
import type { VanuatuView } from './view.js';

export interface VanuatuTypes {
  options: Options;
  frame: VanuatuFrame;
  state: State;
  view: VanuatuView;
  ask: Ask;
  move: Move;
  event: VanuatuEvent;
}

export const vanuatu = defineGame<VanuatuTypes>({
  id: 'vanuatu',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options: optionsSchema,
  moveShape,
  moveTypes,
  eventTypes,
  stateShape,
  flow: {
    rounds,
    'tile-placement': tilePlacement,
    'neutral-markers': neutralMarkers,
    characters,
    planning,
    actions,
    turn,
  },
  asks: {
    'place-tile': tileToPlace,
    'place-neutral': neutralToPlace,
    'choose-character': characterToChoose,
    plan: markerToPlan,
    resolve,
    'take-rest-token': restToken,
    'sell-treasure': sellTreasure,
    beg,
  },
  standing: exchanges,
  layOut,
  clone: cloneState,
  view: viewOf,
  viewEvent,
  guess: guessState,
  standings: standingsOf,
  ending: (state) => (state.stack.length > 0 ? null : 'eight-rounds-played'),
  invariants,
});
