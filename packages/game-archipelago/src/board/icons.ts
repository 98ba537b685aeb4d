// AR-11.1, AR-2.11 Which icon a unit can be deployed on.

import { sideAt } from './map.js';
import { EDITION_RULES } from '../data/editions.js';
import { RESOURCE } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import { regionAt } from '../state.js';
import type { Board, Unit } from '../state.js';

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

/**
 * The first free icon of a resource for this unit, or -1; icons of one kind in one area are alike. `planned` and
 * `plannedIcons` are deployments named but not made yet. Where banks are not separate the own area comes first.
 */
export function iconFor(
  state: Board,
  unit: Unit,
  resource: Resource,
  planned: readonly number[],
  plannedIcons: readonly number[],
): number {
  if ((RESOURCE[resource].harvestedBy === 'ship') !== (unit.kind === 'ship')) return -1;
  const { icons } = sideAt(state, unit.region);
  let elsewhere = -1;
  for (let icon = 0; icon < icons.length; icon++) {
    const printed = icons[icon];
    if (printed?.resource !== resource || isPillaged(state, unit.region, icon)) continue;
    if (unitOnIcon(state, unit.region, icon) !== null) continue;
    if (isPlanned(state, unit.region, icon, planned, plannedIcons)) continue;
    if (printed.area === unit.area) return icon;
    if (elsewhere < 0) elsewhere = icon;
  }
  return EDITION_RULES[state.options.edition].banksSeparate ? -1 : elsewhere;
}

function isPlanned(
  state: Board,
  region: number,
  icon: number,
  planned: readonly number[],
  plannedIcons: readonly number[],
): boolean {
  for (let i = 0; i < planned.length; i++) {
    if (plannedIcons[i] !== icon) continue;
    for (const unit of state.units) if (unit.id === planned[i] && unit.region === region) return true;
  }
  return false;
}
