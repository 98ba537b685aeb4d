// A stack of action markers: wooden discs one upon the other, the letter of their owner on top; a crown on the stack of
// the one who holds the action.

import type { ReactNode } from 'react';
import { letterOf } from '../../../ui/colours.ts';
import type { SeatColour } from '../../../ui/colours.ts';
import { CROWN } from './wood.tsx';
import css from './stack.module.css';

interface StackProps {
  /** Null: neutral markers. */
  readonly seat: number | null;
  readonly colour: SeatColour | null;
  readonly count: number;
  /** How many of them are only about to be put there. */
  readonly ghosts?: number;
  readonly holds?: boolean;
}

const THICKNESS = 7;

export function Stack({ seat, colour, count, ghosts = 0, holds = false }: StackProps): ReactNode {
  const all = count + ghosts;
  return (
    <svg
      viewBox="-15 -52 30 60"
      className={css['stack']}
      data-seat-colour={colour ?? undefined}
      data-neutral={seat === null}
      aria-hidden="true"
    >
      <ellipse cx="0" cy="3" rx="13.5" ry="4.5" className={css['shade']} />
      {Array.from({ length: all }, (_, index) => (
        <g
          key={index}
          transform={`translate(0 ${-index * THICKNESS})`}
          data-ghost={index >= count}
          className={css['disc']}
        >
          <path d="M-12-5v5a12 5 0 0 0 24 0v-5Z" className={css['side']} />
          <ellipse cx="0" cy="-5" rx="12" ry="5" className={css['top']} />
        </g>
      ))}
      <text x="0" y={-all * THICKNESS + 5.4} className={css['letter']}>
        {seat === null ? '•' : letterOf(seat)}
      </text>
      {holds && (
        <path d={CROWN} transform={`translate(0 ${-all * THICKNESS - 9}) scale(1.05)`} className={css['crown']} />
      )}
    </svg>
  );
}
