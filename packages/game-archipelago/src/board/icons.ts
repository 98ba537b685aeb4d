// AR-11.1, AR-2.11 Which icon a unit can be deployed on.

import { sideAt } from './map.js';
import { unitOf } from './pieces.js';
import type { Icon } from './sides.js';
import { EDITION_RULES } from '../data/editions.js';
import { RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import { regionAt } from '../state.js';
import type { Board, Unit } from '../state.js';

const ANY_ICON = -1;

const RESOURCE_BIT = Object.fromEntries(RESOURCES.map((resource, i) => [resource, 1 << i])) as Readonly<
  Record<Resource, number>
>;

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

/** One bit per icon this unit may harvest, if it is free. Where banks are not separate any area of the region serves. */
function iconsInReach(state: Board, unit: Unit): number {
  const { iconsOfArea, iconsOfShips } = sideAt(state, unit.region);
  const all = unit.kind === 'ship' ? iconsOfShips : ~iconsOfShips;
  const near = EDITION_RULES[state.options.edition].banksSeparate ? (iconsOfArea[unit.area] as number) : ANY_ICON;
  return all & near & ~regionAt(state, unit.region).pillaged;
}

/** The first free icon of a resource for this unit, its own area first, or -1; icons of one kind in one area are alike. */
export function iconFor(state: Board, unit: Unit, resource: Resource, planned: Planned): number {
  const { iconsOfArea, iconsOfResource } = sideAt(state, unit.region);
  const wanted = iconsInReach(state, unit) & iconsOfResource[resource];
  if (wanted === 0) return -1;
  const free = wanted & ~occupiedIcons(state, unit.region) & ~plannedIcons(state, unit.region, planned);
  const near = free & (iconsOfArea[unit.area] as number);
  return lowestBit(near === 0 ? free : near);
}

/** -1 for 0. */
function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** One bit per resource of `RESOURCES` that this unit could harvest and that is not in `known` yet. */
export function resourcesInReach(state: Board, unit: Unit, known: number): number {
  const { icons } = sideAt(state, unit.region);
  const reach = iconsInReach(state, unit);
  let found = 0;
  let occupied = -1;
  for (let icon = 0; icon < icons.length; icon++) {
    const bit = resourceBit((icons[icon] as Icon).resource);
    if (((reach >> icon) & 1) === 0 || (known & bit) !== 0) continue;
    if (occupied < 0) occupied = occupiedIcons(state, unit.region);
    if (((occupied >> icon) & 1) === 0) found |= bit;
  }
  return found;
}

export function resourceBit(resource: Resource): number {
  return RESOURCE_BIT[resource];
}
