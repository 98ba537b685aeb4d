// AR-21.2, AR-21.3 What the use of a card costs, and paying it.

import type { Seat } from '@atoll/engine';

import { CARD } from '../data/evolution-cards.js';
import type { CardId } from '../data/evolution-cards.js';
import { cardOf, goods, handOver } from '../economy/goods.js';
import { payBank, payCubes } from '../economy/payment.js';
import { roundOf } from '../economy/wheel.js';
import type { Payment } from '../moves.js';
import type { Emit } from '../rules.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';

export function ownerOf(state: State, card: CardId): Seat | null {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (cardOf(state, seat as Seat, card) !== null) return seat as Seat;
  }
  return null;
}

/** AR-21.2 Another's card costs one florin more, and the florins go to the owner. */
export function florinsFor(card: CardId, seat: Seat, owner: Seat): number {
  return CARD[card].cost.florins + (seat === owner ? 0 : 1);
}

/** AR-21.2, AR-21.3 Pays, engages the card, and uses up part (b) of the round. */
export function payCard(draft: State, seat: Seat, id: CardId, payment: Payment, emit: Emit): void {
  const owner = ownerOf(draft, id) as Seat;
  const florins = florinsFor(id, seat, owner);
  if (owner === seat) payBank(draft, seat, florins);
  else handOver(draft, seat, owner, goods(florins));
  payCubes(draft, seat, payment);
  playerOf(draft, seat).discs -= CARD[id].cost.discs;
  const card = cardOf(draft, owner, id);
  if (card !== null) card.ready = false;
  const round = roundOf(draft);
  if (round !== null) round.carded = true;
  emit({ type: 'card-used', seat, owner, card: id, payment: payment.slice() });
}
