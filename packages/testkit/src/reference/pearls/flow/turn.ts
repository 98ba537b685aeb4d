// PEARL-3 A turn: draw up to four cards, then lay one off face down.

import { decisionId } from '@atoll/engine';
import type { AskRule, FrameRule } from '@atoll/engine';
import { HAND_TO_DISCARD_FROM, lowestOf } from '../cards.js';
import { checkHolds, playerOf, removeFromHand } from '../hand.js';
import type { Ask, Move, PearlsEvent } from '../moves.js';
import { takeTop } from '../pile.js';
import type { State, TurnFrame } from '../state.js';

export const turn: FrameRule<State, TurnFrame, Ask, Move, PearlsEvent> = {
  decisions(_state, frame) {
    if (frame.step !== 'discard') return [];
    return [{ id: decisionId(frame, frame.seat), seat: frame.seat, ask: { kind: 'discard' } }];
  },
  answer(draft, frame, seat, move, emit) {
    if (move.type !== 'discard') return;
    const player = playerOf(draft, seat);
    removeFromHand(player, move.card);
    player.buried.push(move.card);
    frame.step = 'over';
    emit({ type: 'discarded', seat, card: move.card });
  },
  settle(draft, frame, emit) {
    if (frame.step === 'over') return 'done';
    const { hand } = playerOf(draft, frame.seat);
    while (hand.length < HAND_TO_DISCARD_FROM) {
      const card = takeTop(draft, emit);
      hand.push(card);
      emit({ type: 'drew', seat: frame.seat, card });
    }
    frame.step = 'discard';
    return 'waiting';
  },
};

export const discard: AskRule<State, { readonly kind: 'discard' }, Move> = {
  answers: ['discard'],
  list: (state, seat) => playerOf(state, seat).hand.map((card) => ({ type: 'discard', card })),
  check: (state, seat, _ask, move) => (move.type === 'discard' ? checkHolds(state, seat, move.card) : null),
  fallback: (state, seat) => ({ type: 'discard', card: lowestOf(playerOf(state, seat).hand) }),
};
