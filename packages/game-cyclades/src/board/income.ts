// CY-4.1, CY-4.2: what a seat earns.

import type { Seat } from '@atoll/engine';
import type { Table } from '../state.js';
import { boardOf } from './geometry.js';

/** What the island pays its owner: printed symbols and the markers laid there. */
export function prosperityOf(table: Table, island: number): number {
  return (boardOf(table).printedProsperity[island] as number) + (table.prosperity[island] as number);
}

export function incomeOf(table: Table, seat: Seat): number {
  let income = 0;
  for (let island = 0; island < table.owner.length; island++) {
    if (table.owner[island] === seat) income += prosperityOf(table, island);
  }
  const { trade, tradeSeas } = boardOf(table);
  for (const sea of tradeSeas) {
    if (table.fleetOwner[sea] === seat) income += trade[sea] as number;
  }
  return income;
}
