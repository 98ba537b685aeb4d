// What stands on the squares of an island: buildings, the metropolis in its frame, marks of prosperity.

import type { BuildingId } from '@atoll/game-cyclades/table';
import type { ReactNode } from 'react';
import { BUILDING_ICONS } from '../icons.ts';
import { SQUARE } from './spots.ts';
import css from './buildings.module.css';

interface BuildingProps {
  readonly building: BuildingId;
  /** A temple whose discount is spent in this cycle. */
  readonly isUsed?: boolean;
}

const ICON = 20;

export function BuildingTile({ building, isUsed = false }: BuildingProps): ReactNode {
  const Icon = BUILDING_ICONS[building];
  const half = SQUARE / 2;
  return (
    <g aria-hidden="true" className={css['building']} data-building={building} data-used={isUsed}>
      <rect className={css['shade']} x={1.5 - half} y={2 - half} width={SQUARE} height={SQUARE} rx="5" />
      <rect className={css['tile']} x={-half} y={-half} width={SQUARE} height={SQUARE} rx="5" />
      <Icon className={css['icon']} overflow="visible" x={-ICON / 2} y={-ICON / 2} width={ICON} height={ICON} />
      {isUsed && <path className={css['used']} d={`M${5 - half} ${half - 5}L${half - 5} ${5 - half}`} />}
    </g>
  );
}

interface MetropolisProps {
  readonly width: number;
  readonly height: number;
  readonly isUsed: boolean;
}

/** Around the middle of its frame: walls, a temple between roofs. */
export function Metropolis({ width, height, isUsed }: MetropolisProps): ReactNode {
  const [x, y] = [-width / 2, -height / 2];
  const isWide = width > 50;
  return (
    <g aria-hidden="true" className={css['metropolis']} data-used={isUsed}>
      <rect className={css['shade']} x={x + 1.5} y={y + 2.5} width={width} height={height} rx="6" />
      <rect className={css['walls']} x={x} y={y} width={width} height={height} rx="6" />
      <path className={css['battlements']} d={`M${x + 4} ${y + 5.5}H${-x - 4}`} />
      {isWide && <path className={css['roof']} d="M-27 3L-20 -5L-13 3V12H-27ZM27 3L20 -5L13 3V12H27Z" />}
      <path
        className={css['pediment']}
        d="M-11 -3L0 -11L11 -3ZM-9 -1.5H-6.4V9H-9ZM-3.2 -1.5H-.6V9H-3.2ZM.6 -1.5H3.2V9H.6ZM6.4 -1.5H9V9H6.4ZM-11 10H11V13H-11Z"
      />
      {isUsed && <path className={css['used']} d={`M${x + 6} ${-y - 5}L${-x - 6} ${y + 5}`} />}
    </g>
  );
}

interface MarkProps {
  readonly x: number;
  readonly y: number;
  /** Laid by Apollo, not printed. */
  readonly isMarker: boolean;
}

/** A coin with a horn of plenty, without a transform: there may be dozens of them. */
export function ProsperityMark({ x, y, isMarker }: MarkProps): ReactNode {
  return (
    <g aria-hidden="true" className={css['mark']} data-marker={isMarker}>
      <circle className={css['shade']} cx={x + 0.8} cy={y + 1.6} r="8.6" />
      <circle className={css['coin']} cx={x} cy={y} r="8.6" />
      <path
        className={css['horn']}
        d={`M${x - 5.4} ${y - 2.6}c1 5.2 4.4 7.6 8.6 6.4c2.6 -.8 2.4 -4.6 -.2 -5.2c-3 -.6 -5.6 .4 -8.4 -1.2z`}
      />
      <path
        className={css['fruit']}
        d={`M${x + 4.2} ${y + 1.4}h.01M${x + 3.2} ${y - 2}h.01M${x + 0.6} ${y - 3.6}h.01`}
      />
    </g>
  );
}
