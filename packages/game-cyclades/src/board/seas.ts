// CY-1.6, CY-1.7: sea spaces, the fleets in them, and what closes a space to fleets.

import type { Seat } from '@atoll/engine';
import { POLYPHEMUS } from '../data/creatures.js';
import { NO_SEAT, NOWHERE } from '../state.js';
import type { Holder, Table } from '../state.js';
import { boardOf, seasBeside } from './geometry.js';
import type { Board } from './geometry.js';

export function fleetsIn(table: Table, sea: number): number {
  return table.fleets[sea] as number;
}

export function fleetOwnerOf(table: Table, sea: number): Holder {
  return table.fleetOwner[sea] as Holder;
}

/** CY-10.4: no fleet enters the Kraken's space or one around Polyphemus' island. */
export function isClosed(table: Table, sea: number): boolean {
  if (sea === table.kraken) return true;
  const island = table.figurineIsland[POLYPHEMUS] as number;
  return island !== NOWHERE && isAround(boardOf(table), sea, island);
}

function isAround(board: Board, sea: number, island: number): boolean {
  return ((board.islandBits[sea] as number) & (1 << island)) !== 0;
}

/** Empty, or holding only fleets of this seat. */
export function isFreeFor(table: Table, seat: Seat, sea: number): boolean {
  const owner = fleetOwnerOf(table, sea);
  return owner === NO_SEAT || owner === seat;
}

/** Where fleets of the seat can go from here without a fight: retreats, Polyphemus. */
export function openNeighbours(table: Table, seat: Seat, sea: number): number[] {
  const open: number[] = [];
  for (const next of seasBeside(boardOf(table), sea)) {
    if (isFreeFor(table, seat, next) && !isClosed(table, next)) open.push(next);
  }
  return open;
}

export function fleetsOnBoard(table: Table, seat: Seat): number {
  let count = 0;
  for (let sea = 0; sea < table.fleets.length; sea++) {
    if (table.fleetOwner[sea] === seat) count += fleetsIn(table, sea);
  }
  return count;
}

export function addFleets(draft: Table, seat: Seat, sea: number, fleets: number): void {
  draft.fleets[sea] = fleetsIn(draft, sea) + fleets;
  draft.fleetOwner[sea] = seat;
}

export function removeFleets(draft: Table, sea: number, fleets: number): void {
  const left = fleetsIn(draft, sea) - fleets;
  draft.fleets[sea] = left;
  if (left === 0) draft.fleetOwner[sea] = NO_SEAT;
}
