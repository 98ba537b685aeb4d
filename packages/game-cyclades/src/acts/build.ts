// CY-8 Building

import type { Seat } from '@atoll/engine';
import { boardMoves } from '../board/board-moves.js';
import { boardOf, islandNumber } from '../board/geometry.js';
import { addBuilding, buildingsLeft, buildingTypeOf, freeSquares, ownerOf } from '../board/islands.js';
import { BUILDING_COST } from '../data/buildings.js';
import { GODS } from '../data/gods.js';
import type { MainGod } from '../data/gods.js';
import type { GodTurnFrame } from '../frames.js';
import { checkGold, goldOf, pay } from '../gold.js';
import type { Collecting, MoveOf } from '../moves.js';
import type { Emit, Refusal } from '../rules.js';
import type { State, Table } from '../state.js';

const NONE_IN_SUPPLY: Refusal = { rule: 'CY-1.8', reason: 'supply-empty' };
const NOT_YOURS: Refusal = { rule: 'CY-8.2', reason: 'island-not-owned' };
const NO_SQUARE: Refusal = { rule: 'CY-8.2', reason: 'no-free-square' };

function checkSite(table: Table, seat: Seat, island: number): Refusal | null {
  if (ownerOf(table, island) !== seat) return NOT_YOURS;
  return freeSquares(table, island) > 0 ? null : NO_SQUARE;
}

function checkSupply(table: Table, god: MainGod): Refusal | null {
  return buildingsLeft(table, buildingTypeOf(GODS[god].building)) > 0 ? null : NONE_IN_SUPPLY;
}

export function listBuilds(moves: Collecting<'build'>, state: State, seat: Seat, god: MainGod): void {
  if (goldOf(state, seat) < BUILDING_COST || checkSupply(state, god) !== null) return;
  const builds = boardMoves(state).build;
  for (let island = 0; island < builds.length; island++) {
    if (checkSite(state, seat, island) === null) moves.push(builds[island] as MoveOf<'build'>);
  }
}

export function checkBuild(state: State, seat: Seat, god: MainGod, move: MoveOf<'build'>): Refusal | null {
  return (
    checkSupply(state, god) ??
    checkGold(state, seat, BUILDING_COST) ??
    checkSite(state, seat, islandNumber(boardOf(state), move.island))
  );
}

export function build(draft: State, frame: GodTurnFrame, move: MoveOf<'build'>, emit: Emit): void {
  const { building } = GODS[frame.god];
  pay(draft, frame.seat, BUILDING_COST);
  addBuilding(draft, islandNumber(boardOf(draft), move.island), buildingTypeOf(building));
  emit({ type: 'built', seat: frame.seat, island: move.island, building, gold: BUILDING_COST });
}
