// All frames and questions by kind, and what holds for every frame: open proposals lapse when play goes on, secret end
// conditions are looked at after everything that happens, and the end of the game clears the stack from any depth.

import type { AskRules, FlowRules } from '@atoll/engine';

import type { Ask } from '../asks.js';
import { answerDeal, lapse, proposeDeal, withdrawDeal } from '../deals/deals.js';
import { lookForEnds } from '../ends.js';
import type { Event } from '../events.js';
import type { Frame, FrameKind } from '../frames.js';
import type { Move } from '../moves.js';
import type { State } from '../state.js';
import { actions } from './actions.js';
import { balance } from './balance.js';
import { barbarian, pillage } from './barbarian.js';
import { bid, bidding, setOrder } from './bidding.js';
import { construct, construction } from './construction.js';
import { domesticCrisis, domesticStep, standCitizen } from './domestic-crisis.js';
import { evolution, evolve } from './evolution.js';
import { exploration, placeHex, sendUnit, takeOrRefuse } from './exploration.js';
import { exportCrisis, exportStep } from './export-crisis.js';
import { expelOrSpare, expulsion } from './expulsion.js';
import { deploy, harvest } from './harvest.js';
import { keepObjectives, keepQuestion } from './keep-objectives.js';
import { choosePort, lighthouse } from './lighthouse.js';
import { migrate, migration, sailOrLand } from './migration.js';
import { offerForHarvest, payPrice, permitHarvest } from './permission.js';
import { giveCube, pirate, sinkShip } from './pirate.js';
import { placeWorker, recruitment } from './recruitment.js';
import { chooseBirth, reproduction } from './reproduction.js';
import { buyRevealed, reveal } from './reveal.js';
import { chooseReward, reward } from './reward.js';
import { rising, standRebel } from './rising.js';
import { round, roundQuestion } from './round.js';
import { ends } from './rule.js';
import type { Rule } from './rule.js';
import { placeShip, shipPlacing } from './ship-placing.js';
import { chooseVictim, fillHands, pickHand, thief } from './thief.js';
import { trade, tradeQuestion } from './trade.js';
import { trendVote, voteTrend } from './trend-vote.js';
import { turn } from './turn.js';
import { landCitizens, turnZero } from './turn-zero.js';
import { wonder } from './wonder.js';

function guarded<K extends FrameKind>(rule: Rule<K>): Rule<K> {
  const settles = rule.settle !== ends;
  return {
    decisions: (state, frame) => (state.ending === null ? rule.decisions(state, frame) : []),
    answer(draft, frame, seat, move, emit) {
      lapse(draft, emit);
      rule.answer(draft, frame, seat, move, emit);
      lookForEnds(draft, emit);
    },
    settle(draft, frame, emit) {
      if (draft.ending !== null) {
        draft.stack.length = 0;
        return 'again';
      }
      const progress = rule.settle(draft, frame, emit);
      if (settles) lookForEnds(draft, emit);
      return draft.ending === null ? progress : 'again';
    },
  };
}

export const flow: FlowRules<State, Frame, Ask, Move, Event> = {
  'trend-vote': guarded(trendVote),
  'turn-zero': guarded(turnZero),
  'keep-objectives': guarded(keepObjectives),
  reward: guarded(reward),
  turn: guarded(turn),
  bidding: guarded(bidding),
  balance: guarded(balance),
  'domestic-crisis': guarded(domesticCrisis),
  'export-crisis': guarded(exportCrisis),
  expulsion: guarded(expulsion),
  actions: guarded(actions),
  round: guarded(round),
  harvest: guarded(harvest),
  migration: guarded(migration),
  exploration: guarded(exploration),
  construction: guarded(construction),
  recruitment: guarded(recruitment),
  reproduction: guarded(reproduction),
  trade: guarded(trade),
  pirate: guarded(pirate),
  thief: guarded(thief),
  barbarian: guarded(barbarian),
  rising: guarded(rising),
  reveal: guarded(reveal),
  'ship-placing': guarded(shipPlacing),
  wonder: guarded(wonder),
  lighthouse: guarded(lighthouse),
  evolution: guarded(evolution),
};

export const asks: AskRules<State, Ask, Move> = {
  'vote-trend': voteTrend,
  'place-hex': placeHex,
  'land-citizens': landCitizens,
  'keep-objectives': keepQuestion,
  'choose-reward': chooseReward,
  bid,
  'set-order': setOrder,
  'domestic-step': domesticStep,
  'stand-citizen': standCitizen,
  'export-step': exportStep,
  'expel-or-spare': expelOrSpare,
  round: roundQuestion,
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
  trade: tradeQuestion,
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
};
