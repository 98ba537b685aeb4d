// Where pieces stand inside an area: free of icons, huts, coasts and of each other, as a hand would put them.

import { SIDE_DATA } from '@atoll/game-archipelago/table';
import type { AreaData, Point, SideId } from '@atoll/game-archipelago/table';

const GRID = 0.06;
const FROM_ICON = 0.27;
const FROM_EDGE = 0.18;
const MOST = 9;

function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i] as Point;
    const [bx, by] = polygon[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

function toSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

function toEdge(point: Point, polygon: readonly Point[]): number {
  let least = Infinity;
  for (let i = 0; i < polygon.length; i++) {
    least = Math.min(least, toSegment(point, polygon[i] as Point, polygon[(i + 1) % polygon.length] as Point));
  }
  return least;
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Every place of the area that is clear of what is printed, less strictly where there is no such place. */
function freePlaces(side: SideId, area: AreaData, ease: number): Point[] {
  const { icons, huts, coasts, areas } = SIDE_DATA[side];
  const printed: Point[] = [...icons, ...huts].filter((thing) => thing.area === area.id).map(({ at }) => at);
  const ports = coasts.map(({ at }) => at);
  const holes = (area.holes ?? []).flatMap((id) => areas.filter((other) => other.id === id));
  const places: Point[] = [];
  for (let x = -0.9; x <= 0.9; x += GRID) {
    for (let y = -0.96; y <= 0.96; y += GRID) {
      const place: Point = [x, y];
      if (!inside(place, area.polygon) || toEdge(place, area.polygon) < FROM_EDGE * ease) continue;
      if (holes.some(({ polygon }) => inside(place, polygon) || toEdge(place, polygon) < FROM_EDGE * ease)) continue;
      if (printed.some((at) => distance(at, place) < FROM_ICON * ease)) continue;
      if (ports.some((at) => distance(at, place) < FROM_ICON * ease)) continue;
      places.push(place);
    }
  }
  return places;
}

/** The anchor first, then always the place farthest from those taken. */
function spread(area: AreaData, places: readonly Point[]): Point[] {
  const nearest = places.toSorted((a, b) => distance(a, area.anchor) - distance(b, area.anchor))[0] ?? area.anchor;
  const taken: Point[] = [nearest];
  while (taken.length < MOST && taken.length < places.length) {
    let best: Point = area.anchor;
    let most = 0;
    for (const place of places) {
      const least = Math.min(...taken.map((other) => distance(other, place)));
      if (least > most) {
        most = least;
        best = place;
      }
    }
    if (most < 0.24) break;
    taken.push(best);
  }
  return taken;
}

const known = new Map<string, readonly Point[]>();

export function spotsOf(side: SideId, area: number): readonly Point[] {
  const key = `${side} ${area}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const data = SIDE_DATA[side].areas[area];
  if (data === undefined) return [[0, 0]];
  let places: Point[] = [];
  for (const ease of [1, 0.75, 0.5]) {
    if (places.length < 8) places = freePlaces(side, data, ease);
  }
  const spots = spread(data, places);
  known.set(key, spots);
  return spots;
}
