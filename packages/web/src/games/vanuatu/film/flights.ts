// Which pieces move where when something happens. Names of places on the table, no pixels.

import type { Seat } from '@atoll/engine';
import { isIsland, SPACE_IDS } from '@atoll/game-vanuatu/table';
import type { GoodId, IslandId, TileId, VanuatuEvent, View } from '@atoll/game-vanuatu/table';

/** What is seen flying, by the name of its stencil. */
export type Flyer =
  | `marker-${Seat}`
  | `hut-${Seat}`
  | `cube-${GoodId}`
  | 'marker-neutral'
  | 'meeple'
  | 'drawing'
  | 'fish'
  | 'chest'
  | 'token'
  | 'card'
  | 'island'
  | 'ocean';

export interface Flight {
  readonly what: Flyer;
  readonly from: string;
  readonly to: string;
}

interface Places {
  readonly view: View;
  /** Where a seat's things are seen: what is mine, or its panel. */
  readonly homeOf: (seat: Seat) => string;
}

function spaceOf({ view }: Places, island: IslandId): string {
  const found = view.islands.find(({ tile }) => tile === island);
  return `space-${found === undefined ? '' : SPACE_IDS[found.space]}`;
}

const tileFlyer = (tile: TileId): Flyer => (isIsland(tile) ? 'island' : 'ocean');

function times(count: number, flight: Flight): Flight[] {
  return Array.from({ length: count }, () => flight);
}

export function flightsOf(events: readonly VanuatuEvent[], places: Places): readonly Flight[] {
  // A cube comes from the island it was bought on, the Buyer's second one from the supply.
  let cubesFrom = 'supply';
  return events.flatMap((event) => {
    if (event.type === 'good-bought') cubesFrom = spaceOf(places, event.island);
    const flights = flightsOfEvent(event, places, cubesFrom);
    if (event.type === 'cube-loaded' || event.type === 'cube-put-back') cubesFrom = 'supply';
    return flights;
  });
}

function flightsOfEvent(event: VanuatuEvent, places: Places, cubesFrom: string): readonly Flight[] {
  const { homeOf } = places;
  switch (event.type) {
    case 'marker-placed':
      return [{ what: `marker-${event.seat}`, from: homeOf(event.seat), to: `action-${event.action}` }];
    case 'neutral-placed':
      return [{ what: 'marker-neutral', from: homeOf(event.seat), to: `action-${event.action}` }];
    case 'markers-taken-back':
      return times(event.markers, {
        what: `marker-${event.seat}`,
        from: `action-${event.action}`,
        to: homeOf(event.seat),
      });
    case 'markers-moved':
      return times(event.markers, {
        what: `marker-${event.seat}`,
        from: `action-${event.from}`,
        to: `action-${event.to}`,
      });
    case 'tile-placed':
      return [{ what: tileFlyer(event.tile), from: 'next-tiles', to: `space-${event.space}` }];
    case 'character-taken':
      return [{ what: 'card', from: `character-${event.character}`, to: homeOf(event.seat) }];
    case 'character-returned':
      return [{ what: 'card', from: homeOf(event.seat), to: `character-${event.character}` }];
    case 'fished':
      return [{ what: 'fish', from: `space-${event.space}`, to: homeOf(event.seat) }];
    case 'explored':
      return [{ what: 'chest', from: `space-${event.space}`, to: homeOf(event.seat) }];
    case 'fish-sold':
      return times(event.tiles.length, { what: 'fish', from: homeOf(event.seat), to: 'fish-price' });
    case 'stall-built':
      return [{ what: `hut-${event.seat}`, from: homeOf(event.seat), to: spaceOf(places, event.island) }];
    case 'cube-loaded':
      return [{ what: `cube-${event.good}`, from: cubesFrom, to: `ship-${event.ship}` }];
    case 'cube-put-back':
      return [{ what: `cube-${event.good}`, from: cubesFrom, to: 'supply' }];
    case 'drew':
      return [{ what: 'drawing', from: homeOf(event.seat), to: spaceOf(places, event.island) }];
    case 'tourist-carried':
      return [{ what: 'meeple', from: 'landing', to: spaceOf(places, event.island) }];
    case 'rest-token-taken':
      return [{ what: 'token', from: 'rest-tokens', to: homeOf(event.seat) }];
    case 'treasure-sold':
      return [{ what: 'chest', from: homeOf(event.seat), to: 'supply' }];
    default:
      return [];
  }
}
