// The wooden pieces, drawn around (0, 0): a hoplite, a trireme, a territory marker, and how many of them there are.

import type { Seat } from '@atoll/engine';
import type { ReactNode } from 'react';
import { letterOf } from '../../../ui/colours.ts';
import css from './pieces.module.css';

interface PieceProps {
  readonly seat: Seat;
}

export function Hoplite({ seat }: PieceProps): ReactNode {
  return (
    <>
      <ellipse className={css['shadow']} cx="1.5" cy="19" rx="15" ry="4.5" />
      <path className={css['spear']} d="M13 -21V19" />
      <path className={css['dark']} d="M-10 19Q-12 3 -7 -3H7Q12 3 10 19Z" />
      <path className={css['wood']} d="M-8 -3Q-10 -17 0 -18Q10 -17 8 -3L3.4 -3L2.2 -10H-2.2L-3.4 -3Z" />
      <path className={css['crest']} d="M-10 -13Q-8 -25 4 -24Q13 -22 12 -9Q8 -17 0 -18.5Q-6 -18 -10 -13Z" />
      <circle className={css['wood']} cy="7" r="11" />
      <circle className={css['ring']} cy="7" r="8.6" />
      <text className={css['letter']} y="11.3">
        {letterOf(seat)}
      </text>
    </>
  );
}

export function Trireme({ seat }: PieceProps): ReactNode {
  return (
    <>
      <ellipse className={css['shadow']} cx="2" cy="17.5" rx="24" ry="5" />
      <path className={css['oars']} d="M-13 12l-4 7M-6 13l-4 7M1 13l-4 7M8 13l-4 7M14 12l-4 7" />
      <path
        className={css['dark']}
        d="M-28 9Q-20 8 -17 6H12Q19 5 20 -3Q21 -8 25 -8Q22 -4 23.5 2Q24 13 12 16.5H-12Q-21 15 -22 11.5Z"
      />
      <path className={css['spear']} d="M-1 6V-23" />
      <path className={css['wood']} d="M-15 -20Q-1 -15.5 13 -20Q17 -9 13 1.5Q-1 6 -15 1.5Q-19 -9 -15 -20Z" />
      <path
        className={css['ring']}
        d="M-12.5 -16.5Q-1 -13 10.5 -16.5Q13.6 -9 10.5 -1Q-1 2.5 -12.5 -1Q-15.6 -9 -12.5 -16.5Z"
      />
      <text className={css['letter']} x="-1" y="-4.2">
        {letterOf(seat)}
      </text>
    </>
  );
}

/** Whose an empty island is. */
export function TerritoryMarker({ seat }: PieceProps): ReactNode {
  return (
    <>
      <ellipse className={css['shadow']} cx="1" cy="12" rx="11" ry="4" />
      <path className={css['spear']} d="M-7 -17V12" />
      <path className={css['wood']} d="M-7 -17H14L9 -9.5L14 -2H-7Z" />
      <text className={css['flag']} x="1" y="-5.8">
        {letterOf(seat)}
      </text>
    </>
  );
}

interface CountProps {
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** One piece needs no figure. */
export function Count({ count, x, y }: CountProps): ReactNode {
  if (count < 2) return null;
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle className={css['badge']} r="10" />
      <text className={css['count']} y="4.9">
        {count}
      </text>
    </g>
  );
}
