// San Juan's table: the middle, the cities of the others, the own city next to the hand.

import type { Seat } from '@atoll/engine';
import type { SanJuan } from '@atoll/game-san-juan/table';
import type { ReactNode } from 'react';
import type { TableProps } from '../types.ts';
import { City } from './city.tsx';
import { Film } from './film.tsx';
import { useGesture } from './gesture/use-gesture.ts';
import { Market } from './market.tsx';
import { OtherCities } from './other-cities.tsx';
import css from './board.module.css';

export function Board({ view, viewer, table }: TableProps<SanJuan>): ReactNode {
  const gesture = useGesture(view);
  const parts = { view, table, gesture };
  const seats = view.players.map((_, seat) => seat as Seat);
  const others = viewer === 'spectator' ? seats : roundFrom(seats, viewer);
  return (
    <div className={css['board']} data-players={view.players.length}>
      <Market {...parts} />
      <OtherCities {...parts} seats={others} />
      {viewer !== 'spectator' && (
        <div className={css['own']}>
          <City {...parts} seat={viewer} isOwn />
        </div>
      )}
      <Film view={view} viewer={viewer} table={table} />
    </div>
  );
}

/** Clockwise from the left neighbour, without the viewer himself. */
function roundFrom(seats: readonly Seat[], viewer: Seat): readonly Seat[] {
  return [...seats.slice(viewer + 1), ...seats.slice(0, viewer)];
}
