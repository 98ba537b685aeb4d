// AR-16.2 to AR-16.4 Onto which building a unit may step.

import type { Seat } from '@atoll/engine';

import { underForeignTown, unitOn } from './control.js';
import { landUnder, seaOfPort } from './map.js';
import { BUILDINGS } from '../data/construction.js';
import type { BuildingKind } from '../data/construction.js';
import type { Refusal } from '../rules.js';
import { regionAt, spotOf } from '../state.js';
import type { State, Unit } from '../state.js';

const NO_BUILDING: Refusal = { rule: 'AR-16.2', reason: 'no-such-building' };
const ELSEWHERE: Refusal = { rule: 'AR-16.2', reason: 'building-in-another-area' };
const NOT_FOR_SHIPS: Refusal = { rule: 'AR-16.3', reason: 'ships-enter-ports-only' };
const OCCUPIED: Refusal = { rule: 'AR-16.2', reason: 'building-occupied' };
const FOREIGN_TOWN: Refusal = { rule: 'AR-16.4', reason: 'town-of-another-player' };

/** Why a unit may not step onto a building; null if it may. */
export function checkEntry(
  state: State,
  seat: Seat,
  kind: Unit['kind'],
  region: number,
  area: number,
  building: BuildingKind,
): Refusal | null {
  if (spotOf(regionAt(state, region), building) < 0) return NO_BUILDING;
  if (kind === 'ship') {
    if (building !== 'port') return NOT_FOR_SHIPS;
    if (seaOfPort(state, region) !== area) return ELSEWHERE;
  } else if (landUnder(state, region, building) !== area) {
    return ELSEWHERE;
  }
  if (unitOn(state, region, building) !== null) return OCCUPIED;
  return building === 'town' || !underForeignTown(state, seat, region) ? null : FOREIGN_TOWN;
}

/** Null, for standing beside them, and every building of the area that may be entered. */
export function spotsIn(
  state: State,
  seat: Seat,
  kind: Unit['kind'],
  region: number,
  area: number,
): (BuildingKind | null)[] {
  const spots: (BuildingKind | null)[] = [null];
  for (let i = 0; i < BUILDINGS.length; i++) {
    const building = BUILDINGS[i] as BuildingKind;
    if (checkEntry(state, seat, kind, region, area, building) === null) spots.push(building);
  }
  return spots;
}
