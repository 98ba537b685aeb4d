// AR-16 Migration: each free unit once, one after another, until confirmed or taken back. Convoys are in convoy.ts.

import { asked, done, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { checkEntry, spotsIn } from '../board/entering.js';
import { areaTowards, directionTo, exitsOf, neighbourOf } from '../board/map.js';
import { checkFree, citizensIn, isFreeToAct, unitOf } from '../board/pieces.js';
import { opposite } from '../board/sides.js';
import { commit } from '../cards/commit.js';
import { CITIZENS_PER_REGION } from '../data/components.js';
import { EDITION_RULES } from '../data/editions.js';
import type { By, MigrationFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import { regionAt } from '../state.js';
import type { State, Unit } from '../state.js';
import { canConvoy, checkLand, checkSail, freeShips, land, landMoves, sail, sailMoves } from './convoy.js';
import { remember } from './migration-trail.js';

export function openMigration(draft: State, seat: Seat, by: By, shipsOnly: boolean): void {
  draft.stack.push({
    kind: 'migration',
    id: frameId(draft),
    seat,
    said: 0,
    by,
    shipsOnly,
    over: false,
    trail: [],
    moved: [],
    serving: [],
    aboard: -1,
    seaRegion: -1,
    sea: -1,
    fleet: [],
  });
}

/** AR-16.1 Free, and not yet moved in this migration. */
function mayMove(frame: MigrationFrame, unit: Unit): boolean {
  return unit.seat === frame.seat && isFreeToAct(unit) && !frame.moved.includes(unit.id);
}

/** The area entered by a step to an adjacent region, or -1. */
function areaEntered(state: State, unit: Unit, direction: number): number {
  const to = neighbourOf(state, unit.region, direction);
  // The edges of a sea area are sea, those of a land area are not: the unit is in an area of its own kind.
  if (to < 0 || ((exitsOf(state, unit.region, unit.area) >> direction) & 1) === 0) return -1;
  return areaTowards(regionAt(state, to), opposite(direction));
}

function hasWayOut(state: State, unit: Unit): boolean {
  const exits = exitsOf(state, unit.region, unit.area);
  for (let direction = 0; exits >> direction > 0; direction++) {
    if (((exits >> direction) & 1) === 1 && neighbourOf(state, unit.region, direction) >= 0) return true;
  }
  return false;
}

/** AR-16.2 Where a unit can go on its own. */
function destinations(state: State, unit: Unit, moves: Move[]): void {
  const { id, seat, kind } = unit;
  for (const building of spotsIn(state, seat, kind, unit.region, unit.area)) {
    if (building !== unit.building)
      moves.push({ type: 'migrate', unit: id, region: unit.region, area: unit.area, building });
  }
  const ontoBuildings = EDITION_RULES[state.options.edition].migrateToAdjacentBuilding;
  const exits = exitsOf(state, unit.region, unit.area);
  for (let direction = 0; exits >> direction > 0; direction++) {
    const region = neighbourOf(state, unit.region, direction);
    if (((exits >> direction) & 1) === 0 || region < 0) continue;
    const area = areaTowards(regionAt(state, region), opposite(direction));
    if (!ontoBuildings) {
      moves.push({ type: 'migrate', unit: id, region, area, building: null });
      continue;
    }
    for (const building of spotsIn(state, seat, kind, region, area)) {
      moves.push({ type: 'migrate', unit: id, region, area, building });
    }
  }
}

export function canMigrate(state: State, seat: Seat, shipsOnly: boolean): boolean {
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i] as Unit;
    if (unit.seat !== seat || !isFreeToAct(unit)) continue;
    if (unit.kind === 'citizen' && shipsOnly) continue;
    if (unit.building !== null) return true;
    if (hasWayOut(state, unit)) return true;
    if (spotsIn(state, seat, unit.kind, unit.region, unit.area).length > 1) return true;
  }
  return canConvoy(state, seat);
}

/** AR-16.11 Everything goes back to where it stood. */
function takeBack(draft: State, frame: MigrationFrame, emit: Emit): void {
  for (const { id, region, area, building } of frame.trail) {
    const unit = unitOf(draft, id);
    if (unit === null) continue;
    unit.region = region;
    unit.area = area;
    unit.building = building;
  }
  frame.over = true;
  emit({ type: 'migration-cancelled', seat: frame.seat });
}

export const migration: FrameRules<'migration'> = {
  decisions(_state, frame) {
    if (frame.over) return NOBODY;
    if (frame.aboard < 0) return [asked(frame, frame.seat, { kind: 'migrate' }, frame.said)];
    return [asked(frame, frame.seat, { kind: 'sail-or-land', unit: frame.aboard }, frame.said)];
  },
  settle: done,
};

function walk(draft: State, frame: MigrationFrame, move: MoveOf<'migrate'>, emit: Emit): void {
  const unit = unitOf(draft, move.unit) as Unit;
  remember(frame, unit);
  frame.moved.push(unit.id);
  unit.region = move.region;
  unit.area = move.area;
  unit.building = move.building;
  emit({ type: 'unit-moved', unit: unit.id, region: unit.region, area: unit.area, building: unit.building });
}

const MOVED: Refusal = { rule: 'AR-16.1', reason: 'unit-has-moved' };
const NOT_A_CITIZEN: Refusal = { rule: 'AR-16.5', reason: 'only-citizens-are-carried' };
const NOT_ABOARD: Refusal = { rule: 'AR-16.5', reason: 'another-is-aboard' };
const ONLY_SHIPS: Refusal = { rule: 'AR-21.7', reason: 'only-ships-and-convoys' };
const STAYS: Refusal = { rule: 'AR-16.2', reason: 'not-a-move' };
const TOO_FAR: Refusal = { rule: 'AR-16.2', reason: 'out-of-reach' };
const SAME_REGION_ONLY: Refusal = { rule: 'AR-16.2', reason: 'building-in-another-region' };
const NOTHING_MOVED: Refusal = { rule: 'AR-9.12', reason: 'nothing-moved' };

/** AR-16.1 Why a unit is not to be moved now; null if it is. */
function checkUnit(frame: MigrationFrame, unit: Unit | null): Refusal | null {
  // Having moved says more than what it did there.
  if (unit !== null && unit.seat === frame.seat && frame.moved.includes(unit.id)) return MOVED;
  return checkFree(unit, frame.seat, 'AR-16.1');
}

function checkMigrate(state: State, frame: MigrationFrame, move: MoveOf<'migrate'>): Refusal | null {
  const unit = unitOf(state, move.unit);
  const why = checkUnit(frame, unit);
  if (unit === null || why !== null) return why;
  if (frame.shipsOnly && unit.kind === 'citizen') return ONLY_SHIPS;
  const { region, area, building } = move;
  if (region === unit.region) {
    if (area !== unit.area) return TOO_FAR;
    if (building === unit.building) return STAYS;
  } else {
    if (region >= state.regions.length) return TOO_FAR;
    const direction = directionTo(state, unit.region, region);
    if (direction < 0 || areaEntered(state, unit, direction) !== area) return TOO_FAR;
    if (building !== null && !EDITION_RULES[state.options.edition].migrateToAdjacentBuilding) return SAME_REGION_ONLY;
  }
  return building === null ? null : checkEntry(state, unit.seat, unit.kind, region, area, building);
}

function crowded(region: number, citizens: number): Refusal {
  return { rule: 'AR-16.9', reason: 'region-too-full', params: { region, citizens, most: CITIZENS_PER_REGION } };
}

/** AR-16.9 */
function checkDone(state: State, frame: MigrationFrame): Refusal | null {
  if (frame.moved.length === 0) return NOTHING_MOVED;
  for (const id of frame.moved) {
    const unit = unitOf(state, id);
    if (unit?.kind !== 'citizen') continue;
    const citizens = citizensIn(state, frame.seat, unit.region);
    if (citizens > CITIZENS_PER_REGION) return crowded(unit.region, citizens);
  }
  return null;
}

export const migrate = ask('migrate', {
  rule: 'AR-16.1',
  frame: 'migration',
  answers: ['migrate', 'sail', 'done', 'cancel'],
  list(state, seat, frame) {
    const moves: MoveOf<'migrate' | 'sail' | 'done' | 'cancel'>[] = [];
    const ships = freeShips(state, seat);
    for (const unit of state.units) {
      if (unit.seat !== seat || !mayMove(frame, unit)) continue;
      if (unit.kind === 'ship' || !frame.shipsOnly) destinations(state, unit, moves);
      if (unit.kind === 'citizen') sailMoves(state, frame, unit, ships, moves);
    }
    if (checkDone(state, frame) === null) moves.push({ type: 'done' });
    moves.push({ type: 'cancel' });
    return moves;
  },
  check(state, _seat, frame, move) {
    if (move.type === 'migrate') return checkMigrate(state, frame, move);
    if (move.type === 'sail') {
      const unit = unitOf(state, move.unit);
      const why = checkUnit(frame, unit);
      if (unit === null || why !== null) return why;
      return unit.kind === 'ship' ? NOT_A_CITIZEN : checkSail(state, frame, unit, move);
    }
    return move.type === 'done' ? checkDone(state, frame) : null;
  },
  answer(draft, seat, frame, move, emit) {
    frame.said++;
    switch (move.type) {
      case 'migrate':
        walk(draft, frame, move, emit);
        break;
      case 'sail':
        sail(draft, frame, move, emit);
        break;
      case 'done':
        frame.over = true;
        commit(draft, seat, frame.by, 'migration', emit);
        emit({ type: 'migration-ended', seat });
        break;
      case 'cancel':
        takeBack(draft, frame, emit);
    }
  },
  fallback: (state, _seat, frame) => ({ type: checkDone(state, frame) === null ? 'done' : 'cancel' }),
});

export const sailOrLand = ask('sail-or-land', {
  rule: 'AR-16.5',
  frame: 'migration',
  answers: ['sail', 'land', 'cancel'],
  list(state, seat, frame) {
    const unit = unitOf(state, frame.aboard) as Unit;
    const moves: MoveOf<'sail' | 'land' | 'cancel'>[] = landMoves(state, frame, unit);
    sailMoves(state, frame, unit, freeShips(state, seat), moves);
    moves.push({ type: 'cancel' });
    return moves;
  },
  check(state, _seat, frame, move) {
    const unit = unitOf(state, frame.aboard) as Unit;
    if (move.type === 'land') return checkLand(state, frame, unit, move);
    if (move.type === 'sail') return move.unit === unit.id ? checkSail(state, frame, unit, move) : NOT_ABOARD;
    return null;
  },
  answer(draft, _seat, frame, move, emit) {
    frame.said++;
    switch (move.type) {
      case 'sail':
        sail(draft, frame, move, emit);
        break;
      case 'land':
        land(draft, frame, move, emit);
        break;
      case 'cancel':
        takeBack(draft, frame, emit);
    }
  },
  fallback: (state, _seat, frame) =>
    landMoves(state, frame, unitOf(state, frame.aboard) as Unit)[0] ?? { type: 'cancel' },
});
