// What is mine: the hand as a fan, and over it the mayor's cards while one of them is to be kept.

import { handLimitOf } from '@atoll/game-san-juan/table';
import type { SanJuan } from '@atoll/game-san-juan/table';
import type { ReactNode } from 'react';
import type { TableProps } from '../types.ts';
import { CardRow } from './card-row.tsx';
import { drawnOf, handOf } from './gesture/scene.ts';
import { useGesture } from './gesture/use-gesture.ts';
import { PHRASES } from './phrases.ts';
import css from './own-area.module.css';

export function OwnArea({ view, viewer, table }: TableProps<SanJuan>): ReactNode {
  const gesture = useGesture(view);
  if (viewer === 'spectator') return null;
  const phrases = PHRASES[table.locale];
  const hand = handOf(view, viewer);
  const drawn = drawnOf(view);
  const isRevealed = (table.snapshot.revealed ?? []).length > 0;
  return (
    <div className={css['own']}>
      {drawn.length > 0 && (
        <CardRow kind="drawn" cards={drawn} label={phrases.drawn} view={view} table={table} gesture={gesture} />
      )}
      <CardRow
        kind="hand"
        cards={hand}
        label={isRevealed ? phrases.handShown : phrases.hand}
        count={`${hand.length} / ${handLimitOf(view, viewer)}`}
        view={view}
        table={table}
        gesture={gesture}
      />
      {hand.length === 0 && <p className={css['empty']}>{phrases.emptyHand}</p>}
    </div>
  );
}
