// CY-5.8, CY-18.3, CY-18.4: what offerings cost, and the highest one a seat can pay.

import type { Seat } from '@atoll/engine';
import { MAIN_GODS } from '../data/gods.js';
import type { MainGod } from '../data/gods.js';
import { goldOf } from '../gold.js';
import { NO_SEAT } from '../state.js';
import type { State, Table } from '../state.js';

export function godNumber(god: MainGod): number {
  return MAIN_GODS.indexOf(god);
}

export function liftMarker(draft: Table, god: number): void {
  draft.offerSeat[god] = NO_SEAT;
  draft.offerGold[god] = 0;
}

/** Priests lower the sum, but every main god costs at least 1. With one marker this is max(1, offering - priests). */
function costOf(gods: number, sum: number, priests: number): number {
  return Math.max(gods, sum - priests);
}

/** What the offerings of the seat that lie on main gods cost. */
export function offeringCost(table: Table, seat: Seat): number {
  let gods = 0;
  let sum = 0;
  for (let god = 0; god < table.offerSeat.length; god++) {
    if (table.offerSeat[god] !== seat) continue;
    gods += 1;
    sum += table.offerGold[god] as number;
  }
  return costOf(gods, sum, table.priests[seat] as number);
}

/** What the seat would have to pay if it made this offering now: the marker it may have on the same god goes first. */
export function offeringCostWith(table: Table, seat: Seat, god: MainGod, gold: number): number {
  const place = godNumber(god);
  let gods = 1;
  let sum = gold;
  for (let other = 0; other < table.offerSeat.length; other++) {
    if (other === place || table.offerSeat[other] !== seat) continue;
    gods += 1;
    sum += table.offerGold[other] as number;
  }
  return costOf(gods, sum, table.priests[seat] as number);
}

/** CY-5.9: how an offering lies on the track: territory markers on 10+, and the space of the offering marker. */
export function offeringOnTrack(gold: number): { readonly tens: number; readonly space: number } {
  const tens = Math.floor((gold - 1) / 10);
  return { tens, space: gold - 10 * tens };
}

/** The highest offering the seat can pay on this god, 0 if none. Reveals gold: for that seat's eyes only. */
export function highestOffering(state: State, seat: Seat, god: number): number {
  let gods = 1;
  let others = 0;
  for (let other = 0; other < state.offerSeat.length; other++) {
    // Its own marker on the same god is lifted by this very offering and counts as 0.
    if (other === god || state.offerSeat[other] !== seat) continue;
    gods += 1;
    others += state.offerGold[other] as number;
  }
  const gold = goldOf(state, seat);
  return gold < gods ? 0 : gold + (state.priests[seat] as number) - others;
}
