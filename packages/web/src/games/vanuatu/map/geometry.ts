// Where things lie on the board, in its own units. Hexes stand on a corner; rows are half a hex apart.

import { SPACES } from '@atoll/game-vanuatu/table';
import type { SpaceId } from '@atoll/game-vanuatu/table';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const HEX_WIDTH = 144;
export const HEX_SIDE = HEX_WIDTH / Math.sqrt(3);

const MARGIN = 18;
const TOP = 58;
/** The leftmost hex, counted from the column of the first space. */
const LEFTMOST = -2;

export const BOARD = { width: 2 * MARGIN + 6 * HEX_WIDTH, height: 800 } as const;

function middleOf({ q, r }: { readonly q: number; readonly r: number }): Point {
  return {
    x: MARGIN + (q - r / 2 - LEFTMOST + 0.5) * HEX_WIDTH,
    y: TOP + HEX_SIDE + r * 1.5 * HEX_SIDE,
  };
}

const MIDDLES = Object.fromEntries(SPACES.map((space) => [space.id, middleOf(space)])) as Readonly<
  Record<SpaceId, Point>
>;

export function middleOfSpace(space: SpaceId): Point {
  return MIDDLES[space];
}

export function movedTo({ x, y }: Point): string {
  return `translate(${x} ${y})`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A hex with soft corners around the origin, by the distance from its middle to a corner. */
export function hexPath(radius: number, corner = 7): string {
  const corners = Array.from({ length: 6 }, (_, index): Point => {
    const angle = (index * Math.PI) / 3;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
  const towards = (from: Point, to: Point): Point => {
    const share = corner / Math.hypot(to.x - from.x, to.y - from.y);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
  return `${corners
    .map((at, index) => {
      const before = towards(at, corners.at(index - 1) as Point);
      const after = towards(at, corners[(index + 1) % 6] as Point);
      const start = `${index === 0 ? 'M' : 'L'}${round(before.x)} ${round(before.y)}`;
      return `${start}Q${round(at.x)} ${round(at.y)} ${round(after.x)} ${round(after.y)}`;
    })
    .join('')}Z`;
}

/** A coast: a smooth closed line around the origin, the same for the same seed. */
export function coastPath(seed: number, radiusX: number, radiusY: number, roughness = 0.1): string {
  const count = 11;
  let state = seed * 7919 + 17;
  const points = Array.from({ length: count }, (_, index): Point => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const share = 1 + (state / 2_147_483_648 - 0.5) * 2 * roughness;
    const angle = (index / count) * 2 * Math.PI;
    return { x: radiusX * share * Math.cos(angle), y: radiusY * share * Math.sin(angle) };
  });
  const at = (index: number): Point => points[(index + count) % count] as Point;
  let path = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let index = 0; index < count; index++) {
    const [before, here, next, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out = { x: here.x + (next.x - before.x) / 6, y: here.y + (next.y - before.y) / 6 };
    const into = { x: next.x - (after.x - here.x) / 6, y: next.y - (after.y - here.y) / 6 };
    path += `C${round(out.x)} ${round(out.y)} ${round(into.x)} ${round(into.y)} ${round(next.x)} ${round(next.y)}`;
  }
  return `${path}Z`;
}
