// The Governor card: whoever has it begins the round.

import type { ReactNode } from 'react';
import Seal from '~icons/game-icons/laurel-crown';
import css from './governor-mark.module.css';

export function GovernorMark({ label }: { readonly label: string }): ReactNode {
  return (
    <span className={css['governor']} title={label} data-anchor="governor">
      <Seal aria-hidden="true" />
      <span className={css['word']}>{label}</span>
    </span>
  );
}
