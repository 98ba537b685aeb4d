// The 30 objectives, three decks of ten. Texts and pairs: seed (dossier R1); figures for 4 and 5 players continue the step
// from 2 to 3 players (R2); names of the ranked cards are reconstructed.

import type { Criterion } from './criteria.js';
import type { Name } from './names.js';

export const LENGTHS = ['short', 'medium', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

export const OBJECTIVES = [
  'objective-short-01',
  'objective-short-02',
  'objective-short-03',
  'objective-short-04',
  'objective-short-05',
  'objective-short-06',
  'objective-short-07',
  'objective-short-08',
  'objective-short-09',
  'objective-short-10',
  'objective-medium-01',
  'objective-medium-02',
  'objective-medium-03',
  'objective-medium-04',
  'objective-medium-05',
  'objective-medium-06',
  'objective-medium-07',
  'objective-medium-08',
  'objective-medium-09',
  'objective-medium-10',
  'objective-long-01',
  'objective-long-02',
  'objective-long-03',
  'objective-long-04',
  'objective-long-05',
  'objective-long-06',
  'objective-long-07',
  'objective-long-08',
  'objective-long-09',
  'objective-long-10',
] as const;
export type ObjectiveId = (typeof OBJECTIVES)[number];

/** The figure for 2, 3, 4 and 5 players; null: the condition is not used. */
export type Threshold = readonly [number | null, number, number, number];

export type CountedEnd =
  | 'townsInPlay'
  | 'templesInPlay'
  | 'marketsInPlay'
  | 'portsInPlay'
  | 'shipsInPlay'
  | 'charactersInPlay'
  | 'progressInPlay'
  | 'cardsInPlay'
  | 'populationAtLeast';

export type EndCondition =
  | { readonly type: 'resourcesExhausted'; readonly count: number }
  | { readonly type: 'explorerPilesEmpty'; readonly count: number }
  | { readonly type: 'surplusAbove'; readonly value: number }
  | { readonly type: 'bankMoneyEmpty' }
  | { readonly type: CountedEnd; readonly threshold: Threshold };

export type Victory =
  | { readonly type: 'rank'; readonly criterion: Criterion }
  | { readonly type: 'pacifist'; readonly gapAbove: number }
  | { readonly type: 'separatist' };

export interface ObjectiveData {
  readonly name: Name;
  readonly length: Length;
  readonly end: EndCondition;
  readonly victory: Victory;
}

/** Points of the three best values on an objective; the Pacifist's are POINTS[0]. */
export const OBJECTIVE_POINTS = [3, 2, 1] as const;

export const OBJECTIVE: Readonly<Record<ObjectiveId, ObjectiveData>> = {
  'objective-short-01': {
    name: { en: 'Temples', fr: 'Temples' },
    length: 'short',
    end: { type: 'resourcesExhausted', count: 2 },
    victory: { type: 'rank', criterion: { by: 'temples-controlled' } },
  },
  'objective-short-02': {
    name: { en: 'Markets', fr: 'Marchés' },
    length: 'short',
    end: { type: 'progressInPlay', threshold: [4, 5, 6, 7] },
    victory: { type: 'rank', criterion: { by: 'markets-controlled' } },
  },
  'objective-short-03': {
    name: { en: 'Wealth', fr: 'Fortune' },
    length: 'short',
    end: { type: 'explorerPilesEmpty', count: 2 },
    victory: { type: 'rank', criterion: { by: 'money' } },
  },
  'objective-short-04': {
    name: { en: 'Characters', fr: 'Personnages' },
    length: 'short',
    end: { type: 'templesInPlay', threshold: [2, 3, 4, 5] },
    victory: { type: 'rank', criterion: { by: 'characters' } },
  },
  'objective-short-05': {
    name: { en: 'Explorers', fr: 'Explorateurs' },
    length: 'short',
    end: { type: 'charactersInPlay', threshold: [4, 5, 6, 7] },
    victory: { type: 'rank', criterion: { by: 'explorer-tokens' } },
  },
  'objective-short-06': {
    name: { en: 'Iron stock', fr: 'Stock de fer' },
    length: 'short',
    end: { type: 'marketsInPlay', threshold: [3, 4, 5, 6] },
    victory: { type: 'rank', criterion: { by: 'cubes', resource: 'iron' } },
  },
  'objective-short-07': {
    name: { en: 'Ports', fr: 'Ports' },
    length: 'short',
    end: { type: 'townsInPlay', threshold: [3, 4, 5, 6] },
    victory: { type: 'rank', criterion: { by: 'ports-controlled' } },
  },
  'objective-short-08': {
    name: { en: 'Progress', fr: 'Progrès' },
    length: 'short',
    end: { type: 'portsInPlay', threshold: [3, 4, 5, 6] },
    victory: { type: 'rank', criterion: { by: 'progress' } },
  },
  'objective-short-09': {
    name: { en: 'Pacifist', fr: 'Pacifiste' },
    length: 'short',
    end: { type: 'populationAtLeast', threshold: [null, 22, 29, 36] },
    victory: { type: 'pacifist', gapAbove: 15 },
  },
  'objective-short-10': {
    name: { en: 'Separatist', fr: 'Indépendantiste' },
    length: 'short',
    end: { type: 'explorerPilesEmpty', count: 3 },
    victory: { type: 'separatist' },
  },
  'objective-medium-01': {
    name: { en: 'Fish stock', fr: 'Stock de poissons' },
    length: 'medium',
    end: { type: 'charactersInPlay', threshold: [5, 8, 11, 14] },
    victory: { type: 'rank', criterion: { by: 'cubes', resource: 'fish' } },
  },
  'objective-medium-02': {
    name: { en: 'Iron lands', fr: 'Terres à fer' },
    length: 'medium',
    end: { type: 'explorerPilesEmpty', count: 3 },
    victory: { type: 'rank', criterion: { by: 'icons-in-town-regions', resource: 'iron' } },
  },
  'objective-medium-03': {
    name: { en: 'Wood lands', fr: 'Terres à bois' },
    length: 'medium',
    end: { type: 'marketsInPlay', threshold: [4, 5, 6, 7] },
    victory: { type: 'rank', criterion: { by: 'icons-in-town-regions', resource: 'wood' } },
  },
  'objective-medium-04': {
    name: { en: 'Evolution', fr: 'Évolution' },
    length: 'medium',
    end: { type: 'templesInPlay', threshold: [4, 5, 6, 7] },
    victory: { type: 'rank', criterion: { by: 'characters-and-progress' } },
  },
  'objective-medium-05': {
    name: { en: 'Explorers', fr: 'Explorateurs' },
    length: 'medium',
    end: { type: 'townsInPlay', threshold: [4, 5, 6, 7] },
    victory: { type: 'rank', criterion: { by: 'explorer-tokens' } },
  },
  'objective-medium-06': {
    name: { en: 'Trade houses', fr: 'Comptoirs' },
    length: 'medium',
    end: { type: 'populationAtLeast', threshold: [20, 27, 34, 41] },
    victory: { type: 'rank', criterion: { by: 'ports-and-markets-controlled' } },
  },
  'objective-medium-07': {
    name: { en: 'Temples', fr: 'Temples' },
    length: 'medium',
    end: { type: 'portsInPlay', threshold: [4, 5, 6, 7] },
    victory: { type: 'rank', criterion: { by: 'temples-controlled' } },
  },
  'objective-medium-08': {
    name: { en: 'Wealth', fr: 'Fortune' },
    length: 'medium',
    end: { type: 'progressInPlay', threshold: [5, 8, 11, 14] },
    victory: { type: 'rank', criterion: { by: 'money' } },
  },
  'objective-medium-09': {
    name: { en: 'Pacifist', fr: 'Pacifiste' },
    length: 'medium',
    end: { type: 'resourcesExhausted', count: 3 },
    victory: { type: 'pacifist', gapAbove: 12 },
  },
  'objective-medium-10': {
    name: { en: 'Separatist', fr: 'Indépendantiste' },
    length: 'medium',
    end: { type: 'bankMoneyEmpty' },
    victory: { type: 'separatist' },
  },
  'objective-long-01': {
    name: { en: 'Explorers', fr: 'Explorateurs' },
    length: 'long',
    end: { type: 'townsInPlay', threshold: [5, 6, 7, 8] },
    victory: { type: 'rank', criterion: { by: 'explorer-tokens' } },
  },
  'objective-long-02': {
    name: { en: 'Wealth', fr: 'Fortune' },
    length: 'long',
    end: { type: 'portsInPlay', threshold: [5, 6, 7, 8] },
    victory: { type: 'rank', criterion: { by: 'money' } },
  },
  'objective-long-03': {
    name: { en: 'Temples', fr: 'Temples' },
    length: 'long',
    end: { type: 'marketsInPlay', threshold: [5, 6, 7, 8] },
    victory: { type: 'rank', criterion: { by: 'temples-controlled' } },
  },
  'objective-long-04': {
    name: { en: 'Ports', fr: 'Ports' },
    length: 'long',
    end: { type: 'resourcesExhausted', count: 3 },
    victory: { type: 'rank', criterion: { by: 'ports-controlled' } },
  },
  'objective-long-05': {
    name: { en: 'Fish lands', fr: 'Terres à poissons' },
    length: 'long',
    end: { type: 'cardsInPlay', threshold: [12, 16, 20, 24] },
    victory: { type: 'rank', criterion: { by: 'icons-in-town-regions', resource: 'fish' } },
  },
  'objective-long-06': {
    name: { en: 'Fruit lands', fr: 'Terres à fruits' },
    length: 'long',
    end: { type: 'templesInPlay', threshold: [5, 6, 7, 8] },
    victory: { type: 'rank', criterion: { by: 'icons-in-town-regions', resource: 'fruit' } },
  },
  'objective-long-07': {
    name: { en: 'Characters', fr: 'Personnages' },
    length: 'long',
    end: { type: 'explorerPilesEmpty', count: 3 },
    victory: { type: 'rank', criterion: { by: 'characters' } },
  },
  'objective-long-08': {
    name: { en: 'Progress', fr: 'Progrès' },
    length: 'long',
    end: { type: 'shipsInPlay', threshold: [6, 8, 10, 12] },
    victory: { type: 'rank', criterion: { by: 'progress' } },
  },
  'objective-long-09': {
    name: { en: 'Pacifist', fr: 'Pacifiste' },
    length: 'long',
    end: { type: 'surplusAbove', value: 21 },
    victory: { type: 'pacifist', gapAbove: 10 },
  },
  'objective-long-10': {
    name: { en: 'Separatist', fr: 'Indépendantiste' },
    length: 'long',
    end: { type: 'bankMoneyEmpty' },
    victory: { type: 'separatist' },
  },
};
