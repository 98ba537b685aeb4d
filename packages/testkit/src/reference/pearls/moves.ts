// What can be asked, answered and told.

import { integer, tagged } from '@atoll/engine';
import type { Seat, Shape } from '@atoll/engine';
import type { Card } from './cards.js';

export type Ask = { readonly kind: 'discard' } | { readonly kind: 'offer' } | { readonly kind: 'dive' };

export type Move =
  | { readonly type: 'discard'; readonly card: Card }
  | { readonly type: 'offer'; readonly card: Card }
  | { readonly type: 'dive' };

/** A card is null where the viewer may not know it. */
export type PearlsEvent =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] | null }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'offered'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'offers-revealed'; readonly cards: readonly Card[] }
  | { readonly type: 'pearl-taken'; readonly seat: Seat }
  | { readonly type: 'pearl-sunk' }
  | { readonly type: 'dived'; readonly seat: Seat; readonly gave: Card | null; readonly took: Card | null }
  | { readonly type: 'reshuffled'; readonly cards: number };

const card: Shape<Card> = integer(0, 23);

export const moveShape = tagged<Move, 'type'>('type', {
  discard: { card },
  offer: { card },
  dive: {},
});
