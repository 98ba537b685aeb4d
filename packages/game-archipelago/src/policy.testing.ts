// How the play-outs are biased. Pure chance brings independence within three or four turns; a table that feeds its
// crises, builds and seldom taxes plays long enough for everything to occur.

import type { Policy } from '@atoll/testkit';

import type { Archipelago } from './index.js';

export const helpful: Policy<Archipelago> = (state, _decision, move) => {
  switch (move.type) {
    case 'consume':
    case 'supply':
    case 'use-temple':
      return 30;
    case 'end-step':
      return 1;
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
      return 4;
    case 'bid':
      return move.florins > 2 ? 0.02 : 2;
    case 'cancel':
      return 0.3;
    case 'done':
      return 2;
    case 'accept':
      return 2;
    case 'sail':
      return 3;
    case 'permit':
    case 'name-price':
      return 2;
    default:
      return 1;
  }
};
