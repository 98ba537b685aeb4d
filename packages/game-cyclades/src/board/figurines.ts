// CY-15: where the figurines stand, and how they leave.

import type { Seat } from '@atoll/engine';
import { FIGURINE_IDS, FIGURINES } from '../data/creatures.js';
import type { Figurine, FigurineId } from '../data/creatures.js';
import type { Emit } from '../rules.js';
import { NO_SEAT, NOWHERE } from '../state.js';
import type { Table } from '../state.js';
import { boardOf, islandId } from './geometry.js';

export function standsOn(table: Table, figurine: Figurine, island: number): boolean {
  return table.figurineIsland[figurine] === island;
}

/** The figurine on the island, null if there is none; there are never two (CY-15.4). */
export function figurineOn(table: Table, island: number): Figurine | null {
  for (const figurine of FIGURINES) {
    if (standsOn(table, figurine, island)) return figurine;
  }
  return null;
}

function figurineIdOf(figurine: Figurine): FigurineId {
  return FIGURINE_IDS[figurine];
}

/** Takes the figurine off the board; its card goes to the discard pile. */
export function dismiss(draft: Table, figurine: Figurine, emit: Emit): void {
  const island = draft.figurineIsland[figurine] as number;
  const id = figurineIdOf(figurine);
  draft.figurineIsland[figurine] = NOWHERE;
  draft.summoner[figurine] = NO_SEAT;
  draft.summonedIn[figurine] = 0;
  draft.discard.push(id);
  emit({ type: 'figurine-left', figurine: id, island: islandId(boardOf(draft), island) });
}

/** CY-15.3: those this seat has called in an earlier cycle leave as its turn begins. */
export function dismissExpired(draft: Table, seat: Seat, emit: Emit): void {
  for (const figurine of FIGURINES) {
    const since = draft.summonedIn[figurine] as number;
    if (draft.summoner[figurine] === seat && since < draft.cycle) dismiss(draft, figurine, emit);
  }
}
