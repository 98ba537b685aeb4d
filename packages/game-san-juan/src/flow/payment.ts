// SJ-5.4, SJ-5.5 Payment, piece by piece, then SJ-5.7 and SJ-5.8, the draws after building.

import { decisionId, WRONG_ANSWER } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { distinct, remove } from '../cards/multiset.js';
import { discardCards, drawToHand } from '../cards/piles.js';
import { cheapestFirst } from '../cards/value.js';
import { goodsOf, isActive } from '../city/city.js';
import { takeGood } from '../city/goods.js';
import { BUILDINGS } from '../data/buildings.js';
import type { BuildingId } from '../data/buildings.js';
import { FIGURES } from '../data/figures.js';
import type { Good } from '../data/goods.js';
import type { PaymentFrame } from '../frames.js';
import type { Move } from '../moves.js';
import { NOBODY } from '../rules.js';
import type { AskRules, FrameRules, Tell } from '../rules.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';

export const payment: FrameRules<PaymentFrame> = {
  decisions(state, frame) {
    if (isForced(state, frame)) return NOBODY;
    const { seat, due, goods } = frame;
    return [{ id: decisionId(frame, seat, frame.paid), seat, ask: { kind: 'pay', due, goods } }];
  },
  answer(draft, frame, seat, move, tell) {
    if (move.type === 'pay-good') payGood(draft, frame, move.good, tell);
    else if (move.type === 'pay-card') payCards(draft, frame, [move.card], tell);
  },
  settle(draft, frame, tell) {
    const { seat } = frame;
    const { hand, city } = playerAt(draft, seat);
    if (frame.due > 0) payTheRest(draft, frame, hand.slice(), goodsOf(city), tell);
    if (BUILDINGS[frame.building].kind === 'city' && isActive(draft, seat, 'carpenter')) {
      drawToHand(draft, seat, 1, 'carpenter', tell);
    }
    if (hand.length <= FIGURES.poorHouseHand && isActive(draft, seat, 'poor-house')) {
      drawToHand(draft, seat, 1, 'poor-house', tell);
    }
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

function payTheRest(draft: State, frame: PaymentFrame, hand: BuildingId[], goods: Good[], tell: Tell): void {
  if (hand.length > 0) payCards(draft, frame, hand, tell);
  for (let i = 0; frame.due > 0; i++) payGood(draft, frame, goods[i] as Good, tell);
}

function payCards(draft: State, frame: PaymentFrame, cards: readonly BuildingId[], tell: Tell): void {
  const { hand } = playerAt(draft, frame.seat);
  for (let i = 0; i < cards.length; i++) remove(hand, cards[i] as BuildingId);
  discardCards(draft, cards);
  frame.due -= cards.length;
  frame.paid += cards.length;
  tell({ type: 'paid', seat: frame.seat, count: cards.length, cards, goods: [] });
}

function payGood(draft: State, frame: PaymentFrame, good: Good, tell: Tell): void {
  draft.discard.push(takeGood(draft, frame.seat, good));
  frame.due -= 1;
  frame.goods -= 1;
  frame.paid += 1;
  tell({ type: 'paid', seat: frame.seat, count: 0, cards: [], goods: [good] });
}

/** The different goods that may be part of the payment. */
function payableKinds(state: State, seat: Seat, most: number): Good[] {
  return most === 0 ? [] : distinct(goodsOf(playerAt(state, seat).city));
}

export const pay: AskRules<'pay'> = {
  answers: ['pay-card', 'pay-good'],
  list(state, seat, ask) {
    const moves: Move[] = [];
    for (const card of distinct(playerAt(state, seat).hand)) moves.push({ type: 'pay-card', card });
    for (const good of payableKinds(state, seat, ask.goods)) moves.push({ type: 'pay-good', good });
    return moves;
  },
  check(state, seat, ask, move) {
    if (move.type === 'pay-card') {
      return playerAt(state, seat).hand.includes(move.card) ? null : { rule: 'SJ-5.4', reason: 'not-available' };
    }
    if (move.type !== 'pay-good') return WRONG_ANSWER;
    if (ask.goods === 0) return { rule: 'SJ-5.5', reason: 'no-more-goods' };
    return payableKinds(state, seat, ask.goods).includes(move.good)
      ? null
      : { rule: 'SJ-5.5', reason: 'not-available' };
  },
  fallback(state, seat, ask) {
    const { hand } = playerAt(state, seat);
    const card = cheapestFirst(state.options, hand)[0];
    if (card !== undefined) return { type: 'pay-card', card };
    return { type: 'pay-good', good: payableKinds(state, seat, ask.goods)[0] as Good };
  },
};
