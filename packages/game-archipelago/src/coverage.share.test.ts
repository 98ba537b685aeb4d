// Everything occurs in play: the whole vocabulary, all 48 cards, all 13 actions, every crisis and event, convoys,
// expulsions, deals, and every end condition. Play is biased (policy.testing.ts): pure chance ends too early.

import { coverage } from '@atoll/testkit';

import { COMBINATIONS } from './combinations.testing.js';
import { CARD, CARDS } from './data/evolution-cards.js';
import type { BackHalf } from './data/evolution-vocabulary.js';
import { OBJECTIVE, OBJECTIVES } from './data/objectives.js';
import { WHEEL_ACTIONS } from './data/wheel.js';
import type { ArchipelagoEvent } from './events.js';
import { archipelago } from './index.js';
import { helpful } from './policy.testing.js';

const crisisOf = (half: BackHalf): string =>
  half.type === 'event' ? `event ${half.per} ${half.delta}` : `${half.type} ${half.resource}`;

function featuresOf(event: ArchipelagoEvent): string[] {
  switch (event.type) {
    case 'card-used':
    case 'wonder-built':
      return [`card ${event.card}`];
    case 'disc-placed':
      return [`action ${event.action}`];
    case 'crisis-begun':
      return [`${event.crisis}-crisis ${event.resource}`];
    case 'event-resolved':
      return [`event ${event.per} ${event.delta}`];
    case 'objective-revealed':
      return [`revealed ${OBJECTIVE[event.objective].end.type}`];
    case 'game-ended':
      return [`ended by ${event.by}`];
    default:
      return [];
  }
}

const backs = CARDS.flatMap((card) => [CARD[card].back.upper, CARD[card].back.lower]);

/** Asked only at tables made for it: harbours.long.test.ts. */
const ELSEWHERE = 'choose-port';
const { vocabulary } = archipelago;
const common = {
  ...archipelago,
  vocabulary: {
    ...vocabulary,
    asks: vocabulary.asks.filter((kind) => kind !== ELSEWHERE),
    moves: vocabulary.moves.filter((type) => type !== ELSEWHERE),
  },
};

coverage(common, {
  combinations: COMBINATIONS,
  policy: helpful,
  maxGames: 1500,
  features: (before, _decision, _move, after, events) => {
    const features = events.flatMap(featuresOf);
    if (before.players.some(({ cards }) => cards.some(({ id }) => id === 'king'))) features.push('card king');
    if (after.met.length > before.met.length) {
      for (const objective of after.met) features.push(`met ${OBJECTIVE[objective].end.type}`);
    }
    return features;
  },
  expected: [
    ...CARDS.map((card) => `card ${card}`),
    ...WHEEL_ACTIONS.map((action) => `action ${action}`),
    ...new Set(backs.map(crisisOf)),
    ...new Set(OBJECTIVES.map((objective) => `met ${OBJECTIVE[objective].end.type}`)),
    'ended by independence',
    'ended by objective',
  ],
  rare: [
    'move spare',
    'event rebel-spared',
    'event hand-shown',
    'feature card pyramid',
    'feature card cathedral',
    'feature card great-library',
    'feature met cardsInPlay',
    'feature met templesInPlay',
  ],
});
