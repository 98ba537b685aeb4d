// AR-16.5 to AR-16.8, AR-16.10 Sea convoys: a citizen crosses junctions between sea areas, each served by a ship of its own.

import type { Seat } from '@atoll/engine';

import { checkEntry, spotsIn } from '../board/entering.js';
import { areaTowards, exitsOf, neighbourOf, sideAt } from '../board/map.js';
import { isFreeToAct, unitOf } from '../board/pieces.js';
import { opposite } from '../board/sides.js';
import { EDITION_RULES } from '../data/editions.js';
import type { MigrationFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import type { Emit, Refusal } from '../rules.js';
import { regionAt } from '../state.js';
import type { State, Unit } from '../state.js';
import { remember } from './migration-trail.js';

/** One crossing: from a sea area of one region to one of another, or from bank to bank inside one (`from === to`). */
interface Junction {
  readonly from: number;
  readonly fromSea: number;
  readonly to: number;
  readonly toSea: number;
}

/** AR-16.7 One junction per ship and migration, for any number of citizens. */
function isServing(frame: MigrationFrame, ship: number, junction: Junction): boolean {
  const low = Math.min(junction.from, junction.to);
  const high = Math.max(junction.from, junction.to);
  for (let i = 0; i < frame.serving.length; i += 3) {
    if (frame.serving[i] === ship) return frame.serving[i + 1] === low && frame.serving[i + 2] === high;
  }
  return true;
}

/** AR-16.5, AR-16.6, AR-16.8 The ship is free, in one of the two sea areas, and not yet in this convoy. */
function canServe(frame: MigrationFrame, ship: Unit, junction: Junction, fleet: readonly number[]): boolean {
  if (ship.seat !== frame.seat || ship.kind !== 'ship' || !isFreeToAct(ship) || fleet.includes(ship.id)) return false;
  const near = ship.region === junction.from && ship.area === junction.fromSea;
  const far = ship.region === junction.to && ship.area === junction.toSea;
  return (near || far) && isServing(frame, ship.id, junction);
}

function landsAt(state: State, region: number, sea: number): number {
  return sideAt(state, region).bordering[sea] ?? 0;
}

/** Crossings that start from a sea area. */
function junctionsFrom(state: State, region: number, sea: number): Junction[] {
  const junctions: Junction[] = [];
  const exits = exitsOf(state, region, sea);
  for (let direction = 0; exits >> direction > 0; direction++) {
    const to = neighbourOf(state, region, direction);
    if (((exits >> direction) & 1) === 0 || to < 0) continue;
    junctions.push({ from: region, fromSea: sea, to, toSea: areaTowards(regionAt(state, to), opposite(direction)) });
  }
  return junctions;
}

/** The first crossings of a citizen on land, or the next ones of a citizen at sea. */
function nextJunctions(state: State, frame: MigrationFrame, unit: Unit): Junction[] {
  if (frame.aboard >= 0) {
    // A crossing inside the region ends on the other bank.
    const inside = frame.fleet.length === 1 && frame.seaRegion === unit.region;
    return inside ? [] : junctionsFrom(state, frame.seaRegion, frame.sea);
  }
  const junctions: Junction[] = [];
  const seas = landsAt(state, unit.region, unit.area);
  for (let sea = 0; seas >> sea > 0; sea++) {
    if (((seas >> sea) & 1) === 0) continue;
    if (landsAt(state, unit.region, sea) !== 1 << unit.area) {
      junctions.push({ from: unit.region, fromSea: sea, to: unit.region, toSea: sea });
    }
    junctions.push(...junctionsFrom(state, unit.region, sea));
  }
  return junctions;
}

/** No dead ends: having crossed, the citizen can land, or another ship takes it on. */
function mayCross(
  state: State,
  frame: MigrationFrame,
  ship: Unit,
  junction: Junction,
  fleet: readonly number[],
): boolean {
  if (!canServe(frame, ship, junction, fleet)) return false;
  if (landsAt(state, junction.to, junction.toSea) > 0) return true;
  const joined = [...fleet, ship.id];
  for (const next of junctionsFrom(state, junction.to, junction.toSea)) {
    for (const other of state.units) if (mayCross(state, frame, other, next, joined)) return true;
  }
  return false;
}

/** AR-16.6 The ships that could convoy anything. */
export function freeShips({ units }: State, seat: Seat): Unit[] {
  const ships: Unit[] = [];
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    if (unit.seat === seat && unit.kind === 'ship' && isFreeToAct(unit)) ships.push(unit);
  }
  return ships;
}

/** `ships`: the free ones of its player. */
export function sailMoves(
  state: State,
  frame: MigrationFrame,
  unit: Unit,
  ships: readonly Unit[],
  moves: Move[],
): void {
  if (ships.length === 0) return;
  const from = moves.length;
  for (const junction of nextJunctions(state, frame, unit)) {
    for (let i = 0; i < ships.length; i++) {
      const ship = ships[i] as Unit;
      if (!mayCross(state, frame, ship, junction, frame.fleet)) continue;
      // Two sea areas of the own bank may lead to the same place only for the crossing inside.
      if (isListed(moves, from, ship.id, junction.to)) continue;
      moves.push({ type: 'sail', unit: unit.id, ship: ship.id, region: junction.to });
    }
  }
}

function isListed(moves: readonly Move[], from: number, ship: number, region: number): boolean {
  for (let i = from; i < moves.length; i++) {
    const { ship: other, region: to } = moves[i] as MoveOf<'sail'>;
    if (other === ship && to === region) return true;
  }
  return false;
}

const NO_JUNCTION: Refusal = { rule: 'AR-16.5', reason: 'no-such-crossing' };
const NO_SHIP: Refusal = { rule: 'AR-16.6', reason: 'ship-cannot-serve' };

export function checkSail(state: State, frame: MigrationFrame, unit: Unit, move: MoveOf<'sail'>): Refusal | null {
  const junctions = nextJunctions(state, frame, unit).filter(({ to }) => to === move.region);
  if (junctions.length === 0) return NO_JUNCTION;
  const ship = unitOf(state, move.ship);
  return ship !== null && junctions.some((junction) => mayCross(state, frame, ship, junction, frame.fleet))
    ? null
    : NO_SHIP;
}

export function sail(draft: State, frame: MigrationFrame, move: MoveOf<'sail'>, emit: Emit): void {
  const unit = unitOf(draft, move.unit) as Unit;
  const ship = unitOf(draft, move.ship) as Unit;
  const junction = nextJunctions(draft, frame, unit).find(
    (crossing) => crossing.to === move.region && mayCross(draft, frame, ship, crossing, frame.fleet),
  ) as Junction;
  remember(frame, ship);
  remember(frame, unit);
  // AR-16.8 A ship that convoys leaves its port.
  ship.building = null;
  if (!frame.serving.some((id, i) => i % 3 === 0 && id === ship.id)) {
    frame.serving.push(ship.id, Math.min(junction.from, junction.to), Math.max(junction.from, junction.to));
  }
  frame.aboard = unit.id;
  frame.seaRegion = junction.to;
  frame.sea = junction.toSea;
  frame.fleet.push(ship.id);
  emit({ type: 'convoy-sailed', unit: unit.id, ship: ship.id, region: junction.to });
}

const NO_COAST: Refusal = { rule: 'AR-16.5', reason: 'area-not-on-this-coast' };
const SAME_REGION_ONLY: Refusal = { rule: 'AR-16.10', reason: 'building-in-another-region' };

/** AR-16.10 A building at once; in fr-2012 only in the region it came from. */
function mayStepOn(state: State, frame: MigrationFrame, unit: Unit): boolean {
  return EDITION_RULES[state.options.edition].migrateToAdjacentBuilding || frame.seaRegion === unit.region;
}

export function checkLand(state: State, frame: MigrationFrame, unit: Unit, move: MoveOf<'land'>): Refusal | null {
  const onCoast = ((landsAt(state, frame.seaRegion, frame.sea) >> move.area) & 1) === 1;
  if (!onCoast || (frame.seaRegion === unit.region && move.area === unit.area)) return NO_COAST;
  if (move.building === null) return null;
  if (!mayStepOn(state, frame, unit)) return SAME_REGION_ONLY;
  return checkEntry(state, unit.seat, 'citizen', frame.seaRegion, move.area, move.building);
}

export function landMoves(state: State, frame: MigrationFrame, unit: Unit): MoveOf<'land'>[] {
  const moves: MoveOf<'land'>[] = [];
  const lands = landsAt(state, frame.seaRegion, frame.sea);
  for (let area = 0; lands >> area > 0; area++) {
    if (((lands >> area) & 1) === 0) continue;
    for (const building of spotsIn(state, unit.seat, 'citizen', frame.seaRegion, area)) {
      const move: MoveOf<'land'> = { type: 'land', area, building };
      if (checkLand(state, frame, unit, move) === null) moves.push(move);
    }
  }
  return moves;
}

export function land(draft: State, frame: MigrationFrame, move: MoveOf<'land'>, emit: Emit): void {
  const unit = unitOf(draft, frame.aboard) as Unit;
  unit.region = frame.seaRegion;
  unit.area = move.area;
  unit.building = move.building;
  frame.moved.push(unit.id);
  frame.aboard = -1;
  frame.seaRegion = -1;
  frame.sea = -1;
  frame.fleet = [];
  emit({ type: 'unit-moved', unit: unit.id, region: unit.region, area: unit.area, building: unit.building });
}

/** A crossing from bank to bank; a ship that could serve any other could also move itself. */
export function canConvoy(state: State, seat: Seat): boolean {
  for (const ship of state.units) {
    if (ship.seat !== seat || ship.kind !== 'ship' || !isFreeToAct(ship)) continue;
    const lands = landsAt(state, ship.region, ship.area);
    for (const unit of state.units) {
      if (unit.seat !== seat || unit.kind !== 'citizen' || unit.region !== ship.region || !isFreeToAct(unit)) continue;
      if (((lands >> unit.area) & 1) === 1 && lands !== 1 << unit.area) return true;
    }
  }
  return false;
}
