// The Cyclades player. What it values and why: docs/bots/cyclades.md.

import type { Decision } from '@atoll/engine';
import { cyclades } from '@atoll/game-cyclades';
import type { Cyclades } from '@atoll/game-cyclades';
import type { State } from '@atoll/game-cyclades/search';
import type { Ask, Move } from '@atoll/game-cyclades/table';
import type { Brain } from '../brain.js';
import { rateActs, rateFlight, rateSailing, rateSylph } from './acts.js';
import { rateRetreats, rateSales, rateSites } from './battles.js';
import { rateTargets } from './creatures.js';
import { features, judge } from './judge.js';
import { rateOffers } from './offers.js';
import { motive, motives } from './motives.js';
import type { CycladesMotive } from './motives.js';
import { thoughtOf } from './thought.js';

function rate(state: State, { seat, ask }: Decision<Ask>, moves: readonly Move[], ratings: Float64Array): void {
  const thought = thoughtOf(state, seat);
  switch (ask.kind) {
    case 'offer':
      return rateOffers(thought, moves, ratings);
    case 'act':
      return rateActs(thought, ask, moves, ratings);
    case 'sail-on':
      return rateSailing(thought, ask, moves, ratings);
    case 'sylph':
      return rateSylph(thought, ask.stepsLeft, moves, ratings);
    case 'pegasus':
      return rateFlight(thought, moves, ratings);
    case 'retreat-defender':
    case 'retreat-attacker':
      return rateRetreats(thought, moves, ratings);
    case 'metropolis-set':
    case 'metropolis-place':
    case 'prosperity-marker':
      return rateSites(thought, moves, ratings);
    case 'sphinx':
      return rateSales(thought, moves, ratings);
    default:
      return rateTargets(thought, ask.kind, moves, ratings);
  }
}

/** Offerings and what is done with the god decide the game; the rest follows from them. */
const SEARCHED: ReadonlySet<Ask['kind']> = new Set(['offer', 'act', 'pegasus', 'sail-on']);

export const cycladesBrain: Brain<Cyclades, CycladesMotive> = {
  game: cyclades,
  judge,
  features,
  rate,
  turnOf: (state) => state.cycle,
  horizon: 2,
  attentionTo: ({ ask }) => (SEARCHED.has(ask.kind) ? 'search' : 'first-sight'),
  motive,
  motives,
};
