// The six resources (AR section 2). Counts: seed, confirmed public; cube colours other than fruit are reconstructed.

import type { Name } from './names.js';

export const RESOURCES = ['fruit', 'cattle', 'fish', 'wood', 'stone', 'iron'] as const;
export type Resource = (typeof RESOURCES)[number];

export interface ResourceData {
  readonly name: Name;
  readonly cubes: number;
  readonly harvestedBy: 'citizen' | 'ship';
  readonly colour: string;
}

export const RESOURCE: Readonly<Record<Resource, ResourceData>> = {
  fruit: { name: { en: 'Exotic fruit', fr: 'Fruit exotique' }, cubes: 15, harvestedBy: 'citizen', colour: 'green' },
  cattle: { name: { en: 'Cattle', fr: 'Bovin' }, cubes: 15, harvestedBy: 'citizen', colour: 'red' },
  fish: { name: { en: 'Fish', fr: 'Poisson' }, cubes: 15, harvestedBy: 'ship', colour: 'blue' },
  wood: { name: { en: 'Wood', fr: 'Bois' }, cubes: 15, harvestedBy: 'citizen', colour: 'brown' },
  stone: { name: { en: 'Stone', fr: 'Pierre' }, cubes: 12, harvestedBy: 'citizen', colour: 'grey' },
  iron: { name: { en: 'Iron', fr: 'Fer' }, cubes: 10, harvestedBy: 'citizen', colour: 'black' },
};
