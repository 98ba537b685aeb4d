// The region hexes: the start hex and 24 two-sided ones. The two start faces, the five desert huts, the sum of five icons and
// huts, one volcano and three contents are seed; edges, areas, positions and the rest are reconstructed.
// Radius 1, centre 0,0, x right, y down. Edge k joins corner k to corner k+1: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW.

import type { Name } from './names.js';
import type { Resource } from './resources.js';

export type EdgeKind = 'sea' | 'field' | 'mountain';
export type Point = readonly [number, number];

export interface AreaData {
  readonly id: string;
  readonly kind: 'land' | 'sea';
  readonly edges: readonly number[];
  readonly polygon: readonly Point[];
  /** Islands inside a sea area, by id: hit-testing must subtract them. */
  readonly holes?: readonly string[];
  /** Where pieces stand. */
  readonly anchor: Point;
}

export interface SideData {
  readonly name: Name;
  readonly edges: readonly EdgeKind[];
  readonly areas: readonly AreaData[];
  readonly coasts: readonly { readonly land: string; readonly sea: string; readonly at: Point }[];
  readonly icons: readonly { readonly resource: Resource; readonly area: string; readonly at: Point }[];
  readonly huts: readonly { readonly area: string; readonly at: Point }[];
}

export const HEXES = [
  'hex-01',
  'hex-02',
  'hex-03',
  'hex-04',
  'hex-05',
  'hex-06',
  'hex-07',
  'hex-08',
  'hex-09',
  'hex-10',
  'hex-11',
  'hex-12',
  'hex-13',
  'hex-14',
  'hex-15',
  'hex-16',
  'hex-17',
  'hex-18',
  'hex-19',
  'hex-20',
  'hex-21',
  'hex-22',
  'hex-23',
  'hex-24',
] as const;
export type HexId = (typeof HEXES)[number] | 'hex-start';

export const SIDES = [
  'hex-start-open-sea',
  'hex-start-desert-village',
  'hex-01-a',
  'hex-01-b',
  'hex-02-a',
  'hex-02-b',
  'hex-03-a',
  'hex-03-b',
  'hex-04-a',
  'hex-04-b',
  'hex-05-a',
  'hex-05-b',
  'hex-06-a',
  'hex-06-b',
  'hex-07-a',
  'hex-07-b',
  'hex-08-a',
  'hex-08-b',
  'hex-09-a',
  'hex-09-b',
  'hex-10-a',
  'hex-10-b',
  'hex-11-a',
  'hex-11-b',
  'hex-12-a',
  'hex-12-b',
  'hex-13-a',
  'hex-13-b',
  'hex-14-a',
  'hex-14-b',
  'hex-15-a',
  'hex-15-b',
  'hex-16-a',
  'hex-16-b',
  'hex-17-a',
  'hex-17-b',
  'hex-18-a',
  'hex-18-b',
  'hex-19-a',
  'hex-19-b',
  'hex-20-a',
  'hex-20-b',
  'hex-21-a',
  'hex-21-b',
  'hex-22-a',
  'hex-22-b',
  'hex-23-a',
  'hex-23-b',
  'hex-24-a',
  'hex-24-b',
] as const;
export type SideId = (typeof SIDES)[number];

export const SIDE_DATA: Readonly<Record<SideId, SideData>> = {
  'hex-start-open-sea': {
    name: { en: 'Open sea', fr: 'Pleine mer' },
    edges: ['sea', 'sea', 'sea', 'sea', 'sea', 'sea'],
    areas: [
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2, 3, 4, 5], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.34, -0.38] },
    ],
    coasts: [],
    icons: [{ resource: 'fish', area: 'sea-a', at: [0, 0.68] }, { resource: 'fish', area: 'sea-a', at: [0, -0.68] }, { resource: 'fish', area: 'sea-a', at: [0.6, 0] }, { resource: 'fish', area: 'sea-a', at: [-0.6, 0] }, { resource: 'fish', area: 'sea-a', at: [0, 0.04] }],
    huts: [],
  },
  'hex-start-desert-village': {
    name: { en: 'Desert village', fr: 'Village du désert' },
    edges: ['field', 'field', 'field', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [0, 1, 2, 3, 4, 5], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.3, -0.34] },
    ],
    coasts: [],
    icons: [],
    huts: [{ area: 'land-a', at: [0, 0.68] }, { area: 'land-a', at: [0, -0.68] }, { area: 'land-a', at: [0.6, 0] }, { area: 'land-a', at: [-0.6, 0] }, { area: 'land-a', at: [0, 0.04] }],
  },
  'hex-01-a': {
    name: { en: 'Region 01A', fr: 'Région 01A' },
    edges: ['sea', 'sea', 'field', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [2, 3, 4, 5], polygon: [[0, -1], [0.05, -0.09], [0.08, -0.05], [0.1, 0], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.28, 0.16] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0.1, 0], [0.08, -0.05], [0.05, -0.09]], anchor: [0.48, -0.24] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.08, -0.05] }],
    icons: [{ resource: 'wood', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'wood', area: 'land-a', at: [0, 0.68] }, { resource: 'fish', area: 'sea-a', at: [0.32, -0.48] }, { resource: 'fish', area: 'sea-a', at: [0.6, 0] }],
    huts: [{ area: 'land-a', at: [-0.6, 0.16] }],
  },
  'hex-01-b': {
    name: { en: 'Region 01B', fr: 'Région 01B' },
    edges: ['field', 'field', 'mountain', 'mountain', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [0, 1, 2, 3, 4, 5], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.36, -0.36] },
    ],
    coasts: [],
    icons: [{ resource: 'stone', area: 'land-a', at: [0, 0.68] }, { resource: 'stone', area: 'land-a', at: [0, -0.68] }, { resource: 'cattle', area: 'land-a', at: [0.6, 0] }],
    huts: [{ area: 'land-a', at: [-0.6, 0] }, { area: 'land-a', at: [0, 0.04] }],
  },
  'hex-02-a': {
    name: { en: 'Region 02A', fr: 'Région 02A' },
    edges: ['sea', 'sea', 'sea', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [3, 4, 5], polygon: [[0, -1], [0.08, -0.14], [0.13, -0.07], [0.16, 0], [0.13, 0.07], [0.08, 0.14], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.4, 0] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [0.08, 0.14], [0.13, 0.07], [0.16, 0], [0.13, -0.07], [0.08, -0.14]], anchor: [0.48, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.16, 0] }],
    icons: [{ resource: 'wood', area: 'land-a', at: [-0.24, 0.56] }, { resource: 'fruit', area: 'land-a', at: [-0.24, -0.56] }],
    huts: [{ area: 'land-a', at: [-0.6, 0] }, { area: 'land-a', at: [-0.16, 0] }, { area: 'land-a', at: [-0.56, 0.36] }],
  },
  'hex-02-b': {
    name: { en: 'Region 02B', fr: 'Région 02B' },
    edges: ['sea', 'field', 'field', 'sea', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [1, 2], polygon: [[0.87, -0.5], [0.87, 0.5], [0, 1], [0.2, 0.35], [0.32, 0.18], [0.4, 0]], anchor: [0.56, 0.32] },
      { id: 'land-b', kind: 'land', edges: [4, 5], polygon: [[-0.87, 0.5], [-0.87, -0.5], [0, -1], [-0.2, -0.35], [-0.32, -0.18], [-0.4, 0]], anchor: [-0.56, -0.32] },
      { id: 'sea-a', kind: 'sea', edges: [0, 3], polygon: [[0.87, -0.5], [0.4, 0], [0.32, 0.18], [0.2, 0.35], [0, 1], [-0.87, 0.5], [-0.4, 0], [-0.32, -0.18], [-0.2, -0.35], [0, -1]], anchor: [0, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.32, 0.18] }, { land: 'land-b', sea: 'sea-a', at: [-0.32, -0.18] }],
    icons: [{ resource: 'cattle', area: 'land-a', at: [0.64, 0.08] }, { resource: 'fruit', area: 'land-a', at: [0.4, 0.48] }, { resource: 'wood', area: 'land-b', at: [-0.64, -0.08] }, { resource: 'fish', area: 'sea-a', at: [0.44, -0.44] }],
    huts: [{ area: 'land-b', at: [-0.4, -0.48] }],
  },
  'hex-03-a': {
    name: { en: 'Region 03A', fr: 'Région 03A' },
    edges: ['sea', 'sea', 'sea', 'sea', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [4, 5], polygon: [[-0.87, 0.5], [-0.87, -0.5], [0, -1], [-0.05, -0.09], [-0.08, -0.05], [-0.1, 0]], anchor: [-0.44, -0.28] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2, 3], polygon: [[-0.87, 0.5], [-0.1, 0], [-0.08, -0.05], [-0.05, -0.09], [0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1]], anchor: [0.28, 0.16] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [-0.08, -0.05] }],
    icons: [{ resource: 'cattle', area: 'land-a', at: [-0.68, 0.16] }, { resource: 'cattle', area: 'land-a', at: [-0.2, -0.68] }],
    huts: [{ area: 'land-a', at: [-0.68, -0.4] }, { area: 'land-a', at: [-0.24, -0.12] }, { area: 'land-a', at: [-0.36, -0.4] }],
  },
  'hex-03-b': {
    name: { en: 'Region 03B', fr: 'Région 03B' },
    edges: ['field', 'field', 'field', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [0, 1, 2, 3, 4, 5], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.34, -0.38] },
    ],
    coasts: [],
    icons: [{ resource: 'fruit', area: 'land-a', at: [0, 0.68] }, { resource: 'fruit', area: 'land-a', at: [0, -0.68] }, { resource: 'cattle', area: 'land-a', at: [0.6, 0] }, { resource: 'wood', area: 'land-a', at: [-0.6, 0] }],
    huts: [{ area: 'land-a', at: [0, 0.04] }],
  },
  'hex-04-a': {
    name: { en: 'Region 04A', fr: 'Région 04A' },
    edges: ['sea', 'sea', 'sea', 'field', 'mountain', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [3, 4, 5], polygon: [[0, -1], [0.08, -0.14], [0.13, -0.07], [0.16, 0], [0.13, 0.07], [0.08, 0.14], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.4, 0] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [0.08, 0.14], [0.13, 0.07], [0.16, 0], [0.13, -0.07], [0.08, -0.14]], anchor: [0.48, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.16, 0] }],
    icons: [{ resource: 'stone', area: 'land-a', at: [-0.24, 0.56] }, { resource: 'wood', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'fish', area: 'sea-a', at: [0.32, 0.48] }],
    huts: [{ area: 'land-a', at: [-0.6, 0] }, { area: 'land-a', at: [-0.16, 0] }],
  },
  'hex-04-b': {
    name: { en: 'Region 04B', fr: 'Région 04B' },
    edges: ['sea', 'sea', 'sea', 'sea', 'sea', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [5], polygon: [[-0.87, -0.5], [0, -1], [0.06, 0.1]], anchor: [-0.28, -0.48] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2, 3, 4], polygon: [[-0.87, -0.5], [0.06, 0.1], [0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5]], anchor: [0.12, 0.36] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.06, 0.1] }],
    icons: [{ resource: 'fruit', area: 'land-a', at: [-0.16, -0.28] }, { resource: 'fish', area: 'sea-a', at: [0.36, -0.48] }, { resource: 'fish', area: 'sea-a', at: [-0.6, 0.32] }],
    huts: [{ area: 'land-a', at: [-0.48, -0.48] }, { area: 'land-a', at: [-0.2, -0.64] }],
  },
  'hex-05-a': {
    name: { en: 'Region 05A', fr: 'Région 05A' },
    edges: ['sea', 'sea', 'field', 'mountain', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [2, 3, 4, 5], polygon: [[0, -1], [0.05, -0.09], [0.08, -0.05], [0.1, 0], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.28, 0.16] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0.1, 0], [0.08, -0.05], [0.05, -0.09]], anchor: [0.48, -0.24] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.08, -0.05] }],
    icons: [{ resource: 'iron', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'wood', area: 'land-a', at: [0, 0.68] }, { resource: 'fish', area: 'sea-a', at: [0.32, -0.48] }],
    huts: [{ area: 'land-a', at: [-0.6, 0.16] }, { area: 'land-a', at: [-0.08, 0.2] }],
  },
  'hex-05-b': {
    name: { en: 'Region 05B', fr: 'Région 05B' },
    edges: ['sea', 'sea', 'sea', 'sea', 'field', 'mountain'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [4, 5], polygon: [[-0.87, 0.5], [-0.87, -0.5], [0, -1], [-0.05, -0.09], [-0.08, -0.05], [-0.1, 0]], anchor: [-0.48, -0.24] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2, 3], polygon: [[-0.87, 0.5], [-0.1, 0], [-0.08, -0.05], [-0.05, -0.09], [0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1]], anchor: [0.28, 0.16] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [-0.08, -0.05] }],
    icons: [{ resource: 'stone', area: 'land-a', at: [-0.28, -0.56] }, { resource: 'cattle', area: 'land-a', at: [-0.64, 0.08] }, { resource: 'fish', area: 'sea-a', at: [0.24, -0.56] }],
    huts: [{ area: 'land-a', at: [-0.64, -0.36] }, { area: 'land-a', at: [-0.28, -0.16] }],
  },
  'hex-06-a': {
    name: { en: 'Region 06A', fr: 'Région 06A' },
    edges: ['sea', 'field', 'field', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [1, 2, 3, 4, 5], polygon: [[0, -1], [-0.06, 0.1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.12, 0.36] },
      { id: 'sea-a', kind: 'sea', edges: [0], polygon: [[0, -1], [0.87, -0.5], [-0.06, 0.1]], anchor: [0.28, -0.48] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [-0.06, 0.1] }],
    icons: [{ resource: 'cattle', area: 'land-a', at: [-0.36, -0.48] }, { resource: 'cattle', area: 'land-a', at: [0.6, 0.32] }, { resource: 'fruit', area: 'land-a', at: [-0.36, 0.48] }, { resource: 'wood', area: 'land-a', at: [-0.6, 0] }],
    huts: [{ area: 'land-a', at: [0.16, 0.6] }],
  },
  'hex-06-b': {
    name: { en: 'Region 06B', fr: 'Région 06B' },
    edges: ['sea', 'sea', 'sea', 'sea', 'sea', 'sea'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [], polygon: [[0, -0.62], [0.54, -0.31], [0.54, 0.31], [0, 0.62], [-0.54, 0.31], [-0.54, -0.31]], anchor: [0, 0] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2, 3, 4, 5], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], holes: ['land-a'], anchor: [-0.28, -0.64] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.27, 0.47] }],
    icons: [{ resource: 'fruit', area: 'land-a', at: [0.24, 0.16] }, { resource: 'fruit', area: 'land-a', at: [-0.24, -0.16] }, { resource: 'fish', area: 'sea-a', at: [0.04, 0.8] }, { resource: 'fish', area: 'sea-a', at: [-0.04, -0.8] }],
    huts: [{ area: 'land-a', at: [0.16, -0.2] }],
  },
  'hex-07-a': {
    name: { en: 'Region 07A', fr: 'Région 07A' },
    edges: ['sea', 'sea', 'sea', 'mountain', 'mountain', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [3, 4, 5], polygon: [[0, -1], [0.08, -0.14], [0.13, -0.07], [0.16, 0], [0.13, 0.07], [0.08, 0.14], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.4, 0] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [0.08, 0.14], [0.13, 0.07], [0.16, 0], [0.13, -0.07], [0.08, -0.14]], anchor: [0.48, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.16, 0] }],
    icons: [{ resource: 'stone', area: 'land-a', at: [-0.24, 0.56] }, { resource: 'iron', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'fish', area: 'sea-a', at: [0.32, 0.48] }],
    huts: [{ area: 'land-a', at: [-0.6, 0] }, { area: 'land-a', at: [-0.16, 0] }],
  },
  'hex-07-b': {
    name: { en: 'Region 07B', fr: 'Région 07B' },
    edges: ['sea', 'sea', 'field', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [2, 3, 4, 5], polygon: [[0, -1], [0.05, -0.09], [0.08, -0.05], [0.1, 0], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.28, 0.16] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0.1, 0], [0.08, -0.05], [0.05, -0.09]], anchor: [0.48, -0.24] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.08, -0.05] }],
    icons: [{ resource: 'cattle', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'cattle', area: 'land-a', at: [0, 0.68] }, { resource: 'wood', area: 'land-a', at: [-0.6, 0.16] }, { resource: 'fish', area: 'sea-a', at: [0.32, -0.48] }],
    huts: [{ area: 'land-a', at: [-0.08, 0.2] }],
  },
  'hex-08-a': {
    name: { en: 'Region 08A', fr: 'Région 08A' },
    edges: ['sea', 'sea', 'sea', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [3, 4, 5], polygon: [[0, -1], [0.08, -0.14], [0.13, -0.07], [0.16, 0], [0.13, 0.07], [0.08, 0.14], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.54, -0.36] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [0.08, 0.14], [0.13, 0.07], [0.16, 0], [0.13, -0.07], [0.08, -0.14]], anchor: [0.48, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.16, 0] }],
    icons: [{ resource: 'fruit', area: 'land-a', at: [-0.24, 0.56] }, { resource: 'fruit', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'cattle', area: 'land-a', at: [-0.6, 0] }, { resource: 'fish', area: 'sea-a', at: [0.32, 0.48] }],
    huts: [{ area: 'land-a', at: [-0.16, 0] }],
  },
  'hex-08-b': {
    name: { en: 'Region 08B', fr: 'Région 08B' },
    edges: ['mountain', 'mountain', 'mountain', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [0, 1, 2, 3, 4, 5], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.36, -0.36] },
    ],
    coasts: [],
    icons: [{ resource: 'iron', area: 'land-a', at: [0, 0.68] }, { resource: 'stone', area: 'land-a', at: [0, -0.68] }, { resource: 'stone', area: 'land-a', at: [0.6, 0] }],
    huts: [{ area: 'land-a', at: [-0.6, 0] }, { area: 'land-a', at: [0, 0.04] }],
  },
  'hex-09-a': {
    name: { en: 'Region 09A', fr: 'Région 09A' },
    edges: ['sea', 'sea', 'field', 'sea', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [2], polygon: [[0.87, 0.5], [0, 1], [0.2, 0.35]], anchor: [0.36, 0.6] },
      { id: 'land-b', kind: 'land', edges: [4, 5], polygon: [[-0.87, 0.5], [-0.87, -0.5], [0, -1], [-0.2, -0.35], [-0.32, -0.18], [-0.4, 0]], anchor: [-0.56, -0.32] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 3], polygon: [[0.87, 0.5], [0.2, 0.35], [0, 1], [-0.87, 0.5], [-0.4, 0], [-0.32, -0.18], [-0.2, -0.35], [0, -1], [0.87, -0.5]], anchor: [0.16, -0.04] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.2, 0.35] }, { land: 'land-b', sea: 'sea-a', at: [-0.32, -0.18] }],
    icons: [{ resource: 'wood', area: 'land-a', at: [0.24, 0.72] }, { resource: 'fruit', area: 'land-b', at: [-0.64, -0.08] }, { resource: 'cattle', area: 'land-b', at: [-0.4, -0.48] }, { resource: 'fish', area: 'sea-a', at: [-0.44, 0.44] }],
    huts: [{ area: 'land-a', at: [0.52, 0.56] }],
  },
  'hex-09-b': {
    name: { en: 'Region 09B', fr: 'Région 09B' },
    edges: ['sea', 'sea', 'sea', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [3, 4, 5], polygon: [[0, -1], [0.08, -0.14], [0.13, -0.07], [0.16, 0], [0.13, 0.07], [0.08, 0.14], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.4, 0] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [0.08, 0.14], [0.13, 0.07], [0.16, 0], [0.13, -0.07], [0.08, -0.14]], anchor: [0.48, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.16, 0] }],
    icons: [{ resource: 'wood', area: 'land-a', at: [-0.24, 0.56] }, { resource: 'wood', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'fish', area: 'sea-a', at: [0.32, 0.48] }],
    huts: [{ area: 'land-a', at: [-0.6, 0] }, { area: 'land-a', at: [-0.16, 0] }],
  },
  'hex-10-a': {
    name: { en: 'Region 10A', fr: 'Région 10A' },
    edges: ['sea', 'sea', 'sea', 'sea', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [4, 5], polygon: [[-0.87, 0.5], [-0.87, -0.5], [0, -1], [-0.05, -0.09], [-0.08, -0.05], [-0.1, 0]], anchor: [-0.48, -0.24] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2, 3], polygon: [[-0.87, 0.5], [-0.1, 0], [-0.08, -0.05], [-0.05, -0.09], [0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1]], anchor: [0.28, 0.16] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [-0.08, -0.05] }],
    icons: [{ resource: 'fruit', area: 'land-a', at: [-0.32, -0.48] }, { resource: 'wood', area: 'land-a', at: [-0.6, 0] }, { resource: 'fish', area: 'sea-a', at: [0.24, -0.56] }, { resource: 'fish', area: 'sea-a', at: [0, 0.68] }],
    huts: [{ area: 'land-a', at: [-0.6, -0.32] }],
  },
  'hex-10-b': {
    name: { en: 'Region 10B', fr: 'Région 10B' },
    edges: ['sea', 'mountain', 'mountain', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [1, 2, 3, 4, 5], polygon: [[0, -1], [-0.06, 0.1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.12, 0.36] },
      { id: 'sea-a', kind: 'sea', edges: [0], polygon: [[0, -1], [0.87, -0.5], [-0.06, 0.1]], anchor: [0.28, -0.48] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [-0.06, 0.1] }],
    icons: [{ resource: 'iron', area: 'land-a', at: [-0.36, -0.48] }, { resource: 'iron', area: 'land-a', at: [0.6, 0.32] }, { resource: 'stone', area: 'land-a', at: [-0.36, 0.48] }, { resource: 'wood', area: 'land-a', at: [-0.6, 0] }],
    huts: [{ area: 'land-a', at: [0.16, 0.6] }],
  },
  'hex-11-a': {
    name: { en: 'Region 11A', fr: 'Région 11A' },
    edges: ['sea', 'sea', 'field', 'field', 'mountain', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [2, 3, 4, 5], polygon: [[0, -1], [0.05, -0.09], [0.08, -0.05], [0.1, 0], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.28, 0.16] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0.1, 0], [0.08, -0.05], [0.05, -0.09]], anchor: [0.48, -0.24] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.08, -0.05] }],
    icons: [{ resource: 'wood', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'stone', area: 'land-a', at: [0, 0.68] }, { resource: 'cattle', area: 'land-a', at: [-0.6, 0.16] }, { resource: 'fish', area: 'sea-a', at: [0.32, -0.48] }],
    huts: [{ area: 'land-a', at: [-0.08, 0.2] }],
  },
  'hex-11-b': {
    name: { en: 'Region 11B', fr: 'Région 11B' },
    edges: ['sea', 'sea', 'sea', 'sea', 'sea', 'mountain'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [5], polygon: [[-0.87, -0.5], [0, -1], [0.06, 0.1]], anchor: [-0.4, -0.56] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2, 3, 4], polygon: [[-0.87, -0.5], [0.06, 0.1], [0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5]], anchor: [0.12, 0.36] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.06, 0.1] }],
    icons: [{ resource: 'stone', area: 'land-a', at: [-0.08, -0.16] }, { resource: 'fish', area: 'sea-a', at: [0.36, -0.48] }],
    huts: [{ area: 'land-a', at: [-0.6, -0.48] }, { area: 'land-a', at: [-0.12, -0.76] }, { area: 'land-a', at: [-0.24, -0.44] }],
  },
  'hex-12-a': {
    name: { en: 'Region 12A', fr: 'Région 12A' },
    edges: ['sea', 'field', 'sea', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [1, 3, 4, 5], polygon: [[0, -1], [0.2, -0.35], [0.87, -0.5], [0.87, 0.5], [0.2, 0.35], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.16, 0] },
      { id: 'sea-a', kind: 'sea', edges: [0], polygon: [[0, -1], [0.87, -0.5], [0.2, -0.35]], anchor: [0.26, -0.66] },
      { id: 'sea-b', kind: 'sea', edges: [2], polygon: [[0.87, 0.5], [0, 1], [0.2, 0.35]], anchor: [0.36, 0.6] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.2, -0.35] }, { land: 'land-a', sea: 'sea-b', at: [0.2, 0.35] }],
    icons: [{ resource: 'cattle', area: 'land-a', at: [0.6, 0.16] }, { resource: 'cattle', area: 'land-a', at: [-0.6, -0.32] }, { resource: 'wood', area: 'land-a', at: [-0.24, 0.56] }, { resource: 'fish', area: 'sea-a', at: [0.44, -0.56] }],
    huts: [{ area: 'land-a', at: [0, -0.08] }],
  },
  'hex-12-b': {
    name: { en: 'Region 12B', fr: 'Région 12B' },
    edges: ['sea', 'sea', 'sea', 'field', 'field', 'mountain'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [3, 4, 5], polygon: [[0, -1], [0.08, -0.14], [0.13, -0.07], [0.16, 0], [0.13, 0.07], [0.08, 0.14], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.4, 0] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [0.08, 0.14], [0.13, 0.07], [0.16, 0], [0.13, -0.07], [0.08, -0.14]], anchor: [0.48, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.16, 0] }],
    icons: [{ resource: 'fruit', area: 'land-a', at: [-0.24, 0.56] }, { resource: 'iron', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'fish', area: 'sea-a', at: [0.32, 0.48] }],
    huts: [{ area: 'land-a', at: [-0.6, 0] }, { area: 'land-a', at: [-0.16, 0] }],
  },
  'hex-13-a': {
    name: { en: 'Region 13A', fr: 'Région 13A' },
    edges: ['sea', 'sea', 'field', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [2, 3, 4, 5], polygon: [[0, -1], [0.05, -0.09], [0.08, -0.05], [0.1, 0], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.28, 0.16] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0.1, 0], [0.08, -0.05], [0.05, -0.09]], anchor: [0.48, -0.24] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.08, -0.05] }],
    icons: [{ resource: 'fruit', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'fruit', area: 'land-a', at: [0, 0.68] }, { resource: 'wood', area: 'land-a', at: [-0.6, 0.16] }],
    huts: [{ area: 'land-a', at: [-0.08, 0.2] }, { area: 'land-a', at: [-0.6, -0.28] }],
  },
  'hex-13-b': {
    name: { en: 'Region 13B', fr: 'Région 13B' },
    edges: ['sea', 'sea', 'field', 'sea', 'sea', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [2], polygon: [[0.87, 0.5], [0, 1], [0.2, 0.35]], anchor: [0.36, 0.6] },
      { id: 'land-b', kind: 'land', edges: [5], polygon: [[-0.87, -0.5], [0, -1], [-0.2, -0.35]], anchor: [-0.36, -0.6] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 3, 4], polygon: [[0.87, 0.5], [0.2, 0.35], [0, 1], [-0.87, 0.5], [-0.87, -0.5], [-0.2, -0.35], [0, -1], [0.87, -0.5]], anchor: [0, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.2, 0.35] }, { land: 'land-b', sea: 'sea-a', at: [-0.2, -0.35] }],
    icons: [{ resource: 'cattle', area: 'land-a', at: [0.24, 0.72] }, { resource: 'wood', area: 'land-b', at: [-0.24, -0.72] }, { resource: 'fish', area: 'sea-a', at: [0.6, -0.32] }],
    huts: [{ area: 'land-a', at: [0.52, 0.56] }, { area: 'land-b', at: [-0.52, -0.56] }],
  },
  'hex-14-a': {
    name: { en: 'Region 14A', fr: 'Région 14A' },
    edges: ['sea', 'sea', 'sea', 'mountain', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [3, 4, 5], polygon: [[0, -1], [0.08, -0.14], [0.13, -0.07], [0.16, 0], [0.13, 0.07], [0.08, 0.14], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.54, -0.36] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [0.08, 0.14], [0.13, 0.07], [0.16, 0], [0.13, -0.07], [0.08, -0.14]], anchor: [0.48, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.16, 0] }],
    icons: [{ resource: 'stone', area: 'land-a', at: [-0.24, 0.56] }, { resource: 'fruit', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'wood', area: 'land-a', at: [-0.6, 0] }, { resource: 'fish', area: 'sea-a', at: [0.32, 0.48] }],
    huts: [{ area: 'land-a', at: [-0.16, 0] }],
  },
  'hex-14-b': {
    name: { en: 'Region 14B', fr: 'Région 14B' },
    edges: ['field', 'field', 'field', 'mountain', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [0, 1, 2, 3, 4, 5], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.34, -0.38] },
    ],
    coasts: [],
    icons: [{ resource: 'wood', area: 'land-a', at: [0, 0.68] }, { resource: 'cattle', area: 'land-a', at: [0, -0.68] }, { resource: 'cattle', area: 'land-a', at: [0.6, 0] }, { resource: 'stone', area: 'land-a', at: [-0.6, 0] }],
    huts: [{ area: 'land-a', at: [0, 0.04] }],
  },
  'hex-15-a': {
    name: { en: 'Region 15A', fr: 'Région 15A' },
    edges: ['sea', 'sea', 'sea', 'sea', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [4, 5], polygon: [[-0.87, 0.5], [-0.87, -0.5], [0, -1], [-0.05, -0.09], [-0.08, -0.05], [-0.1, 0]], anchor: [-0.48, -0.24] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2, 3], polygon: [[-0.87, 0.5], [-0.1, 0], [-0.08, -0.05], [-0.05, -0.09], [0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1]], anchor: [0.28, 0.16] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [-0.08, -0.05] }],
    icons: [{ resource: 'cattle', area: 'land-a', at: [-0.32, -0.48] }, { resource: 'fruit', area: 'land-a', at: [-0.6, 0] }, { resource: 'fish', area: 'sea-a', at: [0.24, -0.56] }, { resource: 'fish', area: 'sea-a', at: [0, 0.68] }],
    huts: [{ area: 'land-a', at: [-0.6, -0.32] }],
  },
  'hex-15-b': {
    name: { en: 'Region 15B', fr: 'Région 15B' },
    edges: ['sea', 'field', 'mountain', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [1, 2, 3, 4, 5], polygon: [[0, -1], [-0.06, 0.1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.12, 0.36] },
      { id: 'sea-a', kind: 'sea', edges: [0], polygon: [[0, -1], [0.87, -0.5], [-0.06, 0.1]], anchor: [0.28, -0.48] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [-0.06, 0.1] }],
    icons: [{ resource: 'wood', area: 'land-a', at: [-0.36, -0.48] }, { resource: 'iron', area: 'land-a', at: [0.6, 0.32] }, { resource: 'fruit', area: 'land-a', at: [-0.36, 0.48] }],
    huts: [{ area: 'land-a', at: [-0.6, 0] }, { area: 'land-a', at: [0.16, 0.6] }],
  },
  'hex-16-a': {
    name: { en: 'Region 16A', fr: 'Région 16A' },
    edges: ['sea', 'sea', 'sea', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [3, 4, 5], polygon: [[0, -1], [0.08, -0.14], [0.13, -0.07], [0.16, 0], [0.13, 0.07], [0.08, 0.14], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.4, 0] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [0.08, 0.14], [0.13, 0.07], [0.16, 0], [0.13, -0.07], [0.08, -0.14]], anchor: [0.48, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.16, 0] }],
    icons: [{ resource: 'wood', area: 'land-a', at: [-0.24, 0.56] }, { resource: 'cattle', area: 'land-a', at: [-0.24, -0.56] }],
    huts: [{ area: 'land-a', at: [-0.6, 0] }, { area: 'land-a', at: [-0.16, 0] }, { area: 'land-a', at: [-0.56, 0.36] }],
  },
  'hex-16-b': {
    name: { en: 'Region 16B', fr: 'Région 16B' },
    edges: ['sea', 'sea', 'mountain', 'mountain', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [2, 3, 4, 5], polygon: [[0, -1], [0.05, -0.09], [0.08, -0.05], [0.1, 0], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.28, 0.16] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0.1, 0], [0.08, -0.05], [0.05, -0.09]], anchor: [0.48, -0.24] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.08, -0.05] }],
    icons: [{ resource: 'stone', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'stone', area: 'land-a', at: [0, 0.68] }, { resource: 'wood', area: 'land-a', at: [-0.6, 0.16] }, { resource: 'fish', area: 'sea-a', at: [0.32, -0.48] }],
    huts: [{ area: 'land-a', at: [-0.08, 0.2] }],
  },
  'hex-17-a': {
    name: { en: 'Region 17A', fr: 'Région 17A' },
    edges: ['sea', 'sea', 'sea', 'sea', 'sea', 'sea'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [], polygon: [[-0.09, -0.18], [-0.19, 0.05], [-0.42, 0.15], [-0.65, 0.05], [-0.75, -0.18], [-0.65, -0.41], [-0.42, -0.51], [-0.19, -0.41]], anchor: [-0.3, -0.24] },
      { id: 'land-b', kind: 'land', edges: [], polygon: [[0.75, 0.2], [0.65, 0.43], [0.42, 0.53], [0.19, 0.43], [0.09, 0.2], [0.19, -0.03], [0.42, -0.13], [0.65, -0.03]], anchor: [0.42, 0.36] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2, 3, 4, 5], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], holes: ['land-a', 'land-b'], anchor: [0.16, -0.32] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [-0.19, 0.05] }, { land: 'land-b', sea: 'sea-a', at: [0.19, -0.03] }],
    icons: [{ resource: 'fruit', area: 'land-a', at: [-0.36, -0.04] }, { resource: 'cattle', area: 'land-b', at: [0.44, 0.16] }, { resource: 'fish', area: 'sea-a', at: [0, 0.68] }, { resource: 'fish', area: 'sea-a', at: [0, -0.68] }],
    huts: [{ area: 'land-a', at: [-0.48, -0.32] }],
  },
  'hex-17-b': {
    name: { en: 'Region 17B', fr: 'Région 17B' },
    edges: ['field', 'mountain', 'field', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [0, 1, 2, 3, 4, 5], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.34, -0.38] },
    ],
    coasts: [],
    icons: [{ resource: 'fruit', area: 'land-a', at: [0, 0.68] }, { resource: 'cattle', area: 'land-a', at: [0, -0.68] }, { resource: 'wood', area: 'land-a', at: [0.6, 0] }, { resource: 'stone', area: 'land-a', at: [-0.6, 0] }],
    huts: [{ area: 'land-a', at: [0, 0.04] }],
  },
  'hex-18-a': {
    name: { en: 'Region 18A', fr: 'Région 18A' },
    edges: ['sea', 'sea', 'field', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [2, 3, 4, 5], polygon: [[0, -1], [0.05, -0.09], [0.08, -0.05], [0.1, 0], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.28, 0.16] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0.1, 0], [0.08, -0.05], [0.05, -0.09]], anchor: [0.48, -0.24] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.08, -0.05] }],
    icons: [{ resource: 'fruit', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'cattle', area: 'land-a', at: [0, 0.68] }, { resource: 'wood', area: 'land-a', at: [-0.6, 0.16] }, { resource: 'fish', area: 'sea-a', at: [0.32, -0.48] }],
    huts: [{ area: 'land-a', at: [-0.08, 0.2] }],
  },
  'hex-18-b': {
    name: { en: 'Volcano', fr: 'Volcan' },
    edges: ['mountain', 'mountain', 'mountain', 'sea', 'sea', 'sea'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [0, 1, 2], polygon: [[0, 1], [-0.08, 0.14], [-0.13, 0.07], [-0.16, 0], [-0.13, -0.07], [-0.08, -0.14], [0, -1], [0.87, -0.5], [0.87, 0.5]], anchor: [0.2, -0.02] },
      { id: 'sea-a', kind: 'sea', edges: [3, 4, 5], polygon: [[0, 1], [-0.87, 0.5], [-0.87, -0.5], [0, -1], [-0.08, -0.14], [-0.13, -0.07], [-0.16, 0], [-0.13, 0.07], [-0.08, 0.14]], anchor: [-0.48, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [-0.16, 0] }],
    icons: [{ resource: 'iron', area: 'land-a', at: [0.24, 0.56] }, { resource: 'iron', area: 'land-a', at: [0.24, -0.56] }, { resource: 'stone', area: 'land-a', at: [0.6, 0] }],
    huts: [],
  },
  'hex-19-a': {
    name: { en: 'Region 19A', fr: 'Région 19A' },
    edges: ['sea', 'field', 'field', 'sea', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [1, 2], polygon: [[0.87, -0.5], [0.87, 0.5], [0, 1], [0.2, 0.35], [0.32, 0.18], [0.4, 0]], anchor: [0.56, 0.32] },
      { id: 'land-b', kind: 'land', edges: [4, 5], polygon: [[-0.87, 0.5], [-0.87, -0.5], [0, -1], [-0.2, -0.35], [-0.32, -0.18], [-0.4, 0]], anchor: [-0.56, -0.32] },
      { id: 'sea-a', kind: 'sea', edges: [0, 3], polygon: [[0.87, -0.5], [0.4, 0], [0.32, 0.18], [0.2, 0.35], [0, 1], [-0.87, 0.5], [-0.4, 0], [-0.32, -0.18], [-0.2, -0.35], [0, -1]], anchor: [0, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.32, 0.18] }, { land: 'land-b', sea: 'sea-a', at: [-0.32, -0.18] }],
    icons: [{ resource: 'fruit', area: 'land-a', at: [0.64, 0.08] }, { resource: 'fruit', area: 'land-a', at: [0.4, 0.48] }, { resource: 'cattle', area: 'land-b', at: [-0.64, -0.08] }, { resource: 'fish', area: 'sea-a', at: [0.44, -0.44] }],
    huts: [{ area: 'land-b', at: [-0.4, -0.48] }],
  },
  'hex-19-b': {
    name: { en: 'Region 19B', fr: 'Région 19B' },
    edges: ['sea', 'sea', 'sea', 'sea', 'mountain', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [4, 5], polygon: [[-0.87, 0.5], [-0.87, -0.5], [0, -1], [-0.05, -0.09], [-0.08, -0.05], [-0.1, 0]], anchor: [-0.48, -0.24] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2, 3], polygon: [[-0.87, 0.5], [-0.1, 0], [-0.08, -0.05], [-0.05, -0.09], [0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1]], anchor: [0.28, 0.16] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [-0.08, -0.05] }],
    icons: [{ resource: 'stone', area: 'land-a', at: [-0.32, -0.48] }, { resource: 'wood', area: 'land-a', at: [-0.6, 0] }, { resource: 'fish', area: 'sea-a', at: [0.24, -0.56] }, { resource: 'fish', area: 'sea-a', at: [0, 0.68] }],
    huts: [{ area: 'land-a', at: [-0.6, -0.32] }],
  },
  'hex-20-a': {
    name: { en: 'Region 20A', fr: 'Région 20A' },
    edges: ['sea', 'sea', 'sea', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [3, 4, 5], polygon: [[0, -1], [0.08, -0.14], [0.13, -0.07], [0.16, 0], [0.13, 0.07], [0.08, 0.14], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.54, -0.36] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [0.08, 0.14], [0.13, 0.07], [0.16, 0], [0.13, -0.07], [0.08, -0.14]], anchor: [0.48, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.16, 0] }],
    icons: [{ resource: 'cattle', area: 'land-a', at: [-0.24, 0.56] }, { resource: 'cattle', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'fruit', area: 'land-a', at: [-0.6, 0] }, { resource: 'wood', area: 'land-a', at: [-0.16, 0] }],
    huts: [{ area: 'land-a', at: [-0.56, 0.36] }],
  },
  'hex-20-b': {
    name: { en: 'Region 20B', fr: 'Région 20B' },
    edges: ['field', 'field', 'mountain', 'field', 'mountain', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [0, 1, 2, 3, 4, 5], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.36, -0.36] },
    ],
    coasts: [],
    icons: [{ resource: 'iron', area: 'land-a', at: [0, 0.68] }, { resource: 'stone', area: 'land-a', at: [0, -0.68] }, { resource: 'cattle', area: 'land-a', at: [0.6, 0] }],
    huts: [{ area: 'land-a', at: [-0.6, 0] }, { area: 'land-a', at: [0, 0.04] }],
  },
  'hex-21-a': {
    name: { en: 'Region 21A', fr: 'Région 21A' },
    edges: ['sea', 'sea', 'field', 'field', 'mountain', 'mountain'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [2, 3, 4, 5], polygon: [[0, -1], [0.05, -0.09], [0.08, -0.05], [0.1, 0], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.28, 0.16] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0.1, 0], [0.08, -0.05], [0.05, -0.09]], anchor: [0.48, -0.24] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.08, -0.05] }],
    icons: [{ resource: 'stone', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'iron', area: 'land-a', at: [0, 0.68] }, { resource: 'cattle', area: 'land-a', at: [-0.6, 0.16] }, { resource: 'fish', area: 'sea-a', at: [0.32, -0.48] }],
    huts: [{ area: 'land-a', at: [-0.08, 0.2] }],
  },
  'hex-21-b': {
    name: { en: 'Region 21B', fr: 'Région 21B' },
    edges: ['sea', 'sea', 'sea', 'sea', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [4, 5], polygon: [[-0.87, 0.5], [-0.87, -0.5], [0, -1], [-0.05, -0.09], [-0.08, -0.05], [-0.1, 0]], anchor: [-0.48, -0.24] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2, 3], polygon: [[-0.87, 0.5], [-0.1, 0], [-0.08, -0.05], [-0.05, -0.09], [0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1]], anchor: [0.28, 0.16] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [-0.08, -0.05] }],
    icons: [{ resource: 'wood', area: 'land-a', at: [-0.28, -0.56] }, { resource: 'wood', area: 'land-a', at: [-0.64, 0.08] }, { resource: 'fish', area: 'sea-a', at: [0.24, -0.56] }],
    huts: [{ area: 'land-a', at: [-0.64, -0.36] }, { area: 'land-a', at: [-0.28, -0.16] }],
  },
  'hex-22-a': {
    name: { en: 'Region 22A', fr: 'Région 22A' },
    edges: ['sea', 'field', 'sea', 'field', 'sea', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [1], polygon: [[0.87, -0.5], [0.87, 0.5], [0.46, 0]], anchor: [0.72, -0.08] },
      { id: 'land-b', kind: 'land', edges: [3], polygon: [[0, 1], [-0.87, 0.5], [-0.23, 0.4]], anchor: [-0.36, 0.6] },
      { id: 'land-c', kind: 'land', edges: [5], polygon: [[-0.87, -0.5], [0, -1], [-0.23, -0.4]], anchor: [-0.48, -0.58] },
      { id: 'sea-a', kind: 'sea', edges: [0, 2, 4], polygon: [[0.87, -0.5], [0.46, 0], [0.87, 0.5], [0, 1], [-0.23, 0.4], [-0.87, 0.5], [-0.87, -0.5], [-0.23, -0.4], [0, -1]], anchor: [0, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.46, 0] }, { land: 'land-b', sea: 'sea-a', at: [-0.23, 0.4] }, { land: 'land-c', sea: 'sea-a', at: [-0.23, -0.4] }],
    icons: [{ resource: 'fruit', area: 'land-a', at: [0.72, 0.12] }, { resource: 'wood', area: 'land-b', at: [-0.2, 0.76] }, { resource: 'cattle', area: 'land-c', at: [-0.32, -0.64] }, { resource: 'fish', area: 'sea-a', at: [0.44, 0.44] }],
    huts: [{ area: 'land-b', at: [-0.56, 0.56] }],
  },
  'hex-22-b': {
    name: { en: 'Region 22B', fr: 'Région 22B' },
    edges: ['sea', 'sea', 'field', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [2, 3, 4, 5], polygon: [[0, -1], [0.05, -0.09], [0.08, -0.05], [0.1, 0], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.28, 0.16] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0.1, 0], [0.08, -0.05], [0.05, -0.09]], anchor: [0.48, -0.24] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.08, -0.05] }],
    icons: [{ resource: 'cattle', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'fruit', area: 'land-a', at: [0, 0.68] }, { resource: 'fruit', area: 'land-a', at: [-0.6, 0.16] }, { resource: 'wood', area: 'land-a', at: [-0.08, 0.2] }, { resource: 'wood', area: 'land-a', at: [-0.6, -0.28] }],
    huts: [],
  },
  'hex-23-a': {
    name: { en: 'Region 23A', fr: 'Région 23A' },
    edges: ['sea', 'sea', 'sea', 'field', 'mountain', 'mountain'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [3, 4, 5], polygon: [[0, -1], [0.08, -0.14], [0.13, -0.07], [0.16, 0], [0.13, 0.07], [0.08, 0.14], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.4, 0] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [0.08, 0.14], [0.13, 0.07], [0.16, 0], [0.13, -0.07], [0.08, -0.14]], anchor: [0.48, 0] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.16, 0] }],
    icons: [{ resource: 'stone', area: 'land-a', at: [-0.24, 0.56] }, { resource: 'iron', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'fish', area: 'sea-a', at: [0.32, 0.48] }],
    huts: [{ area: 'land-a', at: [-0.6, 0] }, { area: 'land-a', at: [-0.16, 0] }],
  },
  'hex-23-b': {
    name: { en: 'Native villages', fr: 'Villages indigènes' },
    edges: ['field', 'field', 'field', 'field', 'field', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [0, 1, 2, 3, 4, 5], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.3, -0.34] },
    ],
    coasts: [],
    icons: [],
    huts: [{ area: 'land-a', at: [0, 0.68] }, { area: 'land-a', at: [0, -0.68] }, { area: 'land-a', at: [0.6, 0] }, { area: 'land-a', at: [-0.6, 0] }, { area: 'land-a', at: [0, 0.04] }],
  },
  'hex-24-a': {
    name: { en: 'Region 24A', fr: 'Région 24A' },
    edges: ['sea', 'sea', 'sea', 'sea', 'sea', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [5], polygon: [[-0.87, -0.5], [0, -1], [0.06, 0.1]], anchor: [-0.4, -0.56] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1, 2, 3, 4], polygon: [[-0.87, -0.5], [0.06, 0.1], [0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5]], anchor: [0.12, 0.36] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.06, 0.1] }],
    icons: [{ resource: 'wood', area: 'land-a', at: [-0.08, -0.16] }, { resource: 'fish', area: 'sea-a', at: [0.36, -0.48] }],
    huts: [{ area: 'land-a', at: [-0.6, -0.48] }, { area: 'land-a', at: [-0.12, -0.76] }, { area: 'land-a', at: [-0.24, -0.44] }],
  },
  'hex-24-b': {
    name: { en: 'Region 24B', fr: 'Région 24B' },
    edges: ['sea', 'sea', 'field', 'mountain', 'mountain', 'field'],
    areas: [
      { id: 'land-a', kind: 'land', edges: [2, 3, 4, 5], polygon: [[0, -1], [0.05, -0.09], [0.08, -0.05], [0.1, 0], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]], anchor: [-0.28, 0.16] },
      { id: 'sea-a', kind: 'sea', edges: [0, 1], polygon: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0.1, 0], [0.08, -0.05], [0.05, -0.09]], anchor: [0.48, -0.24] },
    ],
    coasts: [{ land: 'land-a', sea: 'sea-a', at: [0.08, -0.05] }],
    icons: [{ resource: 'stone', area: 'land-a', at: [-0.24, -0.56] }, { resource: 'iron', area: 'land-a', at: [0, 0.68] }, { resource: 'fruit', area: 'land-a', at: [-0.6, 0.16] }, { resource: 'cattle', area: 'land-a', at: [-0.08, 0.2] }],
    huts: [{ area: 'land-a', at: [-0.6, -0.28] }],
  },
};
