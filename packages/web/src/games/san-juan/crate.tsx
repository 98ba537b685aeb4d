// A good: a crate in its colour with its letter. Which card it is nobody knows.

import type { Good } from '@atoll/game-san-juan/table';
import type { ReactNode } from 'react';
import type { Locale } from '../types.ts';
import { LETTERS } from './tones.ts';
import css from './crate.module.css';

interface CrateProps {
  readonly good: Good;
  readonly locale: Locale;
  readonly isFaint?: boolean;
}

export function Crate({ good, locale, isFaint = false }: CrateProps): ReactNode {
  return (
    <svg viewBox="0 0 40 40" className={css['crate']} data-good={good} data-faint={isFaint} aria-hidden="true">
      <path d="M5 12 20 5l15 7v17l-15 7-15-7Z" className={css['box']} />
      <path d="M5 12 20 5l15 7-15 7Z" className={css['lid']} />
      <path d="M5 12l15 7 15-7M20 19v17M12.5 8.5l15 7M27.5 8.5l-15 7" className={css['edge']} />
      <path d="M5 18l15 7 15-7M5 23.5l15 7 15-7" className={css['plank']} />
      <circle cx="20" cy="23" r="9.6" className={css['plate']} />
      <text x="20" y="27.2" className={css['letter']}>
        {LETTERS[locale][good]}
      </text>
    </svg>
  );
}
