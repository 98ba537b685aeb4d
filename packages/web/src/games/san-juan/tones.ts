// The colour families of the cards: production buildings have their good's, city buildings that of the role in which
// they help, monuments and scoring buildings their own.

import { BUILDINGS, GOOD_IDS, PRICE_CARDS } from '@atoll/game-san-juan/table';
import type { BuildingId, Good, PriceCardId } from '@atoll/game-san-juan/table';
import type { Locale } from '../types.ts';

export function toneOf(building: BuildingId): string {
  const { group, phase, good, kind } = BUILDINGS[building];
  if (kind === 'production') return good ?? 'builder';
  if (group === 'monument') return 'monument';
  return group === 'six' || group === 'cathedral' ? 'six' : phase;
}

/** Sugar and silver, coffee and customs begin alike in English: these need a second letter. */
export const LETTERS: Readonly<Record<Locale, Readonly<Record<Good, string>>>> = {
  en: { indigo: 'I', sugar: 'Su', tobacco: 'T', coffee: 'C', silver: 'Si', customs: 'Cu' },
  fr: { indigo: 'I', sugar: 'S', tobacco: 'T', coffee: 'C', silver: 'A', customs: 'D' },
};

/** The goods a price card speaks of: that of the Customs house always sells for the same. */
export const PRICED_GOODS: readonly Good[] = GOOD_IDS.filter((good) => good !== 'customs');

/** "1 · 1 · 2 · 2 · 3", in the order of the goods. */
export function pricesOf(card: PriceCardId): string {
  return PRICED_GOODS.map((good) => PRICE_CARDS[card][good]).join(' · ');
}
