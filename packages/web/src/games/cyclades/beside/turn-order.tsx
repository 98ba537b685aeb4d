// The turn track: who offers next, and who is back on it already for the next cycle.

import type { Seat } from '@atoll/engine';
import type { Cyclades, View } from '@atoll/game-cyclades/table';
import type { ReactNode } from 'react';
import { letterOf } from '../../../ui/colours.ts';
import type { TableContext } from '../../types.ts';
import { PHRASES } from '../phrases.ts';
import css from './beside.module.css';

interface TurnOrderProps {
  readonly view: View;
  readonly table: TableContext<Cyclades>;
}

/** By space: the marker lying there. Those that have offered lie with the gods until their turn is over. */
export function markersOnTrack({ stack, turnTrack, finished }: View): readonly (Seat | null)[] {
  const offering = stack.find(({ kind }) => kind === 'offering');
  const spaces: (Seat | null)[] = turnTrack.map((seat, place) =>
    offering?.kind === 'offering' && place > offering.next ? seat : null,
  );
  for (const [place, seat] of finished.entries()) spaces[spaces.length - 1 - place] = seat;
  return spaces;
}

export function TurnOrder({ view, table }: TurnOrderProps): ReactNode {
  const phrases = PHRASES[table.locale];
  return (
    <ol className={css['order']} aria-label={phrases.turnOrder} title={phrases.turnOrder}>
      {markersOnTrack(view).map((seat, place) => {
        const info = seat === null ? null : table.seat(seat);
        return (
          // A space of the track stays where it is.
          <li
            key={place}
            data-anchor={`turn-${place + 1}`}
            className={css['space']}
            data-seat-colour={info?.colour}
            data-empty={seat === null}
          >
            <span aria-hidden="true">{seat === null ? place + 1 : letterOf(seat)}</span>
            <span className="only-read-out">{phrases.orderOf(place + 1, info?.name ?? null)}</span>
          </li>
        );
      })}
    </ol>
  );
}
