// VA-2.1 The sixteen spaces of the board. Axial coordinates: the neighbours of (q, r) are (q±1, r), (q, r±1),
// (q+1, r+1) and (q-1, r-1), as far as they are on the board.

interface SpaceData {
  readonly id: string;
  readonly q: number;
  readonly r: number;
}

export const SPACES = [
  { id: 'r1-s1', q: -1, r: 0 },
  { id: 'r1-s2', q: 0, r: 0 },
  { id: 'r1-s3', q: 1, r: 0 },
  { id: 'r1-s4', q: 2, r: 0 },
  { id: 'r2-s1', q: -1, r: 1 },
  { id: 'r2-s2', q: 0, r: 1 },
  { id: 'r2-s3', q: 1, r: 1 },
  { id: 'r2-s4', q: 2, r: 1 },
  { id: 'r2-s5', q: 3, r: 1 },
  { id: 'r3-s1', q: -1, r: 2 },
  { id: 'r3-s2', q: 0, r: 2 },
  { id: 'r3-s3', q: 1, r: 2 },
  { id: 'r3-s4', q: 2, r: 2 },
  { id: 'r3-s5', q: 3, r: 2 },
  { id: 'r3-s6', q: 4, r: 2 },
  { id: 'r4-s1', q: 1, r: 3 },
] as const satisfies readonly SpaceData[];

export type SpaceId = (typeof SPACES)[number]['id'];

export const SPACE_IDS: readonly SpaceId[] = SPACES.map(({ id }) => id);

/** The place of a space in `SPACES`; also its bit in a set of spaces. */
export const SPACE_INDEX = Object.fromEntries(SPACE_IDS.map((id, index) => [id, index])) as Readonly<
  Record<SpaceId, number>
>;

export const STARTING_ISLAND_SPACE: SpaceId = 'r1-s2';
export const STARTING_OCEAN_SPACES: readonly SpaceId[] = ['r1-s3', 'r2-s2', 'r2-s3'];
