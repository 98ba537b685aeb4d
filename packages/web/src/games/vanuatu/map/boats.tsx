// The boats on the map, and the way one of them is about to sail.

import type { Seat, Viewer } from '@atoll/engine';
import { SPACE_IDS } from '@atoll/game-vanuatu/table';
import type { SpaceId, View } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import type { TableContext } from '../../types.ts';
import { Boat } from '../pieces/wood.tsx';
import { middleOfSpace, movedTo } from './geometry.ts';
import type { Point } from './geometry.ts';
import css from './map.module.css';

/** Where the boats of one tile lie, by how many they are. */
const BERTHS: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: 28 }],
  [
    { x: -26, y: 28 },
    { x: 26, y: 28 },
  ],
  [
    { x: -34, y: 16 },
    { x: 34, y: 16 },
    { x: 0, y: 40 },
  ],
  [
    { x: -30, y: 6 },
    { x: 30, y: 6 },
    { x: -26, y: 40 },
    { x: 26, y: 40 },
  ],
  [
    { x: -40, y: 4 },
    { x: 0, y: 0 },
    { x: 40, y: 4 },
    { x: -24, y: 40 },
    { x: 24, y: 40 },
  ],
];

/** Where the boat of a seat lies now. */
export function berthOf(view: View, seat: Seat): Point {
  const { boat } = view.players[seat] as View['players'][number];
  const there = view.players.flatMap((player, other) => (player.boat === boat ? [other] : []));
  const berth = BERTHS[there.length]?.[there.indexOf(seat)] ?? { x: 0, y: 28 };
  const middle = middleOfSpace(SPACE_IDS[boat] as SpaceId);
  return { x: middle.x + berth.x, y: middle.y + berth.y };
}

interface BoatsProps {
  readonly view: View;
  readonly viewer: Viewer;
  readonly seat: TableContext['seat'];
}

export function Boats({ view, viewer, seat }: BoatsProps): ReactNode {
  const crowded = (boat: number): boolean => view.players.filter((player) => player.boat === boat).length > 3;
  return view.players.map((player, of) => (
    <g key={seat(of as Seat).seat} transform={movedTo(berthOf(view, of as Seat))} className={css['quiet']}>
      <g data-anchor={`boat-${of}`}>
        <g transform={crowded(player.boat) ? 'scale(0.86)' : undefined}>
          {of === viewer && <ellipse cx="0" cy="10" rx="27" ry="11" className={css['own-boat']} />}
          <Boat seat={of} colour={seat(of as Seat).colour} />
        </g>
      </g>
    </g>
  ));
}

interface WayProps {
  readonly view: View;
  readonly seat: Seat;
  readonly way: readonly SpaceId[];
}

/** A dotted line from the boat over every ocean of the way, the steps counted. */
export function WayLine({ view, seat, way }: WayProps): ReactNode {
  if (way.length === 0) return null;
  const points = [berthOf(view, seat), ...way.map(middleOfSpace)];
  return (
    <g className={css['quiet']}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={css['way-under']} />
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={css['way']} />
      {points.slice(1).map((point, index) => (
        // Steps only ever follow each other.
        <g key={index} transform={movedTo(point)}>
          <circle r="13" className={css['step']} />
          <text className={css['step-count']} y="5">
            {index + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
