// Which cards fly where when something happens. Names of places on the table, no pixels.

import type { Seat } from '@atoll/engine';
import type { SanJuanEvent, View } from '@atoll/game-san-juan/table';

export interface Flight {
  readonly from: string;
  readonly to: string;
  /** The thing at `to` itself comes flying; otherwise the back of a card does. */
  readonly lands: boolean;
}

const MOST_AT_ONCE = 5;

function times(count: number, from: string, to: string): Flight[] {
  return Array.from({ length: Math.min(count, MOST_AT_ONCE) }, () => ({ from, to, lands: false }));
}

/** `homeOf`: where a seat's hand is seen, the own fan or its panel. */
export function flightsOf(event: SanJuanEvent, view: View, homeOf: (seat: Seat) => string): readonly Flight[] {
  switch (event.type) {
    case 'dealt':
    case 'drew':
    case 'mayor-drew':
      return times(event.count, 'deck', homeOf(event.seat));
    case 'paid':
      return times(event.count + event.goods.length, homeOf(event.seat), 'discard');
    case 'discarded':
      return times(event.count, homeOf(event.seat), 'discard');
    case 'built':
      return [{ from: homeOf(event.seat), to: `place-${event.seat}-${placeOf(event, view)}`, lands: true }];
    case 'produced':
      return event.buildings.map((building) => ({
        from: 'deck',
        to: `place-${event.seat}-${lastWithGood(view, event.seat, building)}`,
        lands: false,
      }));
    case 'customs-good-received':
      return [
        { from: 'deck', to: `place-${event.seat}-${lastWithGood(view, event.seat, 'customs-house')}`, lands: false },
      ];
    case 'sold':
      return times(event.goods.length, `city-${event.seat}`, 'discard');
    case 'good-lost':
      return times(1, `city-${event.seat}`, 'discard');
    case 'tucked':
      return times(1, homeOf(event.seat), `city-${event.seat}`);
    case 'gold-mine-revealed':
    case 'goldsmith-revealed':
      return event.kept === null || event.kept === false ? [] : times(1, 'deck', homeOf(event.seat));
    case 'deck-reshuffled':
      return times(MOST_AT_ONCE, 'discard', 'deck');
    case 'governor-passed':
      return [
        {
          from: `seat-${(event.governor - 1 + view.players.length) % view.players.length}`,
          to: 'governor',
          lands: true,
        },
      ];
    case 'game-started':
    case 'hand-kept':
    case 'round-started':
    case 'role-picked':
    case 'passed':
    case 'price-revealed':
    case 'mayor-kept':
    case 'game-ended':
      return [];
  }
}

function placeOf({ seat, building }: { readonly seat: Seat; readonly building: string }, view: View): number {
  return view.players[seat]?.city.findLastIndex((place) => place.building === building) ?? -1;
}

function lastWithGood(view: View, seat: Seat, building: string): number {
  return view.players[seat]?.city.findLastIndex((place) => place.building === building && place.good) ?? -1;
}
