// A fish or treasure tile with its value.

import type { ReactNode } from 'react';
import { Chest, FishMark } from '../pieces/wood.tsx';
import css from './own-area.module.css';

interface ValueTileProps {
  readonly kind: 'fish' | 'treasure';
  readonly value: number;
}

export function ValueTile({ kind, value }: ValueTileProps): ReactNode {
  return (
    <span className={css['value-tile']} data-kind={kind}>
      <svg viewBox="-18 -13 36 26" aria-hidden="true">
        {kind === 'fish' ? <FishMark /> : <Chest />}
      </svg>
      <b>{value}</b>
    </span>
  );
}
