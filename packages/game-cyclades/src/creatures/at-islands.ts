// CY-14.2 Pegasus, CY-14.3 Giant, CY-14.5 Cyclops, CY-14.8 Harpy: creatures that strike at islands.

import type { Illegal, Seat } from '@atoll/engine';
import { checkDeparture, checkTroops, listTroops } from '../acts/move-troops.js';
import { checkLanding } from '../battle/last-island.js';
import { moveTroops } from '../battle/landing.js';
import { standsOn } from '../board/figurines.js';
import { boardOf, islandNumber } from '../board/geometry.js';
import { addBuilding, buildingsLeft, buildingsOn, buildingTypeOf, ownerOf, troopsOn } from '../board/islands.js';
import { BUILDING_IDS } from '../data/buildings.js';
import type { BuildingId } from '../data/buildings.js';
import { CHIRON } from '../data/creatures.js';
import { loseBuilding } from '../flow/metropolis.js';
import { DECLINE } from '../moves.js';
import type { Move, MoveOf } from '../moves.js';
import { NOBODY, NOWHERE } from '../state.js';
import type { Table } from '../state.js';
import type { Power } from './power.js';

const NO_SUCH_ISLAND: Illegal = { rule: 'CY-1.2', reason: 'not-on-this-board' };
const GUARDED: Illegal = { rule: 'CY-15.7', reason: 'guarded-by-chiron' };

function checkFlight(table: Table, seat: Seat, island: number): Illegal | null {
  return standsOn(table, CHIRON, island) && ownerOf(table, island) !== seat
    ? GUARDED
    : checkLanding(table, seat, island);
}

export const pegasus: Power = {
  ask: {
    answers: ['move-troops', 'decline'],
    list(state, seat) {
      const moves: Move[] = [];
      const islands = state.owner.length;
      for (let from = 0; from < islands; from++) {
        if (checkDeparture(state, seat, from) !== null) continue;
        for (let to = 0; to < islands; to++) {
          if (to !== from && checkFlight(state, seat, to) === null) listTroops(moves, state, from, to);
        }
      }
      moves.push(DECLINE);
      return moves;
    },
    check(state, seat, _ask, move) {
      if (move.type !== 'move-troops') return null;
      return checkTroops(state, seat, move) ?? checkFlight(state, seat, islandNumber(boardOf(state), move.to));
    },
    fallback: () => DECLINE,
  },
  use(draft, _frame, seat, move, tell) {
    const { from, to, troops } = move as MoveOf<'move-troops'>;
    const board = boardOf(draft);
    moveTroops(draft, seat, islandNumber(board, from), islandNumber(board, to), troops, tell);
  },
};

const NO_SUCH_BUILDING: Illegal = { rule: 'CY-14.3', reason: 'no-such-building-there' };

function checkDestruction(table: Table, island: number, building: BuildingId): Illegal | null {
  if (island === NOWHERE) return NO_SUCH_ISLAND;
  if (buildingsOn(table, island, buildingTypeOf(building)) === 0) return NO_SUCH_BUILDING;
  return standsOn(table, CHIRON, island) ? GUARDED : null;
}

export const giant: Power = {
  ask: {
    answers: ['destroy-building', 'decline'],
    list(state) {
      const moves: Move[] = [];
      for (const [place, island] of boardOf(state).islands.entries()) {
        for (const building of BUILDING_IDS) {
          if (checkDestruction(state, place, building) !== null) continue;
          moves.push({ type: 'destroy-building', island, building });
        }
      }
      moves.push(DECLINE);
      return moves;
    },
    check(state, _seat, _ask, move) {
      if (move.type !== 'destroy-building') return null;
      return checkDestruction(state, islandNumber(boardOf(state), move.island), move.building);
    },
    fallback: () => DECLINE,
  },
  use(draft, _frame, _seat, move, tell) {
    const { island, building } = move as MoveOf<'destroy-building'>;
    loseBuilding(draft, islandNumber(boardOf(draft), island), buildingTypeOf(building), 'giant', tell);
  },
};

const NOT_YOUR_BUILDING: Illegal = { rule: 'CY-14.5', reason: 'no-such-own-building' };
const SAME_TYPE: Illegal = { rule: 'CY-14.5', reason: 'same-type' };
const NONE_IN_SUPPLY: Illegal = { rule: 'CY-1.8', reason: 'supply-empty' };

function checkConversion(table: Table, seat: Seat, island: number, from: BuildingId, to: BuildingId): Illegal | null {
  const owned = ownerOf(table, island) === seat && buildingsOn(table, island, buildingTypeOf(from)) > 0;
  if (!owned) return NOT_YOUR_BUILDING;
  if (from === to) return SAME_TYPE;
  return buildingsLeft(table, buildingTypeOf(to)) > 0 ? null : NONE_IN_SUPPLY;
}

export const cyclops: Power = {
  ask: {
    answers: ['convert-building', 'decline'],
    list(state, seat) {
      const moves: Move[] = [];
      for (const [place, island] of boardOf(state).islands.entries()) {
        for (const from of BUILDING_IDS) {
          for (const to of BUILDING_IDS) {
            if (checkConversion(state, seat, place, from, to) !== null) continue;
            moves.push({ type: 'convert-building', island, from, to });
          }
        }
      }
      moves.push(DECLINE);
      return moves;
    },
    check(state, seat, _ask, move) {
      if (move.type !== 'convert-building') return null;
      return checkConversion(state, seat, islandNumber(boardOf(state), move.island), move.from, move.to);
    },
    fallback: () => DECLINE,
  },
  use(draft, _frame, seat, move, tell) {
    const { island, from, to } = move as MoveOf<'convert-building'>;
    const place = islandNumber(boardOf(draft), island);
    loseBuilding(draft, place, buildingTypeOf(from), 'cyclops', tell);
    addBuilding(draft, place, buildingTypeOf(to));
    tell({ type: 'building-raised', seat, island, building: to });
  },
};

const NO_ENEMY_TROOP: Illegal = { rule: 'CY-14.8', reason: 'no-enemy-troop-there' };

function checkPrey(table: Table, seat: Seat, island: number): Illegal | null {
  if (island === NOWHERE) return NO_SUCH_ISLAND;
  const owner = ownerOf(table, island);
  if (owner === NOBODY || owner === seat || troopsOn(table, island) === 0) return NO_ENEMY_TROOP;
  return standsOn(table, CHIRON, island) ? GUARDED : null;
}

export const harpy: Power = {
  ask: {
    answers: ['remove-troop', 'decline'],
    list(state, seat) {
      const moves: Move[] = [];
      for (const [place, island] of boardOf(state).islands.entries()) {
        if (checkPrey(state, seat, place) === null) moves.push({ type: 'remove-troop', island });
      }
      moves.push(DECLINE);
      return moves;
    },
    check(state, seat, _ask, move) {
      if (move.type !== 'remove-troop') return null;
      return checkPrey(state, seat, islandNumber(boardOf(state), move.island));
    },
    fallback: () => DECLINE,
  },
  use(draft, _frame, _seat, move, tell) {
    const { island } = move as MoveOf<'remove-troop'>;
    const place = islandNumber(boardOf(draft), island);
    draft.troops[place] = troopsOn(draft, place) - 1;
    tell({ type: 'troop-removed', seat: ownerOf(draft, place) as Seat, island });
  },
};
