// AR-18 Control of buildings: never stored, always read from who stands where.

import type { Seat } from '@atoll/engine';

import type { BuildingKind } from '../data/construction.js';
import type { Region, Board, Unit } from '../state.js';
import { regionAt, spotOf } from '../state.js';

export function unitOn(state: Board, region: number, building: BuildingKind): Unit | null {
  const { units } = state;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    if (unit.region === region && unit.building === building) return unit;
  }
  return null;
}

/** AR-18.2, AR-18.5 Who holds the town, and with it the region. */
export function townHolder(state: Board, region: number): Unit | null {
  if (regionAt(state, region).town < 0) return null;
  const unit = unitOn(state, region, 'town');
  return unit === null || unit.lying ? null : unit;
}

/** AR-18.1 to AR-18.7 The player who controls a building, or null. */
export function controllerOf(state: Board, region: number, building: BuildingKind): Seat | null {
  if (spotOf(regionAt(state, region), building) < 0) return null;
  const occupant = unitOn(state, region, building);
  if (occupant !== null && !occupant.lying) return occupant.seat;
  if (building === 'town') return null;
  const holder = townHolder(state, region);
  if (holder === null) return null;
  return occupant === null || occupant.seat === holder.seat ? holder.seat : null;
}

export function buildingsControlled(state: Board, seat: Seat, building: BuildingKind): number {
  let count = 0;
  for (let region = 0; region < state.regions.length; region++) {
    if (controllerOf(state, region, building) === seat) count++;
  }
  return count;
}

/** How many buildings of each kind are on the map, all in one number: eight bits a kind. Read with `countIn`. */
export function buildingCounts({ regions }: Board): number {
  let counts = 0;
  for (let i = 0; i < regions.length; i++) {
    const { town, temple, market, port } = regions[i] as Region;
    if (town >= 0) counts += 1;
    if (temple >= 0) counts += 1 << 8;
    if (market >= 0) counts += 1 << 16;
    if (port >= 0) counts += 1 << 24;
  }
  return counts;
}

export function countIn(counts: number, building: BuildingKind): number {
  switch (building) {
    case 'town':
      return counts & 0xff;
    case 'temple':
      return (counts >> 8) & 0xff;
    case 'market':
      return (counts >> 16) & 0xff;
    case 'port':
      return (counts >> 24) & 0xff;
  }
}

export function buildingsOnMap(state: Board, building: BuildingKind): number {
  return countIn(buildingCounts(state), building);
}

/** AR-8.15, AR-28.10 Temples that count for events and cards. */
export function templesCounted(state: Board): number {
  if (state.options.templesCounted === 'all') return buildingsOnMap(state, 'temple');
  let count = 0;
  for (let region = 0; region < state.regions.length; region++) {
    if (controllerOf(state, region, 'temple') !== null) count++;
  }
  return count;
}

/** AR-8.15 Temples or towns on the map, whoever controls them or nobody. */
export function countedBuildings(state: Board, per: 'temple' | 'town'): number {
  return per === 'temple' ? templesCounted(state) : buildingsOnMap(state, 'town');
}

/** AR-11.5, AR-16.4 The town here belongs to somebody else. */
export function underForeignTown(state: Board, seat: Seat, region: number): boolean {
  const holder = townHolder(state, region);
  return holder !== null && holder.seat !== seat;
}
