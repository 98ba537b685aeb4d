// SJ-3.2 Supplier: swap up to two hand cards at the start of a round.

import { asked, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { badChoice, choices, remove } from '../cards/multiset.js';
import { discardCards, drawToHand } from '../cards/piles.js';
import { isActive, isActiveAnywhere } from '../city/city.js';
import { powerOf } from '../data/buildings.js';
import type { BuildingId } from '../data/buildings.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { FrameRules } from '../rules.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';

const MOST = powerOf('supplier').cards;

export function maybeSupplier(draft: State): void {
  if (isActiveAnywhere(draft, 'supplier')) draft.stack.push({ kind: 'supplier', id: frameId(draft), turn: 0 });
}

export const supplier: FrameRules<'supplier'> = {
  decisions(state, frame) {
    if (frame.turn >= state.players.length) return NOBODY;
    const seat = ((state.governor + frame.turn) % state.players.length) as Seat;
    if (playerAt(state, seat).hand.length === 0 || !isActive(state, seat, 'supplier')) return NOBODY;
    return [asked(frame, seat, { kind: 'supplier', most: MOST })];
  },
  settle(draft, frame) {
    frame.turn += 1;
    return frame.turn >= draft.players.length ? 'done' : 'again';
  },
};

const asSwap = (cards: readonly BuildingId[]): MoveOf<'swap'> => ({ type: 'swap', cards });

export const supplierAsk = ask('supplier', {
  rule: 'SJ-3.2',
  frame: 'supplier',
  answers: ['swap'],
  list(state, seat, _frame, { most }) {
    return choices(playerAt(state, seat).hand, 0, most, asSwap);
  },
  check(state, seat, _frame, move, { most }) {
    if (move.cards.length > most) return { rule: 'SJ-3.2', reason: 'too-many', params: { most } };
    const bad = badChoice(playerAt(state, seat).hand, move.cards);
    return bad === null ? null : { rule: 'SJ-3.2', reason: bad };
  },
  answer(draft, seat, frame, { cards }, emit) {
    frame.turn += 1;
    if (cards.length === 0) return;
    const { hand } = playerAt(draft, seat);
    for (let i = 0; i < cards.length; i++) remove(hand, cards[i] as BuildingId);
    discardCards(draft, cards);
    emit({ type: 'discarded', reason: 'supplier', seat, count: cards.length, cards });
    drawToHand(draft, seat, cards.length, 'supplier', emit);
  },
  fallback: () => ({ type: 'swap', cards: [] }),
});
