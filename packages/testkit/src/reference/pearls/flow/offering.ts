// PEARL-4 The offering: one sealed card from each seat; the highest value that nobody else offered takes the pearl.

import { asked, expose } from '@atoll/engine';
import type { Decision, Emit, FrameRule, Seat } from '@atoll/engine';
import { lowestOf, valueOf } from '../cards.js';
import type { Card } from '../cards.js';
import { checkHolds, playerOf, removeFromHand } from '../hand.js';
import type { Ask, PearlsEvent } from '../moves.js';
import { ask } from '../rules.js';
import type { PearlsTypes } from '../rules.js';
import type { State } from '../state.js';

export const offering: FrameRule<PearlsTypes, 'offering'> = {
  decisions(_state, frame) {
    const open: Decision<Ask>[] = [];
    for (let seat = 0; seat < frame.offers.length; seat++) {
      if (frame.offers[seat] === null) open.push(asked(frame, seat as Seat, { kind: 'offer' }));
    }
    return open;
  },
  settle(draft, frame, emit) {
    const cards: Card[] = [];
    for (const card of frame.offers) {
      if (card !== null) cards.push(card);
    }
    expose(draft, cards.length);
    emit({ type: 'offers-revealed', cards });
    award(draft, cards, emit);
    for (const card of cards) draft.shown.push(card);
    return 'done';
  },
};

function award(draft: State, offers: readonly Card[], emit: Emit<PearlsEvent>): void {
  const seat = winnerOf(offers);
  if (seat === null) {
    emit({ type: 'pearl-sunk' });
    return;
  }
  playerOf(draft, seat).pearls += 1;
  emit({ type: 'pearl-taken', seat });
}

/** PEARL-4.2 Equal values cancel each other; if all do, the pearl sinks. */
export function winnerOf(offers: readonly Card[]): Seat | null {
  let winner: Seat | null = null;
  let highest = 0;
  for (const [seat, card] of offers.entries()) {
    const value = valueOf(card);
    if (value <= highest || offers.some((other) => other !== card && valueOf(other) === value)) continue;
    highest = value;
    winner = seat as Seat;
  }
  return winner;
}

export const offer = ask('offer', {
  rule: 'PEARL-4.1',
  frame: 'offering',
  answers: ['offer'],
  list: (state, seat) => playerOf(state, seat).hand.map((card) => ({ type: 'offer', card })),
  check: (state, seat, _frame, move) => checkHolds(state, seat, move.card),
  answer(draft, seat, frame, move, emit) {
    removeFromHand(playerOf(draft, seat), move.card);
    frame.offers[seat] = move.card;
    emit({ type: 'offered', seat, card: move.card });
  },
  fallback: (state, seat) => ({ type: 'offer', card: lowestOf(playerOf(state, seat).hand) }),
});
