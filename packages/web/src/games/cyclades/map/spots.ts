// Where on an island its things lie: squares, the frame of the metropolis, troops, marks, a figurine, its name.
// Positions of buildings are not tracked by the rules (CY-8.4): they fill the squares outside the frame first.

import type { IslandData } from '@atoll/game-cyclades/table';
import { chartFor } from './hexes.ts';
import type { Point } from './hexes.ts';

export const SQUARE = 29;
const GAP = 3;

export interface Spots {
  readonly middles: readonly Point[];
  /** Those under the frame first. */
  readonly squares: readonly Point[];
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly troops: Point;
  /** The first prosperity mark; the others follow to the right. */
  readonly marks: Point;
  readonly figurine: Point;
  readonly name: Point;
}

const by = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

const HALF = (SQUARE + GAP) / 2;

/** Two squares side by side. */
const pair = (middle: Point, dy = 8): Point[] => [by(middle, -HALF, dy), by(middle, HALF, dy)];

function lie(island: IslandData, middles: readonly Point[]): Omit<Spots, 'middles' | 'frame'> {
  const [a = { x: 0, y: 0 }, b = a, c = b, d = c] = middles;
  switch (island.hexes.length) {
    case 1:
      return {
        squares: [by(a, -19, 6)],
        troops: by(a, 20, 3),
        marks: by(a, 0, 35),
        figurine: by(a, -37, -21),
        name: by(a, 4, -29),
      };
    case 2:
      return {
        squares: pair(a),
        troops: by(b, 0, -8),
        marks: by(b, 0, 31),
        figurine: by(b, -27, -14),
        name: by(a, 0, -20),
      };
    case 3:
      return {
        squares: [...pair(a), by(b, 0, 6)],
        troops: by(c, 0, 0),
        marks: by(b, 0, 36),
        figurine: by(c, -28, -10),
        name: by(a, 0, -20),
      };
    default:
      return {
        squares: [...pair(a), ...pair(b, 0)],
        troops: by(c, 0, 0),
        marks: by(d, 0, 24),
        figurine: by(d, 0, -12),
        name: by(a, 0, -20),
      };
  }
}

function spotsOf(island: IslandData, middles: readonly Point[]): Spots {
  const spots = lie(island, middles);
  const first = spots.squares[0] ?? { x: 0, y: 0 };
  const width = (SQUARE + GAP) * island.covered + 2;
  const height = SQUARE + 5;
  return {
    middles,
    ...spots,
    frame: { x: first.x - SQUARE / 2 - 2.5, y: first.y - height / 2, width, height },
  };
}

const known = new Map<number, ReadonlyMap<string, Spots>>();

export function islandSpots(seats: number): ReadonlyMap<string, Spots> {
  let spots = known.get(seats);
  if (spots === undefined) {
    const { data, at } = chartFor(seats);
    spots = new Map(data.islands.map((island) => [island.id, spotsOf(island, island.hexes.map(at))]));
    known.set(seats, spots);
  }
  return spots;
}

/** The middle of a sea space, or of the place on an island where its troops stand. */
export function placeSpot(seats: number, place: string): Point {
  const { data, at } = chartFor(seats);
  const sea = data.seas.find(({ id }) => id === place);
  return sea === undefined ? (islandSpots(seats).get(place)?.troops ?? { x: 0, y: 0 }) : at(sea);
}
