// Archipelago put together: the flow by frame, the answers by question, and the pieces of its own.

import { defineGame } from '@atoll/engine';

import { clone } from './clone.js';
import { answerDeal, dealsOpen, lapse, proposeDeal, withdrawDeal } from './deals/deals.js';
import { lookForEnds } from './ends.js';
import { events } from './event-secrecy.js';
import { actions } from './flow/actions.js';
import { balance } from './flow/balance.js';
import { barbarian, pillage } from './flow/barbarian.js';
import { bid, bidding, setOrder } from './flow/bidding.js';
import { construct, construction } from './flow/construction.js';
import { domesticCrisis, domesticStep, standCitizen } from './flow/domestic-crisis.js';
import { evolution, evolve } from './flow/evolution.js';
import { exploration, placeHex, sendUnit, takeOrRefuse } from './flow/exploration.js';
import { exportCrisis, exportStep } from './flow/export-crisis.js';
import { expelOrSpare, expulsion } from './flow/expulsion.js';
import { deploy, harvest } from './flow/harvest.js';
import { keepObjectives, objectivesToKeep } from './flow/keep-objectives.js';
import { choosePort, lighthouse } from './flow/lighthouse.js';
import { migrate, migration, sailOrLand } from './flow/migration.js';
import { offerForHarvest, payPrice, permitHarvest } from './flow/permission.js';
import { giveCube, pirate, sinkShip } from './flow/pirate.js';
import { placeWorker, recruitment } from './flow/recruitment.js';
import { chooseBirth, reproduction } from './flow/reproduction.js';
import { buyRevealed, reveal } from './flow/reveal.js';
import { chooseReward, reward } from './flow/reward.js';
import { rising, standRebel } from './flow/rising.js';
import { partOfRound, round } from './flow/round.js';
import { placeShip, shipPlacing } from './flow/ship-placing.js';
import { chooseVictim, fillHands, pickHand, thief } from './flow/thief.js';
import { trade, transaction } from './flow/trade.js';
import { trendVote, voteTrend } from './flow/trend-vote.js';
import { turn } from './flow/turn.js';
import { landCitizens, turnZero } from './flow/turn-zero.js';
import { wonder } from './flow/wonder.js';
import { guess } from './guess.js';
import { invariants } from './invariants.js';
import { moveShape } from './moves.js';
import { optionsSchema } from './options.js';
import { REASONS } from './reasons.js';
import type { Archipelago } from './rules.js';
import { standings } from './scoring.js';
import { secrets } from './secrets.js';
import { layOut } from './setup.js';
import { stateShape } from './state-shape.js';
import { view } from './view.js';
import { SEATS } from './seats.js';

export const archipelago = defineGame<Archipelago>({
  id: 'archipelago',
  rulesVersion: 2,
  seats: SEATS,
  options: optionsSchema,
  moveShape,
  reasons: REASONS,
  stateShape,
  flow: {
    'trend-vote': trendVote,
    'turn-zero': turnZero,
    'keep-objectives': keepObjectives,
    reward,
    turn,
    bidding,
    balance,
    'domestic-crisis': domesticCrisis,
    'export-crisis': exportCrisis,
    expulsion,
    actions,
    round,
    harvest,
    migration,
    exploration,
    construction,
    recruitment,
    reproduction,
    trade,
    pirate,
    thief,
    barbarian,
    rising,
    reveal,
    'ship-placing': shipPlacing,
    wonder,
    lighthouse,
    evolution,
  },
  asks: {
    'vote-trend': voteTrend,
    'place-hex': placeHex,
    'land-citizens': landCitizens,
    'keep-objectives': objectivesToKeep,
    'choose-reward': chooseReward,
    bid,
    'set-order': setOrder,
    'domestic-step': domesticStep,
    'stand-citizen': standCitizen,
    'export-step': exportStep,
    'expel-or-spare': expelOrSpare,
    round: partOfRound,
    deploy,
    'offer-for-harvest': offerForHarvest,
    'permit-harvest': permitHarvest,
    'pay-price': payPrice,
    migrate,
    'sail-or-land': sailOrLand,
    'take-or-refuse': takeOrRefuse,
    'send-unit': sendUnit,
    construct,
    'place-worker': placeWorker,
    'choose-birth': chooseBirth,
    trade: transaction,
    'sink-ship': sinkShip,
    'give-cube': giveCube,
    'choose-victim': chooseVictim,
    'fill-hands': fillHands,
    'pick-hand': pickHand,
    pillage,
    'stand-rebel': standRebel,
    'buy-revealed': buyRevealed,
    'place-ship': placeShip,
    'choose-port': choosePort,
    evolve,
    'propose-deal': proposeDeal,
    'answer-deal': answerDeal,
    'withdraw-deal': withdrawDeal,
  },
  standing: dealsOpen,
  answering: lapse,
  /** AR-25.2, AR-27.2 The end clears the stack, from whatever depth it came. */
  stepped(draft, emit) {
    lookForEnds(draft, emit);
    if (draft.ending !== null) draft.stack.length = 0;
  },
  layOut,
  clone,
  view,
  events,
  secrets,
  guess,
  standings,
  ending: (state) => state.ending,
  invariants,
});
