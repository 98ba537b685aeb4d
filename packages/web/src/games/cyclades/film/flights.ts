// What moves when something happens: which thing of the table, and where it comes from. Names of places, no pixels.

import type { CycladesEvent } from '@atoll/game-cyclades/table';
import type { Seat } from '@atoll/engine';

export interface Flight {
  /** The thing as it lies there now. */
  readonly anchor: string;
  readonly from:
    | { readonly kind: 'place'; readonly place: string; readonly to: string }
    | { readonly kind: 'above' }
    | { readonly kind: 'anchor'; readonly anchor: string };
}

export interface Roll {
  readonly place: string;
  readonly attackDie: number;
  readonly defenceDie: number;
  readonly attack: number;
  readonly defence: number;
}

const sailed = (anchor: string, from: string, to: string): Flight => ({
  anchor,
  from: { kind: 'place', place: from, to },
});
const dropped = (anchor: string): Flight => ({ anchor, from: { kind: 'above' } });
const handed = (anchor: string, from: string): Flight => ({ anchor, from: { kind: 'anchor', anchor: from } });

/** Troops stand on islands, fleets in sea spaces. */
function stackAt(place: string): string {
  return place.startsWith('sea-') ? `fleets-${place}` : `troops-${place}`;
}

/** `homeOf`: where a seat is seen, by its purse or its panel. */
export function flightsOf(event: CycladesEvent, homeOf: (seat: Seat) => string): readonly Flight[] {
  switch (event.type) {
    case 'fleets-moved':
    case 'troops-moved':
    case 'retreated':
      return [sailed(stackAt(event.to), event.from, event.to)];
    case 'fleet-recruited':
    case 'fleet-lured':
      return [dropped(`fleets-${event.sea}`)];
    case 'troop-recruited':
      return [dropped(`troops-${event.island}`)];
    case 'built':
    case 'building-raised':
      return [dropped(`${event.building}-${event.island}`)];
    case 'metropolis-placed':
      return [dropped(`metropolis-${event.island}`)];
    case 'figurine-placed':
      return [dropped(`figurine-${event.figurine}`)];
    case 'kraken-placed':
    case 'kraken-moved':
      return [dropped('kraken')];
    case 'offering-made':
      return [handed(`marker-${event.god}-${event.seat}`, homeOf(event.seat))];
    case 'creature-drawn':
      return [handed(event.slot, 'deck')];
    case 'creature-slid':
      return [handed(event.to, event.from)];
    case 'turn-ended':
      return [handed(`turn-${event.space}`, homeOf(event.seat))];
    default:
      return [];
  }
}

export function rollsOf(events: readonly CycladesEvent[]): readonly Roll[] {
  return events.flatMap((event) => {
    if (event.type !== 'assault-rolled') return [];
    const { place, attackDie, defenceDie, attack, defence } = event;
    return [{ place, attackDie, defenceDie, attack, defence }];
  });
}
