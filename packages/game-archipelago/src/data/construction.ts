// AR-17 What can be built and its price. Prices are public (a fan reference sheet).

import type { Name } from './names.js';
import type { Resource } from './resources.js';

export const BUILDINGS = ['town', 'temple', 'market', 'port'] as const;
export type BuildingKind = (typeof BUILDINGS)[number];
export const CONSTRUCTIONS = ['town', 'temple', 'market', 'port', 'ship'] as const;
export type Construction = (typeof CONSTRUCTIONS)[number];

export interface ConstructionData {
  readonly name: Name;
  readonly florins: number;
  /** One entry per cube. */
  readonly cubes: readonly Resource[];
}

export const CONSTRUCTION: Readonly<Record<Construction, ConstructionData>> = {
  town: { name: { en: 'Town', fr: 'Ville' }, florins: 2, cubes: ['wood', 'stone'] },
  temple: { name: { en: 'Temple', fr: 'Temple' }, florins: 1, cubes: ['stone', 'stone'] },
  market: { name: { en: 'Market', fr: 'Marché' }, florins: 0, cubes: ['fruit', 'cattle'] },
  port: { name: { en: 'Port', fr: 'Port' }, florins: 2, cubes: ['fish', 'stone'] },
  ship: { name: { en: 'Ship', fr: 'Navire' }, florins: 1, cubes: ['wood'] },
};
