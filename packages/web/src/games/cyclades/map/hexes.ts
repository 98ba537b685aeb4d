// Where everything lies on the map, from the coordinates of the game's data. Units of the board, not pixels.

import { BOARD_DATA, boardFor } from '@atoll/game-cyclades/table';
import type { BoardData } from '@atoll/game-cyclades/table';
import type { BoardSize } from '../../types.ts';

/** From the middle of a hex to its corner. */
export const HEX = 60;
/** Open water around the spaces. */
const MARGIN = 46;
const ROOT_3 = Math.sqrt(3);

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Axial {
  readonly q: number;
  readonly r: number;
}

function dataFor(seats: number): BoardData {
  return BOARD_DATA[boardFor(seats).id];
}

const plain = ({ q, r }: Axial): Point => ({ x: HEX * ROOT_3 * (q + r / 2), y: HEX * 1.5 * r });

interface Chart {
  readonly data: BoardData;
  readonly size: BoardSize;
  readonly at: (hex: Axial) => Point;
}

function chartOf(seats: number): Chart {
  const data = dataFor(seats);
  const all = [...data.seas, ...data.islands.flatMap(({ hexes }) => hexes)].map(plain);
  const left = Math.min(...all.map(({ x }) => x)) - (HEX * ROOT_3) / 2 - MARGIN;
  const top = Math.min(...all.map(({ y }) => y)) - HEX - MARGIN;
  const right = Math.max(...all.map(({ x }) => x)) + (HEX * ROOT_3) / 2 + MARGIN;
  const bottom = Math.max(...all.map(({ y }) => y)) + HEX + MARGIN;
  const at = (hex: Axial): Point => {
    const { x, y } = plain(hex);
    return { x: x - left, y: y - top };
  };
  return { data, size: { width: Math.ceil(right - left), height: Math.ceil(bottom - top) }, at };
}

const charts = new Map<number, Chart>();

export function chartFor(seats: number): Chart {
  let chart = charts.get(seats);
  if (chart === undefined) {
    chart = chartOf(seats);
    charts.set(seats, chart);
  }
  return chart;
}

/** The corners of a hex with its top up, clockwise from the upper right. */
export function cornersOf({ x, y }: Point, size = HEX): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = ((60 * corner - 30) * Math.PI) / 180;
    return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
  });
}

/** A length or place, short enough for a path. */
const short = (value: number): string => String(Math.round(value * 10) / 10);

export function pointsOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${short(x)},${short(y)}`).join(' ');
}

/** A smooth closed line through all points (Catmull-Rom, as Bézier curves). */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const start = at(0);
  const parts = [`M${short(start.x)} ${short(start.y)}`];
  for (let index = 0; index < points.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    parts.push(`C${[first, second, to].map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ')}`);
  }
  return `${parts.join('')}Z`;
}
