// One coastline per island: the outline of its hexes, drawn in a little, made uneven and smooth. The same at every
// drawing: the unevenness comes from the island's name.

import { cornersOf, HEX, smoothPath } from './hexes.ts';
import type { Point } from './hexes.ts';

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

const near = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;

/** The edges that no two hexes share, one after the other. */
function outlineOf(middles: readonly Point[]): Edge[] {
  const edges = middles.flatMap((middle) => {
    const corners = cornersOf(middle);
    return corners.map((from, index) => ({ from, to: corners[(index + 1) % 6] ?? from }));
  });
  const loose = edges.filter(({ from, to }) => !edges.some((other) => near(other.from, to) && near(other.to, from)));
  const outline: Edge[] = [];
  for (let edge = loose.pop(); edge !== undefined;) {
    outline.push(edge);
    const { to } = edge;
    const next = loose.findIndex(({ from }) => near(from, to));
    edge = next < 0 ? undefined : loose.splice(next, 1)[0];
  }
  return outline;
}

/** Between -1 and 1, by a name and a number. */
function unevenness(name: string, index: number): number {
  let hash = index * 374_761_393;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 668_265_263);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash >>> 8) % 2001) / 1000 - 1;
}

const SAMPLES = [0.14, 0.38, 0.62, 0.86];

/** `inset`: how far inside the hexes the line runs, in parts of a hex. */
export function coastline(name: string, middles: readonly Point[], inset: number): string {
  const points = outlineOf(middles).flatMap(({ from, to }, edge) => {
    const along = { x: to.x - from.x, y: to.y - from.y };
    const length = Math.hypot(along.x, along.y);
    // Clockwise on the screen: the land lies to the right.
    const inward = { x: -along.y / length, y: along.x / length };
    return SAMPLES.map((part, index) => {
      const depth = HEX * (inset + 0.06 * unevenness(name, edge * SAMPLES.length + index));
      return { x: from.x + along.x * part + inward.x * depth, y: from.y + along.y * part + inward.y * depth };
    });
  });
  return smoothPath(points);
}
