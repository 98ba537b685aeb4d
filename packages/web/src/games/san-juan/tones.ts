// The colour families of the cards: production buildings have their good's, city buildings that of the role in which
// they help, monuments and scoring buildings their own.

import { BUILDINGS, GOOD_IDS, PRICE_CARDS } from '@atoll/game-san-juan/table';
import type { BuildingId, Good, PriceCardId } from '@atoll/game-san-juan/table';
import type { Locale } from '../types.ts';

/** By chapter of the rulebook: when a power that is told of there helps. */
const CHAPTERS: Readonly<Record<string, string>> = {
  'SJ-3': 'round-start',
  'SJ-4': 'any-role',
  'SJ-5': 'builder',
  'SJ-6': 'builder',
  'SJ-7': 'producer',
  'SJ-8': 'trader',
  'SJ-9': 'mayor',
  'SJ-10': 'prospector',
};

export function toneOf(building: BuildingId): string {
  const { group, rule, good, kind } = BUILDINGS[building];
  if (kind === 'production') return good ?? 'builder';
  if (group === 'monument') return 'monument';
  return CHAPTERS[rule.slice(0, rule.indexOf('.'))] ?? 'six';
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
