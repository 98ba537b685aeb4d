// VA-1.1 to VA-1.3 The archipelago. Names are labels of ours: the tiles have none, but for Efate.

interface Named {
  readonly name: { readonly en: string; readonly fr: string };
  /** Null for what lies on the board from the start. */
  readonly letter: string | null;
}

export interface IslandData extends Named {
  readonly stallSlots: number;
  readonly drawingSlots: number;
  readonly touristCapacity: number;
  /** Printed cubes: kava, copra, beef. */
  readonly goods: readonly [number, number, number];
}

export interface OceanData extends Named {
  readonly fish: number;
  readonly treasure: number;
}

export const ISLANDS = {
  efate: {
    name: { en: 'Efate', fr: 'Éfaté' }, letter: null,
    stallSlots: 3, drawingSlots: 1, touristCapacity: 5, goods: [1, 1, 1],
  },
  'tile-a1': {
    name: { en: 'Island A1', fr: 'Île A1' }, letter: 'A',
    stallSlots: 3, drawingSlots: 2, touristCapacity: 4, goods: [1, 0, 1],
  },
  'tile-a2': {
    name: { en: 'Island A2', fr: 'Île A2' }, letter: 'A',
    stallSlots: 3, drawingSlots: 2, touristCapacity: 4, goods: [1, 1, 0],
  },
  'tile-d1': {
    name: { en: 'Island D1', fr: 'Île D1' }, letter: 'D',
    stallSlots: 2, drawingSlots: 3, touristCapacity: 3, goods: [2, 0, 0],
  },
  'tile-d2': {
    name: { en: 'Island D2', fr: 'Île D2' }, letter: 'D',
    stallSlots: 3, drawingSlots: 1, touristCapacity: 4, goods: [1, 1, 0],
  },
} as const satisfies Readonly<Record<string, IslandData>>;

export const OCEANS = {
  'start-fish': { name: { en: 'Fishing ground', fr: 'Zone de pêche' }, letter: null, fish: 2, treasure: 0 },
  'start-wreck': { name: { en: 'Wreck', fr: 'Épave' }, letter: null, fish: 1, treasure: 2 },
  'start-harbour': { name: { en: 'Roadstead', fr: 'Mouillage' }, letter: null, fish: 0, treasure: 0 },
  'tile-b1': { name: { en: 'Ocean B1', fr: 'Océan B1' }, letter: 'B', fish: 1, treasure: 3 },
  'tile-b2': { name: { en: 'Ocean B2', fr: 'Océan B2' }, letter: 'B', fish: 3, treasure: 0 },
  'tile-c1': { name: { en: 'Ocean C1', fr: 'Océan C1' }, letter: 'C', fish: 0, treasure: 0 },
  'tile-c2': { name: { en: 'Ocean C2', fr: 'Océan C2' }, letter: 'C', fish: 1, treasure: 2 },
  'tile-e1': { name: { en: 'Ocean E1', fr: 'Océan E1' }, letter: 'E', fish: 0, treasure: 0 },
  'tile-e2': { name: { en: 'Ocean E2', fr: 'Océan E2' }, letter: 'E', fish: 2, treasure: 0 },
  // Reconstructed: the one public report says 3 fish and 1 treasure, which clashes with the counts of the box
  // (14 fish and 10 treasure markers, tiles 8/4/2 and 4/4/2); swapped, everything fits.
  'tile-f1': { name: { en: 'Ocean F1', fr: 'Océan F1' }, letter: 'F', fish: 1, treasure: 3 },
  'tile-f2': { name: { en: 'Ocean F2', fr: 'Océan F2' }, letter: 'F', fish: 3, treasure: 0 },
} as const satisfies Readonly<Record<string, OceanData>>;

export type IslandId = keyof typeof ISLANDS;
export type OceanId = keyof typeof OCEANS;
export type TileId = IslandId | OceanId;

export const ISLAND_IDS = Object.keys(ISLANDS) as readonly IslandId[];
export const TILE_IDS: readonly TileId[] = [...ISLAND_IDS, ...(Object.keys(OCEANS) as OceanId[])];

export function islandData(island: IslandId): IslandData {
  return ISLANDS[island];
}

export function oceanData(ocean: OceanId): OceanData {
  return OCEANS[ocean];
}

export function isIsland(tile: TileId): tile is IslandId {
  return tile in ISLANDS;
}

export const STARTING_ISLAND: IslandId = 'efate';
export const STARTING_OCEANS: readonly OceanId[] = ['start-fish', 'start-wreck', 'start-harbour'];
/** VA-1.7: where the boats start. */
export const HARBOUR: OceanId = 'start-harbour';

/** VA-1.3: two tiles of each letter, in the order in which the letters come. */
export const LETTERED_TILES: readonly (readonly [TileId, TileId])[] = [
  ['tile-a1', 'tile-a2'],
  ['tile-b1', 'tile-b2'],
  ['tile-c1', 'tile-c2'],
  ['tile-d1', 'tile-d2'],
  ['tile-e1', 'tile-e2'],
  ['tile-f1', 'tile-f2'],
];
