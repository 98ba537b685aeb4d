// AR-16 Migration: each free unit once, one after another, until confirmed or taken back. Convoys are in convoy.ts.

import { decisionId, frameId } from '@atoll/engine';
import type { Emit, Illegal, Seat } from '@atoll/engine';

import { checkEntry, spotsIn } from '../board/entering.js';
import { areaTowards, directionTo, exitsOf, neighbourOf } from '../board/map.js';
import { checkFree, citizensIn, isFreeToAct, unitOf } from '../board/pieces.js';
import { opposite } from '../board/sides.js';
import { commit } from '../cards/commit.js';
import { CITIZENS_PER_REGION } from '../data/components.js';
import { EDITION_RULES } from '../data/editions.js';
import type { Event } from '../events.js';
import type { By, MigrationFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import { regionAt } from '../state.js';
import type { State, Unit } from '../state.js';
import { canConvoy, checkLand, checkSail, freeShips, land, landMoves, sail, sailMoves } from './convoy.js';
import { remember } from './migration-trail.js';
import { ends, running } from './rule.js';
import type { Question, Rule } from './rule.js';

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
function takeBack(draft: State, frame: MigrationFrame, emit: Emit<Event>): void {
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

export const migration: Rule<'migration'> = {
  decisions(_state, frame) {
    if (frame.over) return [];
    const ask =
      frame.aboard < 0 ? ({ kind: 'migrate' } as const) : ({ kind: 'sail-or-land', unit: frame.aboard } as const);
    return [{ id: decisionId(frame, frame.seat, frame.said), seat: frame.seat, ask }];
  },
  answer(draft, frame, seat, move, emit) {
    frame.said++;
    switch (move.type) {
      case 'migrate': {
        const unit = unitOf(draft, move.unit) as Unit;
        remember(frame, unit);
        frame.moved.push(unit.id);
        unit.region = move.region;
        unit.area = move.area;
        unit.building = move.building;
        emit({ type: 'unit-moved', unit: unit.id, region: unit.region, area: unit.area, building: unit.building });
        break;
      }
      case 'sail':
        sail(draft, frame, move, emit);
        break;
      case 'land':
        land(draft, frame, move, emit);
        break;
      case 'done':
        frame.over = true;
        commit(draft, seat, frame.by, 'migration', emit);
        emit({ type: 'migration-ended', seat });
        break;
      default:
        takeBack(draft, frame, emit);
    }
  },
  settle: ends,
};

const MOVED: Illegal = { rule: 'AR-16.1', reason: 'unit-has-moved' };
const NOT_A_CITIZEN: Illegal = { rule: 'AR-16.5', reason: 'only-citizens-are-carried' };
const NOT_ABOARD: Illegal = { rule: 'AR-16.5', reason: 'another-is-aboard' };
const ONLY_SHIPS: Illegal = { rule: 'AR-21.7', reason: 'only-ships-and-convoys' };
const STAYS: Illegal = { rule: 'AR-16.2', reason: 'not-a-move' };
const TOO_FAR: Illegal = { rule: 'AR-16.2', reason: 'out-of-reach' };
const SAME_REGION_ONLY: Illegal = { rule: 'AR-16.2', reason: 'building-in-another-region' };
const NOTHING_MOVED: Illegal = { rule: 'AR-9.12', reason: 'nothing-moved' };

/** AR-16.1 Why a unit is not to be moved now; null if it is. */
function checkUnit(frame: MigrationFrame, unit: Unit | null): Illegal | null {
  // Having moved says more than what it did there.
  if (unit !== null && unit.seat === frame.seat && frame.moved.includes(unit.id)) return MOVED;
  return checkFree(unit, frame.seat, 'AR-16.1');
}

function checkMigrate(state: State, frame: MigrationFrame, move: MoveOf<'migrate'>): Illegal | null {
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

function crowded(region: number, citizens: number): Illegal {
  return { rule: 'AR-16.9', reason: 'region-too-full', params: { region, citizens, most: CITIZENS_PER_REGION } };
}

/** AR-16.9 */
function checkDone(state: State, frame: MigrationFrame): Illegal | null {
  if (frame.moved.length === 0) return NOTHING_MOVED;
  for (const id of frame.moved) {
    const unit = unitOf(state, id);
    if (unit?.kind !== 'citizen') continue;
    const citizens = citizensIn(state, frame.seat, unit.region);
    if (citizens > CITIZENS_PER_REGION) return crowded(unit.region, citizens);
  }
  return null;
}

export const migrate: Question<'migrate'> = {
  answers: ['migrate', 'sail', 'done', 'cancel'],
  list(state, seat) {
    const frame = running(state, 'migration');
    const moves: Move[] = [];
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
  check(state, _seat, _ask, move) {
    const frame = running(state, 'migration');
    if (move.type === 'migrate') return checkMigrate(state, frame, move);
    if (move.type === 'sail') {
      const unit = unitOf(state, move.unit);
      const why = checkUnit(frame, unit);
      if (unit === null || why !== null) return why;
      return unit.kind === 'ship' ? NOT_A_CITIZEN : checkSail(state, frame, unit, move);
    }
    return move.type === 'done' ? checkDone(state, frame) : null;
  },
  fallback: (state) => ({ type: checkDone(state, running(state, 'migration')) === null ? 'done' : 'cancel' }),
};

export const sailOrLand: Question<'sail-or-land'> = {
  answers: ['sail', 'land', 'cancel'],
  list(state, seat) {
    const frame = running(state, 'migration');
    const unit = unitOf(state, frame.aboard) as Unit;
    const moves: Move[] = landMoves(state, frame, unit);
    sailMoves(state, frame, unit, freeShips(state, seat), moves);
    moves.push({ type: 'cancel' });
    return moves;
  },
  check(state, _seat, _ask, move) {
    const frame = running(state, 'migration');
    const unit = unitOf(state, frame.aboard) as Unit;
    if (move.type === 'land') return checkLand(state, frame, unit, move);
    if (move.type === 'sail') return move.unit === unit.id ? checkSail(state, frame, unit, move) : NOT_ABOARD;
    return null;
  },
  fallback: (state) => {
    const frame = running(state, 'migration');
    return landMoves(state, frame, unitOf(state, frame.aboard) as Unit)[0] ?? { type: 'cancel' };
  },
};
