// SJ-7 and SJ-8: the kinds of goods. A good is a card lying unseen on a building; the building says its kind.

export const GOOD_IDS = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver', 'customs'] as const;

export type Good = (typeof GOOD_IDS)[number];

export const GOOD_NAMES: Readonly<Record<Good, { readonly en: string; readonly fr: string }>> = {
  indigo: { en: 'Indigo', fr: 'Indigo' },
  sugar: { en: 'Sugar', fr: 'Sucre' },
  tobacco: { en: 'Tobacco', fr: 'Tabac' },
  coffee: { en: 'Coffee', fr: 'Café' },
  silver: { en: 'Silver', fr: 'Argent' },
  customs: { en: 'Customs good', fr: 'Marchandise de la Douane' },
};
