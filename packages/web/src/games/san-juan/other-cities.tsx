// The cities of the others: side by side where there is room; on a phone folded into chips, one unfolded at a time.

import type { Seat } from '@atoll/engine';
import { useState } from 'react';
import type { ReactNode } from 'react';
import Chevron from '~icons/lucide/chevron-down';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { City } from './city.tsx';
import type { PartProps } from './market.tsx';
import { PHRASES } from './phrases.ts';
import css from './other-cities.module.css';

interface OtherCitiesProps extends PartProps {
  readonly seats: readonly Seat[];
}

export function OtherCities({ seats, view, table, gesture }: OtherCitiesProps): ReactNode {
  const [open, setOpen] = useState<Seat | null>(null);
  const phrases = PHRASES[table.locale];
  return (
    <div className={css['others']} data-count={seats.length}>
      <div className={css['chips']}>
        {seats.map((seat) => {
          const { name, colour } = table.seat(seat);
          const isOpen = seat === open;
          return (
            <button
              key={seat}
              type="button"
              className={css['chip']}
              data-seat-colour={colour}
              aria-expanded={isOpen}
              aria-label={`${isOpen ? phrases.hide : phrases.show}: ${phrases.cityOf(name)}, ${phrases.buildings(view.players[seat]?.city.length ?? 0)}`}
              onClick={() => setOpen(isOpen ? null : seat)}
            >
              <SeatMark seat={seat} colour={colour} size="s" />
              <span className={css['chip-name']}>{name}</span>
              <span className={css['chip-count']}>{view.players[seat]?.city.length} / 12</span>
              <Chevron aria-hidden="true" />
            </button>
          );
        })}
      </div>
      {seats.map((seat) => (
        <div key={seat} className={css['city']} data-open={seat === open}>
          <City view={view} table={table} gesture={gesture} seat={seat} isOwn={false} />
        </div>
      ))}
    </div>
  );
}
