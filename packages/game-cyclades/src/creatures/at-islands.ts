// CY-14.2 Pegasus, CY-14.3 Giant, CY-14.5 Cyclops, CY-14.8 Harpy: creatures that strike at islands.

import type { Seat } from '@atoll/engine';
import { checkDeparture, checkTroops, listTroops } from '../acts/move-troops.js';
import { checkLanding } from '../battle/last-island.js';
import { moveTroops } from '../battle/landing.js';
import { standsOn } from '../board/figurines.js';
import { boardOf, islandId, islandNumber } from '../board/geometry.js';
import {
  addBuilding,
  buildingCount,
  buildingsLeft,
  buildingsOn,
  buildingTypeOf,
  ownerOf,
  troopsOn,
} from '../board/islands.js';
import { BUILDING_IDS } from '../data/buildings.js';
import type { BuildingId } from '../data/buildings.js';
import { CHIRON } from '../data/creatures.js';
import { loseBuilding } from '../flow/metropolis.js';
import { DECLINE } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Refusal } from '../rules.js';
import { NO_SEAT, NOWHERE } from '../state.js';
import type { Table } from '../state.js';
import { leaveUnused, spendPower } from './power.js';

const NO_SUCH_ISLAND: Refusal = { rule: 'CY-1.2', reason: 'not-on-this-board' };
const GUARDED: Refusal = { rule: 'CY-15.7', reason: 'guarded-by-chiron' };

function checkFlight(table: Table, seat: Seat, island: number): Refusal | null {
  return standsOn(table, CHIRON, island) && ownerOf(table, island) !== seat
    ? GUARDED
    : checkLanding(table, seat, island);
}

export const pegasus = ask('pegasus', {
  rule: 'CY-14.2',
  frame: 'creature',
  answers: ['move-troops', 'decline'],
  list(state, seat) {
    const moves: MoveOf<'move-troops' | 'decline'>[] = [];
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
  check(state, seat, _frame, move) {
    if (move.type === 'decline') return null;
    return checkTroops(state, seat, move) ?? checkFlight(state, seat, islandNumber(boardOf(state), move.to));
  },
  answer(draft, seat, frame, move, emit) {
    spendPower(frame);
    if (move.type === 'decline') return leaveUnused(frame, emit);
    const { from, to, troops } = move;
    const board = boardOf(draft);
    moveTroops(draft, seat, islandNumber(board, from), islandNumber(board, to), troops, emit);
  },
  fallback: () => DECLINE,
});

const NO_SUCH_BUILDING: Refusal = { rule: 'CY-14.3', reason: 'no-such-building-there' };

function checkDestruction(table: Table, island: number, building: BuildingId): Refusal | null {
  if (island === NOWHERE) return NO_SUCH_ISLAND;
  if (buildingsOn(table, island, buildingTypeOf(building)) === 0) return NO_SUCH_BUILDING;
  return standsOn(table, CHIRON, island) ? GUARDED : null;
}

export const giant = ask('giant', {
  rule: 'CY-14.3',
  frame: 'creature',
  answers: ['destroy-building', 'decline'],
  list(state) {
    const moves: MoveOf<'destroy-building' | 'decline'>[] = [];
    const board = boardOf(state);
    for (let place = 0; place < board.islands.length; place++) {
      if (buildingCount(state, place) === 0) continue;
      for (const building of BUILDING_IDS) {
        if (checkDestruction(state, place, building) !== null) continue;
        moves.push({ type: 'destroy-building', island: islandId(board, place), building });
      }
    }
    moves.push(DECLINE);
    return moves;
  },
  check(state, _seat, _frame, move) {
    if (move.type === 'decline') return null;
    return checkDestruction(state, islandNumber(boardOf(state), move.island), move.building);
  },
  answer(draft, _seat, frame, move, emit) {
    spendPower(frame);
    if (move.type === 'decline') return leaveUnused(frame, emit);
    const { island, building } = move;
    loseBuilding(draft, islandNumber(boardOf(draft), island), buildingTypeOf(building), 'giant', emit);
  },
  fallback: () => DECLINE,
});

const NOT_YOUR_BUILDING: Refusal = { rule: 'CY-14.5', reason: 'no-such-own-building' };
const SAME_TYPE: Refusal = { rule: 'CY-14.5', reason: 'same-type' };
const NONE_IN_SUPPLY: Refusal = { rule: 'CY-1.8', reason: 'supply-empty' };

function checkConversion(table: Table, seat: Seat, island: number, from: BuildingId, to: BuildingId): Refusal | null {
  const owned = ownerOf(table, island) === seat && buildingsOn(table, island, buildingTypeOf(from)) > 0;
  if (!owned) return NOT_YOUR_BUILDING;
  if (from === to) return SAME_TYPE;
  return buildingsLeft(table, buildingTypeOf(to)) > 0 ? null : NONE_IN_SUPPLY;
}

export const cyclops = ask('cyclops', {
  rule: 'CY-14.5',
  frame: 'creature',
  answers: ['convert-building', 'decline'],
  list(state, seat) {
    const moves: MoveOf<'convert-building' | 'decline'>[] = [];
    const board = boardOf(state);
    for (let place = 0; place < board.islands.length; place++) {
      if (ownerOf(state, place) !== seat || buildingCount(state, place) === 0) continue;
      for (const from of BUILDING_IDS) {
        for (const to of BUILDING_IDS) {
          if (checkConversion(state, seat, place, from, to) !== null) continue;
          moves.push({ type: 'convert-building', island: islandId(board, place), from, to });
        }
      }
    }
    moves.push(DECLINE);
    return moves;
  },
  check(state, seat, _frame, move) {
    if (move.type === 'decline') return null;
    return checkConversion(state, seat, islandNumber(boardOf(state), move.island), move.from, move.to);
  },
  answer(draft, seat, frame, move, emit) {
    spendPower(frame);
    if (move.type === 'decline') return leaveUnused(frame, emit);
    const { island, from, to } = move;
    const place = islandNumber(boardOf(draft), island);
    loseBuilding(draft, place, buildingTypeOf(from), 'cyclops', emit);
    addBuilding(draft, place, buildingTypeOf(to));
    emit({ type: 'building-raised', seat, island, building: to });
  },
  fallback: () => DECLINE,
});

const NO_ENEMY_TROOP: Refusal = { rule: 'CY-14.8', reason: 'no-enemy-troop-there' };

function checkPrey(table: Table, seat: Seat, island: number): Refusal | null {
  if (island === NOWHERE) return NO_SUCH_ISLAND;
  const owner = ownerOf(table, island);
  if (owner === NO_SEAT || owner === seat || troopsOn(table, island) === 0) return NO_ENEMY_TROOP;
  return standsOn(table, CHIRON, island) ? GUARDED : null;
}

export const harpy = ask('harpy', {
  rule: 'CY-14.8',
  frame: 'creature',
  answers: ['remove-troop', 'decline'],
  list(state, seat) {
    const moves: MoveOf<'remove-troop' | 'decline'>[] = [];
    const board = boardOf(state);
    for (let place = 0; place < board.islands.length; place++) {
      if (checkPrey(state, seat, place) === null) moves.push({ type: 'remove-troop', island: islandId(board, place) });
    }
    moves.push(DECLINE);
    return moves;
  },
  check(state, seat, _frame, move) {
    if (move.type === 'decline') return null;
    return checkPrey(state, seat, islandNumber(boardOf(state), move.island));
  },
  answer(draft, _seat, frame, move, emit) {
    spendPower(frame);
    if (move.type === 'decline') return leaveUnused(frame, emit);
    const { island } = move;
    const place = islandNumber(boardOf(draft), island);
    draft.troops[place] = troopsOn(draft, place) - 1;
    emit({ type: 'troop-removed', seat: ownerOf(draft, place) as Seat, island });
  },
  fallback: () => DECLINE,
});
