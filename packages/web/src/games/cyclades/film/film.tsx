// What has just happened, as a film: pieces sail along their way, are set down, dice tumble where the battle is. The
// view is already the truth; the film only shows how it came about, and the next answer cuts it short.

import type { Seat } from '@atoll/engine';
import type { Cyclades } from '@atoll/game-cyclades/table';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { placeSpot } from '../map/spots.ts';
import type { TableProps } from '../../types.ts';
import { Dice } from './dice.tsx';
import { flightsOf, rollsOf } from './flights.ts';
import type { Flight } from './flights.ts';

/** Between two movements, as a part of the pace. */
const STAGGER = 0.5;
/** As many as an eye follows. */
const MOST_FLIGHTS = 10;

export function Film({ view, viewer, table }: TableProps<Cyclades>): ReactNode {
  const { fresh, pace } = table;

  useLayoutEffect(() => {
    if (pace === 0 || fresh.length === 0) return undefined;
    const homeOf = (seat: Seat): string => (seat === viewer ? 'purse' : `seat-${seat}`);
    const flights = fresh.flatMap(({ event }) => flightsOf(event, homeOf)).slice(0, MOST_FLIGHTS);
    const running = flights.flatMap((flight, index) => start(flight, view.seats, pace, index * pace * STAGGER));
    return () => {
      for (const animation of running) animation.cancel();
    };
    // One film per change of the view.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fresh]);

  if (pace === 0) return null;
  const rolls = rollsOf(fresh.map(({ event }) => event));
  return rolls.length === 0 ? null : <Dice key={fresh[0]?.seq} rolls={rolls} seats={view.seats} pace={pace} />;
}

const find = (anchor: string): Element | null => document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);

function start({ anchor, from }: Flight, seats: number, pace: number, delay: number): Animation[] {
  const thing = find(anchor);
  if (thing === null) return [];
  const timing = { duration: pace * 1.4, delay, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)', fill: 'backwards' } as const;
  switch (from.kind) {
    case 'place': {
      // In units of the map: `translate` is added to where the piece stands.
      const [a, b] = [placeSpot(seats, from.place), placeSpot(seats, from.to)];
      const way = `${a.x - b.x}px ${a.y - b.y}px`;
      return [thing.animate([{ translate: way }, { translate: '0px 0px' }], { ...timing, duration: pace * 2 })];
    }
    case 'above':
      return [
        thing.animate(
          [
            { translate: '0px -46px', opacity: 0 },
            { translate: '0px -40px', opacity: 1, offset: 0.2 },
            { translate: '0px 0px', opacity: 1 },
          ],
          timing,
        ),
      ];
    case 'anchor': {
      const origin = find(from.anchor)?.getBoundingClientRect();
      const target = thing.getBoundingClientRect();
      if (origin === undefined || origin.width === 0) return [];
      const x = origin.left + origin.width / 2 - target.left - target.width / 2;
      const y = origin.top + origin.height / 2 - target.top - target.height / 2;
      return [
        thing.animate(
          [
            { translate: `${x}px ${y}px`, opacity: 0.2, zIndex: 9 },
            { translate: '0px 0px', opacity: 1, zIndex: 9 },
          ],
          timing,
        ),
      ];
    }
  }
}
