// CY-8.7, CY-13.2, CY-13.3, CY-13.7: what temples and metropolises take off the price of a creature.

import type { Seat } from '@atoll/engine';
import { buildingsOn } from '../board/islands.js';
import { TEMPLE } from '../data/buildings.js';
import { MINIMUM_PRICE, SLOT_PRICES } from '../data/creatures.js';
import type { Table } from '../state.js';

function unusedTemplesOn(table: Table, island: number): number {
  return buildingsOn(table, island, TEMPLE) - (table.usedTemples[island] as number);
}

function unusedMetropolisOn(table: Table, island: number): number {
  return (table.metropolis[island] as number) - (table.usedMetropolis[island] as number);
}

/** How many discounts the seat has left in this cycle. */
export function discountsOf(table: Table, seat: Seat): number {
  let count = 0;
  for (let island = 0; island < table.owner.length; island++) {
    if (table.owner[island] !== seat) continue;
    count += unusedTemplesOn(table, island) + unusedMetropolisOn(table, island);
  }
  return count;
}

/** The printed price of a slot of the track. */
export function priceOfSlot(slot: number): number {
  return SLOT_PRICES[slot] as number;
}

/** Of so many discounts those that can be used on a card of the slot: no more than lower the price. */
export function usableOf(discounts: number, slot: number): number {
  return Math.min(discounts, priceOfSlot(slot) - MINIMUM_PRICE);
}

export function usableDiscounts(table: Table, seat: Seat, slot: number): number {
  return usableOf(discountsOf(table, seat), slot);
}

/** The least the seat can pay for a card of the slot. */
export function lowestPrice(table: Table, seat: Seat, slot: number): number {
  return priceOfSlot(slot) - usableDiscounts(table, seat, slot);
}

/** Temples before metropolises, then islands in the order of the data: nobody is asked which. */
export function useDiscounts(draft: Table, seat: Seat, discounts: number): void {
  let left = discounts;
  for (let island = 0; island < draft.owner.length && left > 0; island++) {
    if (draft.owner[island] !== seat) continue;
    const used = Math.min(left, unusedTemplesOn(draft, island));
    draft.usedTemples[island] = (draft.usedTemples[island] as number) + used;
    left -= used;
  }
  for (let island = 0; island < draft.owner.length && left > 0; island++) {
    if (draft.owner[island] !== seat || unusedMetropolisOn(draft, island) === 0) continue;
    draft.usedMetropolis[island] = 1;
    left -= 1;
  }
}

/** A new cycle clears the marks. */
export function renewDiscounts(draft: Table): void {
  draft.usedTemples.fill(0);
  draft.usedMetropolis.fill(0);
}
