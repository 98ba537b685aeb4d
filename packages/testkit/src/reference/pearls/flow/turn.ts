// PEARL-3 A turn: draw up to four cards, then lay one off face down.

import { asked, NOBODY } from '@atoll/engine';
import type { FrameRule } from '@atoll/engine';
import { HAND_TO_DISCARD_FROM, lowestOf } from '../cards.js';
import { checkHolds, playerOf, removeFromHand } from '../hand.js';
import { takeTop } from '../pile.js';
import { ask } from '../rules.js';
import type { PearlsTypes } from '../rules.js';

export const turn: FrameRule<PearlsTypes, 'turn'> = {
  decisions: (_state, frame) => (frame.step === 'discard' ? [asked(frame, frame.seat, { kind: 'discard' })] : NOBODY),
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

export const discard = ask('discard', {
  rule: 'PEARL-3.2',
  frame: 'turn',
  answers: ['discard'],
  list: (state, seat) => playerOf(state, seat).hand.map((card) => ({ type: 'discard', card })),
  check: (state, seat, _frame, move) => checkHolds(state, seat, move.card),
  answer(draft, seat, frame, move, emit) {
    const player = playerOf(draft, seat);
    removeFromHand(player, move.card);
    player.buried.push(move.card);
    frame.step = 'over';
    emit({ type: 'discarded', seat, card: move.card });
  },
  fallback: (state, seat) => ({ type: 'discard', card: lowestOf(playerOf(state, seat).hand) }),
});
