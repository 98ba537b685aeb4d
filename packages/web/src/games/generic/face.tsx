// The face of a game that has none of its own: what lies on the table as a readable list, every move as a button.

import type { ReactNode } from 'react';
import type { GameFace, TableProps } from '../types.ts';
import { ThingList } from './thing-list.tsx';
import css from './generic.module.css';
import { SEAT_FIELDS } from './line.ts';

function Board({ view, table }: TableProps): ReactNode {
  return (
    <div className={css['board']}>
      <ThingList value={view} words={table.words} seatNames={table.snapshot.seats.map(({ name }) => name)} />
    </div>
  );
}

function SeatDetails(): ReactNode {
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
    seatFields: SEAT_FIELDS,
  };
}
