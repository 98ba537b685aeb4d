// AR-7.3, AR-7.4 The rows of boards III and IV.

import { STABILITY_BOARD } from '../data/stability-board.js';
import type { StabilityRow } from '../data/stability-board.js';
import { SURPLUS_BOARD } from '../data/surplus-board.js';
import type { SurplusRow } from '../data/surplus-board.js';
import type { Boards } from '../state.js';

export function surplusRow(state: Pick<Boards, 'surplus'>): SurplusRow {
  return SURPLUS_BOARD.find(({ max }) => max === null || state.surplus <= max) as SurplusRow;
}

/** The last row also holds what lies past the printed track. */
export function stabilityRow(state: Boards): StabilityRow {
  return (STABILITY_BOARD.find(({ max }) => state.population <= max) ?? STABILITY_BOARD.at(-1)) as StabilityRow;
}
