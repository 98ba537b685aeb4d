// Which cubes, coins and discs fly where when something happens. Names of places on the table, no pixels.

import type { Seat, Viewer } from '@atoll/engine';
import type { ArchipelagoEvent } from '@atoll/game-archipelago/table';

export interface Flight {
  readonly from: string;
  readonly to: string;
  /** A resource, "token", "florin" or "disc". */
  readonly thing: string;
}

const MOST_AT_ONCE = 4;

export function flightsOf(event: ArchipelagoEvent, viewer: Viewer): readonly Flight[] {
  /** Where a seat keeps a thing: the own stock, or behind its screen. */
  const homeOf = (seat: Seat, thing: string): string => {
    if (seat !== viewer) return `seat-${seat}`;
    return thing === 'florin' ? 'florins' : thing === 'disc' ? 'discs' : `own:${thing}`;
  };
  switch (event.type) {
    case 'transacted': {
      const zone = `${event.deal}:${event.market}:${event.resource}`;
      const home = homeOf(event.seat, event.token ? 'token' : event.resource);
      const cube = { from: event.deal === 'buy' ? zone : home, to: event.deal === 'buy' ? home : zone };
      return [{ ...cube, thing: event.token ? 'token' : event.resource }];
    }
    case 'harvested':
      return Array.from({ length: Math.min(event.cubes, MOST_AT_ONCE) }, () => ({
        from: `wheel:harvest-${event.resource}`,
        to: homeOf(event.seat, event.resource),
        thing: event.resource,
      }));
    case 'cube-rewarded':
      return [
        {
          from: 'hexes',
          to: event.to === 'market' ? `buy:domestic:${event.resource}` : homeOf(event.seat, event.resource),
          thing: event.resource,
        },
      ];
    case 'cube-consumed': {
      const market = event.crisis === 'domestic' ? 'domestic' : 'export';
      const thing = event.source === 'token' ? 'token' : event.resource;
      const from = event.source === 'market' ? `buy:${market}:${event.resource}` : homeOf(event.seat, thing);
      return [{ from, to: event.crisis === 'domestic' ? 'stability' : 'deck', thing }];
    }
    case 'cube-given':
      return [
        { from: homeOf(event.from, event.resource), to: homeOf(event.to, event.resource), thing: event.resource },
      ];
    case 'token-taken':
      return [{ from: 'explorers', to: homeOf(event.seat, 'token'), thing: 'token' }];
    case 'taxes-taken':
      return Array.from({ length: Math.min(event.florins, MOST_AT_ONCE) }, () => ({
        from: 'wheel:taxes',
        to: homeOf(event.seat, 'florin'),
        thing: 'florin',
      }));
    case 'disc-placed':
      return [{ from: homeOf(event.seat, 'disc'), to: `wheel:${event.action}`, thing: 'disc' }];
    case 'building-used':
      return [{ from: homeOf(event.seat, 'florin'), to: `zone:${event.building}`, thing: 'florin' }];
    default:
      return [];
  }
}
