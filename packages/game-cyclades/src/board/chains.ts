// CY-11.1, CY-10.1: chains of ships between islands, and how far a movement can carry fleets.

import type { Seat } from '@atoll/engine';
import { STEPS_OF_A_MOVEMENT } from '../data/gods.js';
import type { Table } from '../state.js';
import { boardOf, seasBeside } from './geometry.js';
import { isClosed, isFreeFor } from './seas.js';

/** Sea spaces of one owner that hang together. */
export interface ShipChain {
  readonly seas: readonly number[];
  /** The islands around them as a set of bits: any two of them are linked. */
  readonly islandBits: number;
}

export function shipChains(table: Table, seat: Seat): ShipChain[] {
  const board = boardOf(table);
  const { fleetOwner } = table;
  const loose: number[] = [];
  for (let sea = 0; sea < fleetOwner.length; sea++) {
    if (fleetOwner[sea] === seat) loose.push(sea);
  }
  const chains: ShipChain[] = [];
  for (let first = loose.pop(); first !== undefined; first = loose.pop()) {
    const seas = [first];
    let islandBits = 0;
    for (const sea of seas) {
      islandBits |= board.islandBits[sea] as number;
      if (loose.length === 0) continue;
      for (const next of seasBeside(board, sea)) {
        // Most neighbours are somebody else's or empty: cheaper to see than to search for.
        const place = fleetOwner[next] === seat ? loose.indexOf(next) : -1;
        if (place < 0) continue;
        loose.splice(place, 1);
        seas.push(next);
      }
    }
    chains.push({ seas, islandBits });
  }
  return chains;
}

/** The islands linked to this one by a chain, as a set of bits; the island itself is not among them. */
export function linkedIslands(chains: readonly ShipChain[], island: number): number {
  const own = 1 << island;
  let linked = 0;
  for (const chain of chains) {
    if ((chain.islandBits & own) !== 0) linked |= chain.islandBits;
  }
  return linked & ~own;
}

/** Every space that fleets of the seat standing here can reach in one movement; an enemy's space ends it (CY-10.3). */
export function reachableSeas(table: Table, seat: Seat, from: number, steps: number = STEPS_OF_A_MOVEMENT): number[] {
  const board = boardOf(table);
  const reached = [from];
  let first = 0;
  for (let step = 0; step < steps; step++) {
    const last = reached.length;
    for (; first < last; first++) {
      const sea = reached[first] as number;
      if (sea !== from && !isFreeFor(table, seat, sea)) continue;
      for (const next of seasBeside(board, sea)) {
        if (!isClosed(table, next) && !reached.includes(next)) reached.push(next);
      }
    }
  }
  return reached.slice(1);
}
