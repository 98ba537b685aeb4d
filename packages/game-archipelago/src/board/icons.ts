// AR-11.1, AR-2.11 Which icon a unit can be deployed on.

import { sideAt } from './map.js';
import { unitOf } from './pieces.js';
import type { Side } from './sides.js';
import { EDITION_RULES } from '../data/editions.js';
import type { Resource } from '../data/resources.js';
import { regionAt } from '../state.js';
import type { Board, Unit } from '../state.js';

const ANY_ICON = -1;

export function isPillaged(state: Board, region: number, icon: number): boolean {
  return ((regionAt(state, region).pillaged >> icon) & 1) === 1;
}

export function unitOnIcon(state: Board, region: number, icon: number): Unit | null {
  const { units } = state;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    if (unit.icon === icon && unit.region === region) return unit;
  }
  return null;
}

/** One bit per icon of a region that bears a unit. */
function occupiedIcons({ units }: Board, region: number): number {
  let occupied = 0;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    if (unit.region === region && unit.icon >= 0) occupied |= 1 << unit.icon;
  }
  return occupied;
}

/** Deployments named but not made yet: which units, and on which icons. */
export interface Planned {
  readonly units: readonly number[];
  readonly icons: readonly number[];
}

function plannedIcons(state: Board, region: number, { units, icons }: Planned): number {
  let planned = 0;
  for (let i = 0; i < units.length; i++) {
    if (unitOf(state, units[i] as number)?.region === region) planned |= 1 << (icons[i] as number);
  }
  return planned;
}

/**
 * One bit per icon not pillaged that this unit may harvest, if nobody stands on it. Where banks are not separate any area
 * of the region serves.
 */
function iconsInReach(state: Board, unit: Unit, side: Side): number {
  const all = unit.kind === 'ship' ? side.iconsOfShips : side.iconsOfCitizens;
  const near = EDITION_RULES[state.options.edition].banksSeparate ? (side.iconsOfArea[unit.area] as number) : ANY_ICON;
  return all & near & ~regionAt(state, unit.region).pillaged;
}

/** The first free icon of a resource for this unit, its own area first, or -1; icons of one kind in one area are alike. */
export function iconFor(state: Board, unit: Unit, resource: Resource, planned: Planned): number {
  const side = sideAt(state, unit.region);
  const wanted = iconsInReach(state, unit, side) & side.iconsOfResource[resource];
  if (wanted === 0) return -1;
  const free = wanted & ~occupiedIcons(state, unit.region) & ~plannedIcons(state, unit.region, planned);
  const near = free & (side.iconsOfArea[unit.area] as number);
  return lowestBit(near === 0 ? free : near);
}

/** -1 for 0. */
function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** `known`, and one `resourceBit` for everything else this unit could harvest. */
export function resourcesInReach(state: Board, unit: Unit, known: number): number {
  const side = sideAt(state, unit.region);
  const { resourcesOn } = side;
  const reach = iconsInReach(state, unit, side);
  // Who stands on the icons need not be looked up where nothing new is in reach.
  if (((resourcesOn[reach] as number) & ~known) === 0) return known;
  return known | (resourcesOn[reach & ~occupiedIcons(state, unit.region)] as number);
}
