// SJ-8: the trading-house price cards. The rulebook's text lacks them; eight public sources agree (R2).

import type { Good } from './goods.js';

export const PRICE_CARD_IDS = ['price-1', 'price-2', 'price-3', 'price-4', 'price-5'] as const;

export type PriceCardId = (typeof PRICE_CARD_IDS)[number];

/** SJ-8.5: the Customs house good sells for 2 whatever the card says. */
const customs = 2;

export const PRICE_CARDS: Readonly<Record<PriceCardId, Readonly<Record<Good, number>>>> = {
  'price-1': { indigo: 1, sugar: 1, tobacco: 1, coffee: 2, silver: 2, customs },
  'price-2': { indigo: 1, sugar: 1, tobacco: 2, coffee: 2, silver: 2, customs },
  'price-3': { indigo: 1, sugar: 1, tobacco: 2, coffee: 2, silver: 3, customs },
  'price-4': { indigo: 1, sugar: 2, tobacco: 2, coffee: 2, silver: 3, customs },
  'price-5': { indigo: 1, sugar: 2, tobacco: 2, coffee: 3, silver: 3, customs },
};
