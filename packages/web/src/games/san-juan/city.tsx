// One player's city: twelve plots, a building on each that is built on. The own one can be pressed; the others say what
// they are.

import type { Seat } from '@atoll/engine';
import { FIGURES } from '@atoll/game-san-juan/table';
import type { ReactNode } from 'react';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { GovernorMark } from './governor-mark.tsx';
import type { PartProps } from './market.tsx';
import { PHRASES } from './phrases.ts';
import { Place } from './place.tsx';
import { Roving } from '../../frame/roving.tsx';
import css from './city.module.css';

interface CityProps extends PartProps {
  readonly seat: Seat;
  readonly isOwn: boolean;
}

export function City({ view, table, gesture, seat, isOwn }: CityProps): ReactNode {
  const { locale, snapshot } = table;
  const phrases = PHRASES[locale];
  const player = view.players[seat];
  const info = table.seat(seat);
  if (player === undefined) return null;
  const { city } = player;
  const name = isOwn ? phrases.yourCity : phrases.cityOf(info.name);
  const free = Math.max(0, FIGURES.endBuildings - city.length);
  return (
    <section
      className={css['city']}
      data-own={isOwn}
      data-owes={snapshot.waitingFor.includes(seat)}
      data-seat-colour={info.colour}
      aria-label={`${name}, ${phrases.buildings(city.length)}`}
    >
      <header className={css['head']}>
        <SeatMark seat={seat} colour={info.colour} size="s" />
        <h3 className={css['name']}>{isOwn ? phrases.yourCity : info.name}</h3>
        {view.governor === seat && <GovernorMark label={phrases.governor} />}
        <span className={css['count']} data-near={city.length >= FIGURES.endBuildings - 2}>
          {city.length}
          <span className={css['of']}> / {FIGURES.endBuildings}</span>
        </span>
      </header>
      <Roving className={css['plots']} aria-label={name} data-anchor={`city-${seat}`}>
        {city.map((place, index) => (
          <Place
            // A city only ever grows at its end: the plot is the building's name.
            key={index}
            place={place}
            index={index}
            seat={seat}
            isOwn={isOwn}
            view={view}
            table={table}
            gesture={gesture}
          />
        ))}
        {Array.from({ length: free }, (_, index) => (
          <span key={`free-${index}`} className={css['plot']} aria-hidden="true" />
        ))}
      </Roving>
    </section>
  );
}
