// How much a seat may do: hands (SJ-3.6), privileges (SJ-4), payment (SJ-5.5), production (SJ-7.1), sales (SJ-8.2), mayor
// (SJ-9.2). These work on states and on views alike.

import type { Seat } from '@atoll/engine';
import { activePlace, cityAt, isActive, isActiveAnywhere } from './city/city.js';
import type { City, Table } from './city/city.js';
import { withPower } from './city/powers.js';
import type { BuildingId } from './data/buildings.js';
import { FIGURES } from './data/figures.js';
import type { Limit } from './data/powers.js';
import type { RolePhaseFrame } from './frames.js';

interface Raise {
  readonly building: BuildingId;
  readonly by: number;
  readonly to: number;
}

function raisesOf(limit: Limit): readonly Raise[] {
  const raises: Raise[] = [];
  for (const { building, power } of withPower('limit')) {
    if (power.limit !== limit || 'toOthers' in power) continue;
    raises.push('by' in power ? { building, by: power.by, to: 0 } : { building, by: 0, to: power.to });
  }
  return raises;
}

export const RAISES: Readonly<Record<Limit, readonly Raise[]>> = {
  hand: raisesOf('hand'),
  'goods-in-payment': raisesOf('goods-in-payment'),
  production: raisesOf('production'),
  sales: raisesOf('sales'),
  'mayor-keep': raisesOf('mayor-keep'),
};

/** What a limit that is `base` for everybody is for the owner of this city. What lies at `covered` no longer helps. */
export function raised(city: City, raises: readonly Raise[], base: number, covered = -1): number {
  let reached = base;
  let more = 0;
  for (let i = 0; i < raises.length; i++) {
    const { building, by, to } = raises[i] as Raise;
    const place = activePlace(city, building);
    if (place < 0 || place === covered) continue;
    more += by;
    if (to > reached) reached = to;
  }
  return reached + more;
}

const LOWERINGS = withPower('toOthers');

/** What everybody may hold, whatever stands where. */
export const LOWEST_HAND_LIMIT = Math.min(FIGURES.handLimit, ...LOWERINGS.map(({ power }) => power.toOthers));

/** SJ-3.6, SJ-3.8 */
export function handLimitOf(table: Table, seat: Seat): number {
  const city = cityAt(table, seat);
  let base: number = FIGURES.handLimit;
  for (let i = 0; i < LOWERINGS.length; i++) {
    const { building, power } = LOWERINGS[i] as (typeof LOWERINGS)[number];
    const lowers = activePlace(city, building) < 0 && isActiveAnywhere(table, building);
    if (lowers && power.toOthers < base) base = power.toOthers;
  }
  return raised(city, RAISES.hand, base);
}

/** SJ-4.1, SJ-4.2: how many times a seat has the privilege of this phase. */
export function privilegeOf(table: Table, seat: Seat, phase: RolePhaseFrame): number {
  if (seat !== phase.picker) return 0;
  return phase.library ? fullPrivilegeOf(table, seat) : 1;
}

/** How many times a seat would have the privilege of a role it picks, if it uses its Library. */
export function fullPrivilegeOf(table: Table, seat: Seat): number {
  return isActive(table, seat, 'library') ? 2 : 1;
}

/** SJ-7.1. `privilege`: as `privilegeOf` gives it. */
export function productionLimitOf(table: Table, seat: Seat, privilege: number): number {
  return raised(cityAt(table, seat), RAISES.production, 1 + privilege);
}

/** SJ-8.2 */
export function salesLimitOf(table: Table, seat: Seat, privilege: number): number {
  return raised(cityAt(table, seat), RAISES.sales, 1 + privilege);
}

/** SJ-9.2 */
export function mayorDrawOf(privilege: number): number {
  return FIGURES.mayorCards + FIGURES.mayorPrivilege * privilege;
}

/** SJ-9.3 */
export function mayorKeepOf(table: Table, seat: Seat): number {
  return raised(cityAt(table, seat), RAISES['mayor-keep'], FIGURES.mayorKeep);
}

/** SJ-11.1, SJ-11.2: places of a city are buildings in play. Checked only between phases. */
export function endReached(table: Table): boolean {
  for (let seat = 0; seat < table.players.length; seat++) {
    if (cityAt(table, seat as Seat).length >= FIGURES.endBuildings) return true;
  }
  return false;
}
