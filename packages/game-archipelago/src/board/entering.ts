// AR-16.2 to AR-16.4 Onto which building a unit may step.

import type { Seat } from '@atoll/engine';

import { underForeignTown, unitOn } from './control.js';
import { landUnder, seaOfPort } from './map.js';
import { BUILDINGS } from '../data/construction.js';
import type { BuildingKind } from '../data/construction.js';
import { regionAt, spotOf } from '../state.js';
import type { State, Unit } from '../state.js';

export function mayEnter(
  state: State,
  seat: Seat,
  kind: Unit['kind'],
  region: number,
  area: number,
  building: BuildingKind,
): boolean {
  if (spotOf(regionAt(state, region), building) < 0) return false;
  if (kind === 'ship') {
    if (building !== 'port' || seaOfPort(state, region) !== area) return false;
  } else if (landUnder(state, region, building) !== area) {
    return false;
  }
  if (unitOn(state, region, building) !== null) return false;
  return building === 'town' || !underForeignTown(state, seat, region);
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
    if (mayEnter(state, seat, kind, region, area, building)) spots.push(building);
  }
  return spots;
}
