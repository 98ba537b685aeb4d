// The coastlines of a side: the printed polygons, drawn as a hand would, with bays and points but the same ends.

import { SIDE_DATA, SIDES } from '@atoll/game-archipelago/table';
import type { AreaData, Point, SideId } from '@atoll/game-archipelago/table';
import { RADIUS, smoothPath } from './geometry.ts';
import type { Spot } from './geometry.ts';

export interface LandShape {
  readonly area: number;
  /** The whole land, hex edges included. */
  readonly outline: string;
  /** Only where land meets sea. */
  readonly coast: readonly string[];
}

const STEP = 0.07;
const SMOOTHING = 14;
const WOBBLE = 0.022;

/** Half the height of a hex of radius 1: whoever is as far out as this lies on its edge. */
const APOTHEM = Math.sqrt(3) / 2;
const NEAR = 0.02;

function edgesAt([x, y]: Point): number[] {
  const edges: number[] = [];
  for (let edge = 0; edge < 6; edge++) {
    const angle = ((edge * 60 - 60) * Math.PI) / 180;
    if (Math.abs(x * Math.cos(angle) + y * Math.sin(angle) - APOTHEM) < NEAR) edges.push(edge);
  }
  return edges;
}

function alongEdge(from: Point, to: Point): boolean {
  const edges = edgesAt(to);
  return edgesAt(from).some((edge) => edges.includes(edge));
}

function resampled(points: readonly Point[]): Spot[] {
  const spots: Spot[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [fromX, fromY] = points[i] as Point;
    const [toX, toY] = points[i + 1] as Point;
    const count = Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) / STEP));
    for (let n = 0; n < count; n++) {
      spots.push({ x: fromX + ((toX - fromX) * n) / count, y: fromY + ((toY - fromY) * n) / count });
    }
  }
  const [x, y] = points.at(-1) as Point;
  spots.push({ x, y });
  return spots;
}

function smoothed(spots: readonly Spot[], closed: boolean, rounds: number): Spot[] {
  let now = spots.slice();
  for (let round = 0; round < rounds; round++) {
    now = now.map((spot, i) => {
      if (!closed && (i === 0 || i === now.length - 1)) return spot;
      const before = now[(i - 1 + now.length) % now.length] ?? spot;
      const after = now[(i + 1) % now.length] ?? spot;
      return { x: (before.x + 2 * spot.x + after.x) / 4, y: (before.y + 2 * spot.y + after.y) / 4 };
    });
  }
  return now;
}

/** Small bays and points, the same at every drawing; none at the ends, where the next hex goes on. */
function wobbled(spots: readonly Spot[], closed: boolean, seed: number): Spot[] {
  return spots.map((spot, i) => {
    const before = spots[Math.max(0, i - 1)] ?? spot;
    const after = spots[Math.min(spots.length - 1, i + 1)] ?? spot;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const taper = closed ? 1 : Math.min(1, Math.min(i, spots.length - 1 - i) / 4);
    const sway = Math.sin(i * 1.35 + seed) * 0.7 + Math.sin(i * 2.9 + seed * 2.3) * 0.5;
    const by = (sway * WOBBLE * taper) / length;
    return { x: spot.x - (after.y - before.y) * by, y: spot.y + (after.x - before.x) * by };
  });
}

const enlarged = (spots: readonly Spot[]): Spot[] => spots.map(({ x, y }) => ({ x: x * RADIUS, y: y * RADIUS }));

/** Cuts a polygon into its runs along the hex edge and along the coast. */
function runsOf(polygon: readonly Point[]): { readonly points: Point[]; readonly coast: boolean }[] {
  const count = polygon.length;
  const at = (i: number): Point => polygon[(i + count) % count] as Point;
  const isCoast = (i: number): boolean => !alongEdge(at(i), at(i + 1));
  let start = 0;
  while (start < count && isCoast(start) === isCoast(start - 1)) start++;
  if (start === count) return [];
  const runs: { points: Point[]; coast: boolean }[] = [];
  for (let i = start; i < start + count; i++) {
    const coast = isCoast(i);
    const run = runs.at(-1);
    if (run?.coast === coast) run.points.push(at(i + 1));
    else runs.push({ points: [at(i), at(i + 1)], coast });
  }
  return runs;
}

function landShape({ polygon }: AreaData, area: number, seed: number): LandShape {
  const runs = runsOf(polygon);
  if (runs.length === 0) {
    const isInland = alongEdge(polygon[0] as Point, polygon[1] as Point);
    if (isInland) return { area, outline: straight(polygon), coast: [] };
    const loop = resampled([...polygon, polygon[0] as Point]).slice(0, -1);
    const path = smoothPath(enlarged(wobbled(smoothed(loop, true, 3), true, seed)), true);
    return { area, outline: path, coast: [path] };
  }
  const coast: string[] = [];
  let outline = '';
  for (const [i, { points, coast: isCoast }] of runs.entries()) {
    const spots = isCoast
      ? wobbled(smoothed(resampled(points), false, SMOOTHING), false, seed + i)
      : points.map(([x, y]) => ({ x, y }));
    const path = isCoast ? smoothPath(enlarged(spots), false) : lines(enlarged(spots));
    if (isCoast) coast.push(path);
    outline += i === 0 ? path : path.replace(/^M/, 'L');
  }
  return { area, outline: `${outline}Z`, coast };
}

const lines = (spots: readonly Spot[]): string => `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`;
const straight = (polygon: readonly Point[]): string => `${lines(enlarged(polygon.map(([x, y]) => ({ x, y }))))}Z`;

const shapes = new Map<SideId, readonly LandShape[]>();

export function landsOf(side: SideId): readonly LandShape[] {
  const known = shapes.get(side);
  if (known !== undefined) return known;
  const seed = SIDES.indexOf(side) * 3.7;
  const lands = SIDE_DATA[side].areas.flatMap((area, index) =>
    area.kind === 'land' ? [landShape(area, index, seed + index * 7)] : [],
  );
  shapes.set(side, lands);
  return lands;
}
