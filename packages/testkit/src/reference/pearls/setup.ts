// PEARL-1 Set-up: the deck is shuffled and three cards are dealt to each seat.

import { frameId, shuffle } from '@atoll/engine';
import type { Emit, Random, Seat } from '@atoll/engine';
import { HAND_AT_START } from './cards.js';
import type { Card } from './cards.js';
import type { PearlsEvent } from './moves.js';
import type { Options, Player, State } from './state.js';

export function layOut(seats: number, options: Options, rng: Random, emit: Emit<PearlsEvent>): State {
  const pile: Card[] = [];
  for (let card = 0; card < options.deckSize; card++) pile.push(card);
  shuffle(rng, pile);
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const hand = pile.splice(-HAND_AT_START);
    players.push({ hand, buried: [], pearls: 0, dived: false });
    emit({ type: 'dealt', seat: seat as Seat, cards: hand.slice() });
  }
  const { deckSize, diving } = options;
  const state: State = { rng, stack: [], frames: 0, exposed: 0, deckSize, diving, pile, shown: [], players };
  state.stack.push({ kind: 'round', id: frameId(state), number: 1, turnsTaken: 0, offeringHeld: false });
  return state;
}
