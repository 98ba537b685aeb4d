// Where a hex lies, in units of the board: pointy hexes of radius 100 round the start hex.

import type { Point, Region } from '@atoll/game-archipelago/table';

export const RADIUS = 100;
const WIDTH = Math.sqrt(3) * RADIUS;
const ROW = 1.5 * RADIUS;
/** From the middle of the outermost hexes to the edge of the map. */
const MARGIN = 1.12 * RADIUS;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function centreOf({ q, r }: { readonly q: number; readonly r: number }): Spot {
  return { x: WIDTH * (q + r / 2), y: ROW * r };
}

/** A point printed on a side, after the side has been turned. */
export function turned([x, y]: Point, rotation: number): Spot {
  const angle = (rotation * Math.PI) / 3;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: RADIUS * (x * cos - y * sin), y: RADIUS * (x * sin + y * cos) };
}

export function onMap(region: Pick<Region, 'q' | 'r' | 'rotation'>, point: Point): Spot {
  const centre = centreOf(region);
  const spot = turned(point, region.rotation);
  return { x: centre.x + spot.x, y: centre.y + spot.y };
}

export function boundsOf(places: readonly { readonly q: number; readonly r: number }[]): Bounds {
  const centres = places.map(centreOf);
  const left = Math.min(...centres.map(({ x }) => x)) - MARGIN;
  const right = Math.max(...centres.map(({ x }) => x)) + MARGIN;
  const top = Math.min(...centres.map(({ y }) => y)) - MARGIN;
  const bottom = Math.max(...centres.map(({ y }) => y)) + MARGIN;
  return { left, top, width: right - left, height: bottom - top };
}

const CORNERS: readonly Spot[] = Array.from({ length: 6 }, (_, corner) => {
  const angle = ((corner * 60 - 90) * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

export function cornerOf(corner: number): Spot {
  return CORNERS[(corner + 6) % 6] ?? { x: 0, y: 0 };
}

const figure = (value: number): string => String(Math.round(value * 10) / 10);

export function pathOf(spots: readonly Spot[], closed: boolean): string {
  const points = spots.map(({ x, y }) => `${figure(x)} ${figure(y)}`).join('L');
  return `M${points}${closed ? 'Z' : ''}`;
}

export function hexPath(scale = 1): string {
  return pathOf(
    CORNERS.map(({ x, y }) => ({ x: x * RADIUS * scale, y: y * RADIUS * scale })),
    true,
  );
}

/** A smooth line through the points (Catmull–Rom, drawn as Bézier curves). */
export function smoothPath(spots: readonly Spot[], closed: boolean): string {
  const [first] = spots;
  if (first === undefined) return '';
  const at = (index: number): Spot => {
    const count = spots.length;
    return spots[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? first;
  };
  let path = `M${figure(first.x)} ${figure(first.y)}`;
  const last = closed ? spots.length : spots.length - 1;
  for (let i = 0; i < last; i++) path += curve(at(i - 1), at(i), at(i + 1), at(i + 2));
  return closed ? `${path}Z` : path;
}

function curve(before: Spot, from: Spot, to: Spot, after: Spot): string {
  const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
  const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
  return `C${figure(c1.x)} ${figure(c1.y)} ${figure(c2.x)} ${figure(c2.y)} ${figure(to.x)} ${figure(to.y)}`;
}
