// SJ-5.4, SJ-5.5 Payment, piece by piece, then SJ-5.7 and SJ-5.8, the draws after building.

import { asked, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { isFirst, remove } from '../cards/multiset.js';
import { discardCards } from '../cards/piles.js';
import { cheapestFirst } from '../cards/value.js';
import { goodsOf } from '../city/city.js';
import { DRAWS } from '../city/draws.js';
import { takeGood } from '../city/goods.js';
import { BUILDINGS } from '../data/buildings.js';
import type { BuildingId } from '../data/buildings.js';
import type { Good } from '../data/goods.js';
import type { PaymentFrame } from '../frames.js';
import { PAY_CARD } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules } from '../rules.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';
import { drawForPowers } from './draws.js';

export const payment: FrameRules<'payment'> = {
  decisions(state, frame) {
    if (isForced(state, frame)) return NOBODY;
    const { seat, due, goods } = frame;
    return [asked(frame, seat, { kind: 'pay', due, goods }, frame.paid)];
  },
  settle(draft, frame, emit) {
    const { seat } = frame;
    const { hand, city } = playerAt(draft, seat);
    if (frame.due > 0) payTheRest(draft, frame, hand.slice(), goodsOf(city), emit);
    if (BUILDINGS[frame.building].kind === 'city') drawForPowers(draft, seat, DRAWS['city-built'], 0, emit);
    drawForPowers(draft, seat, DRAWS['built-and-drawn'], hand.length, emit);
    return 'done';
  },
};

/** SJ-2.10: nothing left to pay, or everybody can see that the whole hand and which goods must go. */
function isForced(state: State, frame: PaymentFrame): boolean {
  const { due, goods } = frame;
  if (due === 0) return true;
  const { hand, city } = playerAt(state, frame.seat);
  if (hand.length + goods > due) return false;
  if (goods === 0) return true;
  const kinds = goodsOf(city);
  return kinds.length === goods || kinds[0] === kinds[kinds.length - 1];
}

function payTheRest(draft: State, frame: PaymentFrame, hand: BuildingId[], goods: Good[], emit: Emit): void {
  if (hand.length > 0) payCards(draft, frame, hand, emit);
  for (let i = 0; frame.due > 0; i++) payGood(draft, frame, goods[i] as Good, emit);
}

function payCards(draft: State, frame: PaymentFrame, cards: readonly BuildingId[], emit: Emit): void {
  const { hand } = playerAt(draft, frame.seat);
  for (let i = 0; i < cards.length; i++) remove(hand, cards[i] as BuildingId);
  discardCards(draft, cards);
  frame.due -= cards.length;
  frame.paid += cards.length;
  emit({ type: 'paid', seat: frame.seat, count: cards.length, cards, goods: [] });
}

function payGood(draft: State, frame: PaymentFrame, good: Good, emit: Emit): void {
  draft.discard.push(takeGood(draft, frame.seat, good));
  frame.due -= 1;
  frame.goods -= 1;
  frame.paid += 1;
  emit({ type: 'paid', seat: frame.seat, count: 0, cards: [], goods: [good] });
}

/** The different goods that may be part of the payment. */
function payableKinds(state: State, seat: Seat, most: number): Good[] {
  return most === 0 ? [] : goodsOf(playerAt(state, seat).city).filter((_, i, kinds) => isFirst(kinds, i));
}

export const pay = ask('pay', {
  rule: 'SJ-5.4',
  frame: 'payment',
  answers: ['pay-card', 'pay-good'],
  list(state, seat, { goods }) {
    const moves: MoveOf<'pay-card' | 'pay-good'>[] = [];
    const { hand } = playerAt(state, seat);
    for (let i = 0; i < hand.length; i++) {
      if (isFirst(hand, i)) moves.push(PAY_CARD[hand[i] as BuildingId]);
    }
    for (const good of payableKinds(state, seat, goods)) moves.push({ type: 'pay-good', good });
    return moves;
  },
  check(state, seat, { goods }, move) {
    if (move.type === 'pay-card') {
      return playerAt(state, seat).hand.includes(move.card) ? null : { rule: 'SJ-5.4', reason: 'not-available' };
    }
    if (goods === 0) return { rule: 'SJ-5.5', reason: 'no-more-goods' };
    return payableKinds(state, seat, goods).includes(move.good) ? null : { rule: 'SJ-5.5', reason: 'not-available' };
  },
  answer(draft, _seat, frame, move, emit) {
    if (move.type === 'pay-good') payGood(draft, frame, move.good, emit);
    else payCards(draft, frame, [move.card], emit);
  },
  fallback(state, seat, { goods }) {
    const { hand } = playerAt(state, seat);
    const card = cheapestFirst(state.options, hand)[0];
    if (card !== undefined) return { type: 'pay-card', card };
    return { type: 'pay-good', good: payableKinds(state, seat, goods)[0] as Good };
  },
});
