// How the play-outs are biased. Pure chance brings independence within three or four turns; tables that feed their
// crises and seldom tax play long enough for everything to occur. Three temperaments, told apart by the trend in play:
// helpful tables, builders of towns and wonders, and misers who drain the bank.

import type { Policy } from '@atoll/testkit';

import { unitOf } from './board/pieces.js';
import type { BuildingKind } from './data/construction.js';
import type { Archipelago } from './index.js';
import type { State } from './search.js';
import type { Move } from './table.js';
import { TRENDS } from './data/trends.js';

type Temperament = (state: State, move: Move) => number;

export const helper: Temperament = (state, move) => {
  switch (move.type) {
    case 'consume':
    case 'supply':
    case 'use-temple':
      return 30;
    case 'act':
      if (move.action === 'taxes') return state.rebellion + 4 > state.population ? 0.05 : 1;
      if (move.action === 'transaction') return 2;
      return move.action === 'migration' ? 3 : 8;
    case 'construct':
      return move.building === 'temple' ? 6 : 3;
    case 'use-card':
      return 6;
    case 'build-wonder':
      return 40;
    case 'use-building':
      return 8;
    case 'buy-card':
      return 10;
    case 'bid':
      return move.florins > 2 ? 0.02 : 2;
    case 'cancel':
      return 0.3;
    case 'done':
    case 'accept':
    case 'permit':
    case 'name-price':
      return 2;
    case 'sail':
      return 3;
    case 'stand':
      return standing(unitOf(state, move.unit)?.building ?? null);
    default:
      return 1;
  }
};

/** Citizens on towns first, those on ports and markets last: then there is somebody to expel. */
const standing = (building: BuildingKind | null): number =>
  building === 'town' ? 8 : building === 'port' || building === 'market' ? 0.1 : 1;

const builder: Temperament = (state, move) => {
  switch (move.type) {
    case 'act':
      if (move.action === 'construction') return 40;
      return move.action === 'harvest-stone' || move.action === 'harvest-wood' ? 15 : helper(state, move);
    case 'construct':
      return { town: 20, port: 10, temple: 6, market: 2, ship: 1 }[move.building];
    case 'transact':
      if (move.deal === 'buy') return move.resource === 'stone' || move.resource === 'wood' ? 8 : 1;
      return move.resource === 'stone' || move.resource === 'wood' ? 0.1 : 1;
    case 'buy-card': {
      const card = state.track[move.slot]?.card;
      return card === 'great-lighthouse' || card === 'cathedral' ? 60 : 2;
    }
    default:
      return helper(state, move);
  }
};

const miser: Temperament = (state, move) => {
  switch (move.type) {
    case 'bid':
      return move.florins === 0 ? 1 : 0;
    case 'buy-card':
      return 0.1;
    case 'act':
      if (move.action === 'taxes') return state.rebellion + 5 > state.population ? 0.05 : 8;
      if (move.action === 'transaction') return 15;
      return move.action === 'recruitment' ? 0.2 : helper(state, move);
    case 'transact':
      return move.deal === 'sell' ? 20 : 0.05;
    case 'construct':
      return move.building === 'market' ? 10 : 0.5;
    case 'use-building':
      return 20;
    default:
      return helper(state, move);
  }
};

export const helpful: Policy<Archipelago> = (state, _decision, move) => {
  const [trend] = state.trends;
  const temperament = [helper, builder, miser][trend === undefined ? 1 : TRENDS.indexOf(trend) % 3] ?? helper;
  return temperament(state, move);
};
