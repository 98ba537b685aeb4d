// The 12 trend cards. Temple and Benefactor: seed; fish, stone, population: public; seven others reconstructed.

import type { Criterion } from './criteria.js';
import type { Name, Provenance } from './names.js';

export const TRENDS = [
  'trend-temple',
  'trend-benefactor',
  'trend-fish',
  'trend-stone',
  'trend-population',
  'trend-fruit',
  'trend-cattle',
  'trend-wood',
  'trend-iron',
  'trend-town',
  'trend-ship',
  'trend-money',
] as const;
export type TrendId = (typeof TRENDS)[number];

export interface TrendData {
  readonly name: Name;
  readonly criterion: Criterion;
  readonly provenance: Provenance;
}

/** Points of the three best values on a trend. */
export const TREND_POINTS = [4, 3, 2] as const;

export const TREND: Readonly<Record<TrendId, TrendData>> = {
  'trend-temple': { name: { en: 'Temples', fr: 'Temples' }, criterion: { by: 'temples-controlled' }, provenance: 'seed' },
  'trend-benefactor': { name: { en: 'Benefactor', fr: 'Bienfaiteur' }, criterion: { by: 'benefactor-florins' }, provenance: 'seed' },
  'trend-fish': { name: { en: 'Fish', fr: 'Poissons' }, criterion: { by: 'cubes', resource: 'fish' }, provenance: 'public' },
  'trend-stone': { name: { en: 'Stone', fr: 'Pierre' }, criterion: { by: 'cubes', resource: 'stone' }, provenance: 'public' },
  'trend-population': { name: { en: 'Population', fr: 'Population' }, criterion: { by: 'citizens-in-archipelago' }, provenance: 'public' },
  'trend-fruit': { name: { en: 'Exotic fruit', fr: 'Fruits exotiques' }, criterion: { by: 'cubes', resource: 'fruit' }, provenance: 'reconstructed' },
  'trend-cattle': { name: { en: 'Cattle', fr: 'Bovins' }, criterion: { by: 'cubes', resource: 'cattle' }, provenance: 'reconstructed' },
  'trend-wood': { name: { en: 'Wood', fr: 'Bois' }, criterion: { by: 'cubes', resource: 'wood' }, provenance: 'reconstructed' },
  'trend-iron': { name: { en: 'Iron', fr: 'Fer' }, criterion: { by: 'cubes', resource: 'iron' }, provenance: 'reconstructed' },
  'trend-town': { name: { en: 'Towns', fr: 'Villes' }, criterion: { by: 'towns-controlled' }, provenance: 'reconstructed' },
  'trend-ship': { name: { en: 'Fleet', fr: 'Flotte' }, criterion: { by: 'ships-in-archipelago' }, provenance: 'reconstructed' },
  'trend-money': { name: { en: 'Wealth', fr: 'Fortune' }, criterion: { by: 'money' }, provenance: 'reconstructed' },
};
