// AR-7 The rows of the four boards that count in phase 3.

import { MARKETS } from '../data/market-row.js';
import { RESOURCES } from '../data/resources.js';
import { STABILITY_BOARD } from '../data/stability-board.js';
import type { StabilityRow } from '../data/stability-board.js';
import { SURPLUS_BOARD } from '../data/surplus-board.js';
import type { SurplusRow } from '../data/surplus-board.js';
import type { Boards } from '../state.js';
import { lastRow } from './market.js';

export function surplusRow(state: Pick<Boards, 'surplus'>): SurplusRow {
  return SURPLUS_BOARD.find(({ max }) => max === null || state.surplus <= max) as SurplusRow;
}

/** The last row also holds what lies past the printed track. */
export function stabilityRow(state: Boards): StabilityRow {
  return (STABILITY_BOARD.find(({ max }) => state.population <= max) ?? STABILITY_BOARD.at(-1)) as StabilityRow;
}

/** AR-7.2, AR-7.3 The rows in force on boards I, II and III, in this order. What they bring decides the row of board IV. */
export function rowsInForce(state: Boards): { readonly surplus: number; readonly rebellion: number }[] {
  const rows: { readonly surplus: number; readonly rebellion: number }[] = [];
  for (const market of MARKETS) {
    for (const resource of RESOURCES) {
      const row = lastRow(state, market, resource);
      if (row !== undefined) rows.push(row);
    }
  }
  rows.push(stabilityRow(state));
  return rows;
}
