// The Archipelago player. What it values and why: docs/bots/archipelago.md.

import type { Decision } from '@atoll/engine';
import { archipelago } from '@atoll/game-archipelago';
import type { Archipelago } from '@atoll/game-archipelago';
import type { State } from '@atoll/game-archipelago/search';
import type { Ask, Move, View } from '@atoll/game-archipelago/table';
import type { Attention, Brain } from '../brain.js';
import { rateEvolution } from './cards.js';
import { discsSoFar } from './clock.js';
import { rateDomesticStep, rateExportStep, rateStanding } from './crises.js';
import { crisisOffers, rateDealAnswer, rateHarvestOffer, ratePermission, ratePrice, rateProposals } from './deals.js';
import { features } from './features.js';
import { judge } from './judge.js';
import { rateDeployment, rateHexes, rateMigration, rateRewards } from './map.js';
import { motive, motives } from './motives.js';
import type { ArchipelagoMotive } from './motives.js';
import { rateBirths, rateConstruction, rateRound, rateWorkers } from './rounds.js';
import { rateBids, rateSmall } from './small.js';
import { thoughtInPassing, thoughtOf } from './thought.js';
import { rateTrade } from './trade.js';

/** Asked while an action, a crisis step or an exploration of the seat goes on. */
const IN_PASSING: ReadonlySet<Ask['kind']> = new Set([
  'stand-citizen',
  'deploy',
  'choose-reward',
  'take-or-refuse',
  'place-hex',
  'send-unit',
  'place-worker',
  'choose-birth',
  'migrate',
  'sail-or-land',
  'trade',
]);

function rate(state: State, { seat, ask }: Decision<Ask>, moves: readonly Move[], ratings: Float64Array): void {
  const thought = IN_PASSING.has(ask.kind) ? thoughtInPassing(state, seat) : thoughtOf(state, seat);
  switch (ask.kind) {
    case 'place-hex':
      return rateHexes(thought, moves, ratings);
    case 'choose-reward':
      return rateRewards(thought, ask.to, moves, ratings);
    case 'bid':
      return rateBids(thought, moves, ratings);
    case 'domestic-step':
      return rateDomesticStep(thought, ask.citizensPerCube, ask.resource, moves, ratings);
    case 'export-step':
      return rateExportStep(thought, ask.missing, ask.resource, moves, ratings);
    case 'stand-citizen':
      return rateStanding(thought, moves, ratings);
    case 'round':
      return rateRound(thought, moves, ratings);
    case 'deploy':
      return rateDeployment(thought, ask.resource, moves, ratings);
    case 'offer-for-harvest':
      return rateHarvestOffer(thought, moves, ratings);
    case 'permit-harvest':
      return ratePermission(thought, ask, moves, ratings);
    case 'pay-price':
      return ratePrice(thought, ask, moves, ratings);
    case 'migrate':
    case 'sail-or-land':
      return rateMigration(thought, moves, ratings);
    case 'construct':
      return rateConstruction(thought, moves, ratings);
    case 'place-worker':
      return rateWorkers(thought, moves, ratings);
    case 'choose-birth':
      return rateBirths(thought, moves, ratings);
    case 'trade':
      return rateTrade(thought, moves, ratings);
    case 'evolve':
      return rateEvolution(thought, moves, ratings);
    case 'answer-deal':
      return rateDealAnswer(thought, ask, moves, ratings);
    case 'propose-deal':
      return rateProposals(thought, moves, ratings);
    default:
      return rateSmall(thought, moves, ratings);
  }
}

const SEARCHED: ReadonlySet<Ask['kind']> = new Set(['round', 'domestic-step', 'export-step', 'construct', 'evolve']);

/** Crises, and what is offered to get through them. */
const VITAL: ReadonlySet<Ask['kind']> = new Set(['domestic-step', 'export-step', 'stand-citizen', 'answer-deal']);

function attentionTo({ ask }: Decision<Ask>): Attention {
  if (ask.kind === 'withdraw-deal') return 'none';
  return SEARCHED.has(ask.kind) ? 'search' : 'first-sight';
}

/** Offers are made in a crisis: elsewhere every step of the game would begin with thinking of one. */
function minds(view: View, { ask }: Decision<Ask>): boolean {
  if (ask.kind !== 'propose-deal') return true;
  const running = view.stack.at(-1)?.kind;
  return running === 'domestic-crisis' || running === 'export-crisis';
}

/** Offers cannot be listed: the bot thinks of its own, and asks the rules about them. */
function candidates(state: State, decision: Decision<Ask>, legal: readonly Move[]): readonly Move[] {
  const { seat, ask } = decision;
  if (ask.kind !== 'propose-deal') return legal;
  const offers = crisisOffers(thoughtOf(state, seat), ask.partners);
  return offers.filter((offer) => archipelago.check(state, decision, offer) === null);
}

export const archipelagoBrain: Brain<Archipelago, ArchipelagoMotive> = {
  game: archipelago,
  judge,
  features,
  rate,
  candidates,
  turnOf: discsSoFar,
  // Two rounds of a table of four: later the luck of the others hides what a move was worth.
  horizon: 8,
  // An iteration is long here, a budget holds few.
  sideBySide: { width: 8, pointOfRating: 0.02 },
  attentionTo,
  isVital: ({ ask }) => VITAL.has(ask.kind),
  minds,
  motive,
  motives,
};
