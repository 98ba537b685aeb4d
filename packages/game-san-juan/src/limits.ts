// How much a seat may do: hands (SJ-3.6), privileges (SJ-4), production (SJ-7.1), sales (SJ-8.2), mayor (SJ-9.2).
// These work on states and on views alike.

import type { Seat } from '@atoll/engine';
import { anyActive, cityAt, isActive } from './city/city.js';
import type { Table } from './city/city.js';
import { FIGURES } from './data/figures.js';
import type { RolePhaseFrame } from './frames.js';

/** SJ-3.6, SJ-3.8 */
export function handLimitOf(table: Table, seat: Seat): number {
  if (isActive(table, seat, 'tower')) return FIGURES.handLimitTower;
  if (isActive(table, seat, 'guard-room') || !anyActive(table, 'guard-room')) return FIGURES.handLimit;
  return FIGURES.handLimitWithoutGuardRoom;
}

/** SJ-4.1, SJ-4.2: how many times a seat has the privilege of this phase. */
export function privilegeOf(table: Table, seat: Seat, phase: RolePhaseFrame): number {
  if (seat !== phase.picker) return 0;
  return phase.library && isActive(table, seat, 'library') ? 2 : 1;
}

/** SJ-7.1 */
export function productionLimitOf(table: Table, seat: Seat, phase: RolePhaseFrame): number {
  return 1 + privilegeOf(table, seat, phase) + (isActive(table, seat, 'aqueduct') ? 1 : 0);
}

/** SJ-8.2 */
export function salesLimitOf(table: Table, seat: Seat, phase: RolePhaseFrame): number {
  return 1 + privilegeOf(table, seat, phase) + (isActive(table, seat, 'trading-post') ? 1 : 0);
}

/** SJ-9.2 */
export function mayorDrawOf(table: Table, seat: Seat, phase: RolePhaseFrame): number {
  return FIGURES.mayorCards + FIGURES.mayorPrivilege * privilegeOf(table, seat, phase);
}

/** SJ-9.3 */
export function mayorKeepOf(table: Table, seat: Seat): number {
  return isActive(table, seat, 'prefecture') ? FIGURES.prefectureKeep : FIGURES.mayorKeep;
}

/** SJ-11.1, SJ-11.2: places of a city are buildings in play. Checked only between phases. */
export function endReached(table: Table): boolean {
  for (let seat = 0; seat < table.players.length; seat++) {
    if (cityAt(table, seat as Seat).length >= FIGURES.endBuildings) return true;
  }
  return false;
}
