// A seat's mark: its colour, its symbol and its letter, drawn as a wooden disc.

import type { ReactNode } from 'react';
import { letterOf, SEAT_SYMBOLS } from './colours.ts';
import type { SeatColour, SeatSymbol } from './colours.ts';
import css from './seat-mark.module.css';

/** Drawn in a box of 24 × 24 around the middle. */
const PATHS: Readonly<Record<SeatSymbol, string>> = {
  shell:
    'M12 19c-4.6 0-8-3.4-8-7.3C4 7.6 7.6 5 12 5s8 2.6 8 6.7c0 3.9-3.4 7.3-8 7.3Zm0-1.5V6.5M12 17.5 6.8 8.4M12 17.5l5.2-9.1M12 17.5 4.9 12M12 17.5l7.1-5.5',
  fish: 'M4 12c2.6-3.8 5.6-5.4 8.6-5.4 2.6 0 4.6 1.2 6 2.9L21 7.4v9.2l-2.4-2.1c-1.4 1.7-3.4 2.9-6 2.9-3 0-6-1.6-8.6-5.4Zm4.6-1.3v.1',
  star: 'm12 4 2.3 5.2 5.7.6-4.2 3.8 1.1 5.6-4.9-2.9-4.9 2.9 1.1-5.6L4 9.8l5.7-.6L12 4Z',
  leaf: 'M5 19C4 10 9 4.6 19.4 4.6 19.8 14 14.6 19.4 7 17.6M5 19c2.6-4.6 5.6-7.6 9.6-9.8',
  anchor: 'M12 8.2V20m0-11.8a2.1 2.1 0 1 1 0-4.2 2.1 2.1 0 0 1 0 4.2ZM5 13.4c.4 4 3 6.6 7 6.6s6.6-2.6 7-6.6M8.6 11h6.8',
};

interface SeatMarkProps {
  readonly seat: number;
  readonly colour: SeatColour;
  readonly size?: 's' | 'm' | 'l';
}

export function SeatMark({ seat, colour, size = 'm' }: SeatMarkProps): ReactNode {
  return (
    <span className={css['mark']} data-seat-colour={colour} data-size={size} aria-hidden="true">
      <svg viewBox="0 0 24 24" className={css['symbol']}>
        <path d={PATHS[SEAT_SYMBOLS[colour]]} />
      </svg>
      <span className={css['letter']}>{letterOf(seat)}</span>
    </span>
  );
}
