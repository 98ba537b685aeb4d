// Vanuatu put together: the flow by frame, the answers by question, and the pieces of its own.

import { defineGame } from '@atoll/engine';
import { clone } from './clone.js';
import { actions } from './flow/actions.js';
import { characters, characterToChoose } from './flow/characters.js';
import { beg, exchangesOpen, sellTreasure } from './flow/exchanges.js';
import { neutralMarkers, neutralToPlace } from './flow/neutral-markers.js';
import { markerToPlan, planning } from './flow/planning.js';
import { rounds } from './flow/rounds.js';
import { tilePlacement, tileToPlace } from './flow/tile-placement.js';
import { resolve, restToken, turn } from './flow/turn.js';
import { guess } from './guess.js';
import { invariants } from './invariants.js';
import { moveShape } from './moves.js';
import { optionsSchema } from './options.js';
import { REASONS } from './reasons.js';
import type { Vanuatu } from './rules.js';
import { standings } from './scoring.js';
import { events, secrets } from './secrets.js';
import { layOut } from './setup.js';
import { stateShape } from './state-shape.js';
import { view } from './view.js';
import { SEATS } from './seats.js';

export const vanuatu = defineGame<Vanuatu>({
  id: 'vanuatu',
  rulesVersion: 2,
  seats: SEATS,
  options: optionsSchema,
  moveShape,
  reasons: REASONS,
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
  standing: exchangesOpen,
  layOut,
  clone,
  view,
  events,
  secrets,
  guess,
  standings,
  ending: (state) => (state.stack.length > 0 ? null : 'eight-rounds-played'),
  invariants,
});
