// The things of Cyclades' table that a person can press, and what pressing each of them could mean. Which meaning
// counts follows from the legal moves (pointing.ts): no rule is known here.

import type { Pick } from '../../../table/selection.ts';

/**
 * "sea:sea-c3", "fleets:sea-c3", "island:naxos", "troops:naxos", "square:naxos", "frame:naxos",
 * "building:naxos:port", "god:ares", "slot:slot-4", "replace:slot-4", "creature:siren", "seat:2", "tool:build".
 */
export type Thing = `${ThingKind}:${string}`;

export type ThingKind =
  | 'sea'
  | 'fleets'
  | 'island'
  | 'troops'
  | 'square'
  | 'frame'
  | 'building'
  | 'god'
  | 'slot'
  | 'replace'
  | 'creature'
  | 'seat'
  | 'tool';

export function partsOf(thing: Thing): { readonly kind: ThingKind; readonly id: string; readonly more: string } {
  const [kind, id = '', more = ''] = thing.split(':');
  return { kind: kind as ThingKind, id, more };
}

/** In this order: the first that some legal move contains is meant. `goesOn`: where from is settled already. */
export function meaningsOf(thing: Thing, goesOn: boolean): readonly Pick[] {
  const { kind, id, more } = partsOf(thing);
  const arrival = goesOn ? [{ to: id }] : [];
  switch (kind) {
    case 'sea':
      return [...arrival, { sea: id }, { from: id }];
    case 'fleets':
      return [...arrival, { from: id }, { sea: id }];
    case 'island':
      return [...arrival, { island: id }, { from: id }];
    case 'troops':
      return [
        ...arrival,
        { from: id },
        { type: 'sell-troop', island: id },
        { type: 'remove-troop', island: id },
        { type: 'recruit-troop', island: id },
        { island: id },
      ];
    case 'square':
      return [{ type: 'build', island: id }, ...arrival, { island: id }];
    case 'frame':
      return [{ type: 'place-metropolis', island: id }, ...arrival, { island: id }];
    case 'building':
      return [
        { island: id, building: more },
        { type: 'convert-building', island: id, from: more },
        { island: id, destroyed: { [more]: 1 } },
        ...arrival,
        { island: id },
      ];
    case 'god':
      return [{ god: id }];
    case 'slot':
      return [{ type: 'call-creature', slot: id }];
    case 'replace':
      return [{ type: 'replace-creature', slot: id }];
    case 'creature':
      return [{ creature: id }];
    case 'seat':
      return [{ victim: Number(id) }];
    case 'tool':
      return [{ type: id }];
  }
}
