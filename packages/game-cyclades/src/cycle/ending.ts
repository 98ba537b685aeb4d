// CY-17.1, CY-17.2, CY-19.3: when the game is over.

import { allSeats, expose } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { metropolisCount } from '../board/islands.js';
import { setupOf } from '../data/setups.js';
import { goldOf } from '../gold.js';
import type { Emit } from '../rules.js';
import type { State, Table } from '../state.js';

export type Ending = 'metropolises' | 'last-player';

export function isOut(table: Table, seat: Seat): boolean {
  return table.eliminated.includes(seat);
}

/** CY-18.7, CY-19.4: as at the set-up, whoever has left since. */
export function metropolisesToWin(table: Pick<Table, 'seats'>): number {
  return setupOf(table.seats).metropolisesToWin;
}

/** To be asked only when all markers are back on the track. */
export function isWon(table: Table): boolean {
  const needed = metropolisesToWin(table);
  for (let seat = 0; seat < table.seats; seat++) {
    if (metropolisCount(table, seat as Seat) >= needed) return true;
  }
  return false;
}

/** Section 6: at the end the screens are lifted. */
export function endGame(draft: State, reason: Ending, emit: Emit): void {
  for (const seat of allSeats(draft.seats)) {
    if (isOut(draft, seat)) continue;
    expose(draft);
    emit({ type: 'gold-revealed', seat, gold: goldOf(draft, seat) });
  }
  emit({ type: 'game-ended', reason });
}
