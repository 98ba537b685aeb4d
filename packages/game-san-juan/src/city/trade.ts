// SJ-8.1, SJ-8.3 to SJ-8.5: prices and what a sale brings.

import type { Seat } from '@atoll/engine';
import type { Good } from '../data/goods.js';
import type { PriceCardId } from '../data/price-cards.js';
import type { State } from '../state.js';
import { cityAt } from './city.js';
import type { Table } from './city.js';
import { cardsOf, DRAWS } from './draws.js';

/** SJ-8.1: the card turned up by the trader phase that began last. */
export function priceCardOf(state: State): PriceCardId {
  return state.prices[(state.traderPhases - 1) % state.prices.length] as PriceCardId;
}

export interface Income {
  /** By the price card. */
  readonly income: number;
  /** From the Market stand and the Market hall. */
  readonly bonus: number;
}

/** SJ-8.3 to SJ-8.5: what a sale brings. */
export function incomeOf(
  table: Table,
  seat: Seat,
  prices: Readonly<Record<Good, number>>,
  goods: readonly Good[],
): Income {
  let income = 0;
  for (let i = 0; i < goods.length; i++) income += prices[goods[i] as Good];
  return { income, bonus: cardsOf(cityAt(table, seat), DRAWS.sold, goods.length) };
}
