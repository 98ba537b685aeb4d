// A figure in a seat's panel: a sign and a number to see, a sentence to hear. Each table fits its size by `--count-…`.

import type { ReactNode } from 'react';
import css from './count.module.css';

interface CountProps {
  readonly label: string;
  /** The one the game is won by. */
  readonly isMain?: boolean;
  /** The sign and the number. */
  readonly children: ReactNode;
}

export function Count({ label, isMain = false, children }: CountProps): ReactNode {
  return (
    <li className={css['count']} title={label} data-main={isMain}>
      <span aria-hidden="true" className={css['figure']}>
        {children}
      </span>
      <span className="only-read-out">{label}</span>
    </li>
  );
}
