// The wooden pieces, drawn around the origin: boats, huts, tourists, cubes, fish and chests. Colours come from the seat
// (`data-seat-colour`) or from the board's own palette.

import type { GoodId } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import { letterOf } from '../../../ui/colours.ts';
import type { SeatColour } from '../../../ui/colours.ts';
import css from './wood.module.css';

interface OfSeat {
  readonly seat: number;
  readonly colour: SeatColour;
}

/** An outrigger with a crab-claw sail, about 44 wide. */
export function Boat({ seat, colour }: OfSeat): ReactNode {
  return (
    <g data-seat-colour={colour} className={css['boat']}>
      <ellipse cx="0" cy="15" rx="23" ry="4.5" className={css['shade']} />
      <path d="M-18 11h34" className={css['outrigger']} />
      <path
        d="M-22 3c4 7 10 9 16 9H9c7 0 11-4 14-10-5 2-9 2.5-14 2.5H-8C-13 4.5-17 4.5-22 3Z"
        className={css['hull']}
      />
      <path d="M3 5C-5-4-6-17 4-28 14-20 17-6 9 4Z" className={css['sail']} />
      <path d="M3 5C-5-4-6-17 4-28 1-17 0-6 5.5 4.5Z" className={css['sail-light']} />
      <text x="6.5" y="-6" className={css['letter']}>
        {letterOf(seat)}
      </text>
    </g>
  );
}

/** A stall, about 30 wide. */
export function Hut({ seat, colour }: OfSeat): ReactNode {
  return (
    <g data-seat-colour={colour}>
      <ellipse cx="0" cy="13" rx="15" ry="3.5" className={css['shade']} />
      <path d="M-10-2v14h20V-2Z" className={css['wall']} />
      <path d="M-4 12V4.5q4-4 8 0V12Z" className={css['door']} />
      <path
        d="M0-16C5-11 11-5 17 0q-3 3-6 1-4 3-7.5.5Q0 4-3.5 1.5-7.5 4-11 1q-3 2-6-1C-11-5-5-11 0-16Z"
        className={css['roof']}
      />
      <path d="M0-13C-3-9-8-4-12-1M0-13V1M0-13C3-9 8-4 12-1" className={css['thatch']} />
      <text x="0" y="-3" className={css['roof-letter']}>
        {letterOf(seat)}
      </text>
    </g>
  );
}

export function HutSlot(): ReactNode {
  return <path d="M0-14 15 0H10V12H-10V0H-15Z" className={css['slot']} />;
}

const MEEPLE =
  'M0-11a4.6 4.6 0 0 1 3.4 7.700C7-2 9.5.5 9 3.2 8.6 5 6 4.6 4.4 4.300L7.5 11H1.800L0 7.5-1.8 11H-7.5L-4.4 4.300C-6 4.6-8.6 5-9 3.2-9.5.5-7-2-3.4-3.300A4.6 4.6 0 0 1 0-11Z';

/** A tourist, about 18 wide. */
export function Meeple(): ReactNode {
  return (
    <g>
      <ellipse cx="0" cy="11" rx="8" ry="2.2" className={css['shade']} />
      <path d={MEEPLE} className={css['meeple']} />
    </g>
  );
}

export function MeepleSlot(): ReactNode {
  return <path d={MEEPLE} className={css['slot']} />;
}

/** A drawing on the sand: one unbroken line, as they are. */
const LOOPS =
  'M-6-6C-12-12-12 0-6 0S0-6 0-6 6-12 6-6 0 0 0 0-6 6-6 6-12 0-6 0M6-6C12-12 12 0 6 0S0 6 0 6-6 12-6 6 0 0 0 0 6 6 6 6 12 12 12 6 6 0 6 0';

export function Drawing(): ReactNode {
  return (
    <g>
      <circle r="12.5" className={css['sand-disc']} />
      <path d={LOOPS} transform="scale(0.72)" className={css['drawing']} />
    </g>
  );
}

export function DrawingSlot(): ReactNode {
  return <circle r="11" className={css['slot']} />;
}

const LETTERS: Readonly<Record<GoodId, string>> = { kava: 'K', copra: 'C', beef: 'B' };

/** A cube seen from above one corner, about 20 wide. */
export function Cube({ good }: { readonly good: GoodId }): ReactNode {
  return (
    <g data-good={good} className={css['cube']}>
      <ellipse cx="0" cy="10" rx="11" ry="3" className={css['shade']} />
      <path d="M0-11 10-6V6L0 11-10 6V-6Z" className={css['cube-body']} />
      <path d="M0-11 10-6 0-1-10-6Z" className={css['cube-top']} />
      <path d="M0-1 10-6V6L0 11Z" className={css['cube-side']} />
      <text x="-4.8" y="5.5" className={css['cube-letter']}>
        {LETTERS[good]}
      </text>
    </g>
  );
}

export function CubeSlot({ good }: { readonly good: GoodId }): ReactNode {
  return (
    <g data-good={good}>
      <path d="M0-10 9-5.5V5.5L0 10-9 5.5V-5.5Z" className={css['cube-slot']} />
      <text x="0" y="3.8" className={css['slot-letter']}>
        {LETTERS[good]}
      </text>
    </g>
  );
}

/** A fish marker, about 26 wide. */
export function FishMark(): ReactNode {
  return (
    <g>
      <path
        d="M-14 0C-9-7-2-8 4-5.5L9-9C8.5-3 8.5 3 9 9L4 5.5C-2 8-9 7-14 0Z"
        className={css['fish']}
        transform="translate(1.5 0)"
      />
      <circle cx="-7" cy="-1.5" r="1.3" className={css['eye']} />
    </g>
  );
}

/** A treasure marker, about 22 wide. */
export function Chest(): ReactNode {
  return (
    <g>
      <ellipse cx="0" cy="9" rx="12" ry="2.6" className={css['shade']} />
      <path d="M-11-1v9h22v-9Z" className={css['chest']} />
      <path d="M-11-1C-11-8-8-9.5-5-9.5H5c3 0 6 1.5 6 8.5Z" className={css['chest-lid']} />
      <path d="M-11-1H11M-6.5-9.300V8M6.5-9.300V8" className={css['chest-band']} />
      <rect x="-2.2" y="-3" width="4.4" height="5" rx="1" className={css['chest-lock']} />
    </g>
  );
}

/** A palm, its foot at the origin. */
export function Palm(): ReactNode {
  return (
    <g>
      <path d="M0 0C1-6 1-11-1.5-17" className={css['trunk']} />
      <path
        d="M-1.5-17C-7-21-12-20-14-15-10-17-6-17-1.5-16ZM-1.5-17C-4-23-8-25-13-23-8-22-5-20-1.5-16.5ZM-1.5-17C1-23 5-25 10-22 5-22 2-20-1-16.5ZM-1.5-17C4-20 9-19 11-13 7-16 3-17-1.5-16Z"
        className={css['leaves']}
      />
    </g>
  );
}

export const CROWN = 'M-8 5-9.5-4.5-4.5-1 0-7.5 4.5-1 9.5-4.5 8 5Z';
