// San Juan, as one value.

import { defineGame } from '@atoll/engine';
import type { Game } from '@atoll/engine';
import { clone } from './clone.js';
import { build, builderPhase } from './flow/builder-phase.js';
import { draftStart, keepStartingHand } from './flow/draft.js';
import { endingOf, game } from './flow/game.js';
import { handLimit, handLimitAsk } from './flow/hand-limit.js';
import { mayorDiscard, mayorKeep, mayorPhase } from './flow/mayor-phase.js';
import { pay, payment } from './flow/payment.js';
import { produce, producerPhase } from './flow/producer-phase.js';
import { goldMine, goldsmith, prospectorPhase } from './flow/prospector-phase.js';
import { pickRole, round } from './flow/round.js';
import { supplier, supplierAsk } from './flow/supplier.js';
import { harbor, sellAsk, traderPhase } from './flow/trader-phase.js';
import { tuck, tuckAsk } from './flow/tuck.js';
import { guess } from './guess.js';
import { invariants } from './invariants.js';
import { moveShape } from './moves.js';
import { optionsSchema } from './options.js';
import { REASONS } from './reasons.js';
import type { SanJuan } from './rules.js';
import { standings } from './scoring.js';
import { events, secrets } from './secrets.js';
import { layOut } from './setup.js';
import { stateShape } from './state-shape.js';
import { view } from './view.js';
import { SEATS } from './seats.js';

export const sanJuan: Game<SanJuan> = defineGame<SanJuan>({
  id: 'san-juan',
  rulesVersion: 2,
  seats: SEATS,
  options: optionsSchema,
  moveShape,
  reasons: REASONS,
  stateShape,
  layOut,
  flow: {
    game,
    draft: draftStart,
    round,
    supplier,
    tuck,
    'hand-limit': handLimit,
    'builder-phase': builderPhase,
    payment,
    'producer-phase': producerPhase,
    'trader-phase': traderPhase,
    'mayor-phase': mayorPhase,
    'prospector-phase': prospectorPhase,
  },
  asks: {
    'keep-starting-hand': keepStartingHand,
    supplier: supplierAsk,
    tuck: tuckAsk,
    'hand-limit': handLimitAsk,
    'pick-role': pickRole,
    build,
    pay,
    produce,
    sell: sellAsk,
    harbor,
    'mayor-keep': mayorKeep,
    'mayor-discard': mayorDiscard,
    'gold-mine': goldMine,
    goldsmith,
  },
  clone,
  view,
  events,
  secrets,
  guess,
  standings,
  ending: (state) => (state.stack.length === 0 ? endingOf(state) : null),
  invariants,
});
