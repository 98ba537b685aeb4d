// The face of a game that has none of its own: what lies on the table as a readable list, every move as a button.

import type { ReactNode } from 'react';
import type { GameFace, SeatProps, TableProps } from '../types.ts';
import { ThingList } from './thing-list.tsx';
import css from './generic.module.css';

function Board({ view, table }: TableProps): ReactNode {
  return (
    <div className={css['board']}>
      <ThingList value={view} words={table.words} />
    </div>
  );
}

function SeatDetails(_: SeatProps): ReactNode {
  return null;
}

export function genericFace(id: string): GameFace {
  return {
    id,
    size: null,
    Board,
    OwnArea: null,
    SeatDetails,
    words: null,
    rulebook: null,
    seatFields: [],
  };
}

