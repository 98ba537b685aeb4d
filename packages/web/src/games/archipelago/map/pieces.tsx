// Wooden pieces: citizens standing or lying, ships, buildings. Drawn round 0,0, with a soft shadow.

import type { BuildingKind } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { BUILDING_MOTIFS } from '../motifs.ts';
import css from './pieces.module.css';

interface PieceProps {
  readonly letter: string;
  /** The second colour of a seat, with two players. */
  readonly isSecond?: boolean;
  readonly isEngaged?: boolean;
}

const MEEPLE =
  'M0-17.5c3.6 0 6 2.6 6 5.6 0 1.8-.8 3.2-1.9 4.3 3.6 1.3 8.4 3.3 8.4 5.7 0 2.2-4.3 2.9-6.3 3.1.5 3.3 3 7 4.1 10.2.5 1.5-.4 2.6-1.9 2.6H2.9c-1.2 0-1.6-3.5-2.9-3.5S-1.7 14-2.9 14h-5.5c-1.5 0-2.4-1.1-1.9-2.6 1.1-3.2 3.6-6.9 4.1-10.2-2-.2-6.3-.9-6.3-3.1 0-2.4 4.8-4.4 8.4-5.7C-5.2-8.7-6-10.1-6-11.9c0-3 2.4-5.6 6-5.6Z';

export function Citizen({
  letter,
  isSecond = false,
  isEngaged = false,
  isLying = false,
}: PieceProps & { readonly isLying?: boolean }): ReactNode {
  return (
    <g className={css['piece']} data-second={isSecond} data-engaged={isEngaged} data-lying={isLying}>
      <ellipse cx="1" cy={isLying ? 9 : 13} rx={isLying ? 17 : 11} ry="4" className={css['shadow']} />
      <g transform={isLying ? 'rotate(86) translate(3 0)' : undefined}>
        <path d={MEEPLE} transform="translate(1.2 1.6)" className={css['side']} />
        <path d={MEEPLE} className={css['wood']} />
        <path d="M-4-13.5c.8-2 2.3-3 4-3" className={css['light']} />
      </g>
      <text y={isLying ? 3.5 : 5} className={css['letter']}>
        {letter}
      </text>
    </g>
  );
}

const HULL = 'M-17 1h34c-1.5 6.6-5 11-9.5 11h-15C-12 12-15.5 7.6-17 1Z';
const SAIL = 'M-1.5-17.500c6 3 10.5 9 11.5 15.500H-1.500Z';
const JIB = 'M-3.5-13.500c-4.5 2.5-8 7-9 11.500h9Z';

export function Ship({ letter, isSecond = false, isEngaged = false }: PieceProps): ReactNode {
  return (
    <g className={css['piece']} data-second={isSecond} data-engaged={isEngaged}>
      <ellipse cx="1" cy="12" rx="18" ry="4.5" className={css['shadow']} />
      <path d={HULL} transform="translate(1 1.8)" className={css['side']} />
      <path d="M-2.2 1v-20" className={css['mast']} />
      <path d={SAIL} className={css['sail']} />
      <path d={JIB} className={css['sail']} />
      <path d={HULL} className={css['wood']} />
      <path d="M-13 3.500h24" className={css['light']} />
      <text y="10.5" className={css['letter']}>
        {letter}
      </text>
    </g>
  );
}

interface BuildingProps {
  readonly building: BuildingKind;
  /** Used this turn. */
  readonly isUsed: boolean;
}

/** A token of cardboard; whoever controls it is shown by the ring of his colour round it. */
export function Building({ building, isUsed }: BuildingProps): ReactNode {
  const Motif = BUILDING_MOTIFS[building];
  return (
    <g className={css['building']} data-building={building} data-used={isUsed}>
      <ellipse cx="1.5" cy="3" rx="21" ry="20" className={css['shadow']} />
      <circle r="20" className={css['ring']} />
      <circle r="17.5" className={css['token']} />
      <Motif x={-12.5} y={-12.5} width={25} height={25} className={css['motif']} />
      {isUsed && <path d="M9 -15a17 17 0 0 1 8 13" className={css['used']} />}
    </g>
  );
}
