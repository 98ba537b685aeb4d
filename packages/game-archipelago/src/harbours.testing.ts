// Tables that live for their harbours, so that the Great Lighthouse finds somebody with more ports than ships left.
// Everybody keeps one last ship and builds ports; the owner of the card saves stone and iron for it and waits with it
// until the map, which lies open, shows such a player. Even so it takes some hundred games.

import type { Seat } from '@atoll/engine';
import type { Policy } from '@atoll/testkit';

import { buildingsControlled } from './board/control.js';
import { reserveOf } from './board/pieces.js';
import type { Resource } from './data/resources.js';
import { cardOf } from './economy/goods.js';
import type { Archipelago } from './index.js';
import type { State } from './search.js';
import type { Move } from './table.js';
import { helper } from './policy.testing.js';

const NEEDED: readonly Resource[] = ['stone', 'fish', 'wood', 'iron'];

const owns = (state: State, seat: Seat): boolean => cardOf(state, seat, 'great-lighthouse') !== null;

function lacksShips(state: State, seat: Seat): boolean {
  const ships = reserveOf(state, seat, 'ship');
  return ships > 0 && buildingsControlled(state, seat, 'port') > ships;
}

function building(state: State, seat: Seat, move: Extract<Move, { type: 'construct' }>): number {
  if (move.building === 'ship') return reserveOf(state, seat, 'ship') > 1 ? 60 : 0.01;
  if (owns(state, seat) && (move.building !== 'port' || buildingsControlled(state, seat, 'port') > 0)) return 0.1;
  return { port: 60, temple: 3, town: 1, market: 0.5 }[move.building];
}

function acting(state: State, seat: Seat, move: Extract<Move, { type: 'act' }>): number {
  switch (move.action) {
    case 'construction':
      return 40;
    case 'harvest-iron':
      return owns(state, seat) ? 60 : 5;
    case 'harvest-stone':
    case 'harvest-fish':
    case 'harvest-wood':
    case 'reproduction':
      return 20;
    default:
      return helper(state, move);
  }
}

export const harbourMasters: Policy<Archipelago> = (state, { seat }, move) => {
  switch (move.type) {
    case 'act':
      return acting(state, seat, move);
    case 'construct':
      return building(state, seat, move);
    case 'transact':
      if (move.deal === 'buy') return NEEDED.includes(move.resource) ? 8 : 0.5;
      return NEEDED.includes(move.resource) ? 0.02 : 3;
    case 'buy-card':
      return state.track[move.slot]?.card === 'great-lighthouse' ? 5000 : 0.1;
    case 'rotate-card':
      return state.track[move.slot]?.card === 'great-lighthouse' ? 0.001 : 1;
    case 'build-wonder':
      if (move.card !== 'great-lighthouse') return 0.1;
      return state.players.some((_, other) => lacksShips(state, other as Seat)) ? 1000 : 0;
    case 'migrate':
      return { port: 15, town: 10, temple: 3, market: 3, none: 1 }[move.building ?? 'none'];
    default:
      return helper(state, move);
  }
};
