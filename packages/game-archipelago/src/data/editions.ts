// AR-28.1 What differs in substance between the English 2.0 and the French 2012 text (dossier 10.1). Seed.

export const EDITIONS = ['en-2.0', 'fr-2012'] as const;
export type Edition = (typeof EDITIONS)[number];

export interface EditionRules {
  readonly migrateToAdjacentBuilding: boolean;
  readonly templeStandsAnyNumber: boolean;
  readonly banksSeparate: boolean;
  /** AR-1.9 Whether the first two citizens may land on two banks. */
  readonly landOnTwoBanks: boolean;
}

export const EDITION_RULES: Readonly<Record<Edition, EditionRules>> = {
  'en-2.0': { migrateToAdjacentBuilding: true, templeStandsAnyNumber: true, banksSeparate: true, landOnTwoBanks: true },
  'fr-2012': { migrateToAdjacentBuilding: false, templeStandsAnyNumber: false, banksSeparate: false, landOnTwoBanks: false },
};
