// SJ-3.6 to SJ-3.8 Hand limit: everyone above his limit discards down to it, all at the same time, card by card.

import { asked, frameId } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';
import type { Ask } from '../asks.js';
import { remove } from '../cards/multiset.js';
import { discardCards } from '../cards/piles.js';
import { cheapestFirst } from '../cards/value.js';
import type { BuildingId } from '../data/buildings.js';
import { handLimitOf, LOWEST_HAND_LIMIT } from '../limits.js';
import { discardMoves } from '../moves.js';
import { ask } from '../rules.js';
import type { FrameRules } from '../rules.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';

/** Not more than nothing for whoever may keep their hand. */
function surplusOf(state: State, seat: Seat): number {
  const { length } = playerAt(state, seat).hand;
  return length <= LOWEST_HAND_LIMIT ? 0 : length - handLimitOf(state, seat);
}

export function maybeHandLimit(draft: State): void {
  for (let seat = 0; seat < draft.players.length; seat++) {
    if (surplusOf(draft, seat as Seat) <= 0) continue;
    draft.stack.push({ kind: 'hand-limit', id: frameId(draft), laid: draft.players.map(() => []) });
    return;
  }
}

export const handLimit: FrameRules<'hand-limit'> = {
  decisions(state, frame) {
    const open: Decision<Ask>[] = [];
    for (let i = 0; i < state.players.length; i++) {
      const seat = i as Seat;
      const surplus = surplusOf(state, seat);
      if (surplus <= 0) continue;
      const step = (frame.laid[i] as BuildingId[]).length;
      open.push(asked(frame, seat, { kind: 'hand-limit', surplus }, step));
    }
    return open;
  },
  settle(draft, frame, emit) {
    for (let i = 0; i < frame.laid.length; i++) {
      const cards = frame.laid[i] as BuildingId[];
      if (cards.length === 0) continue;
      discardCards(draft, cards);
      emit({ type: 'discarded', reason: 'hand-limit', seat: i as Seat, count: cards.length, cards: cards.slice() });
    }
    return 'done';
  },
};

export const handLimitAsk = ask('hand-limit', {
  rule: 'SJ-3.6',
  frame: 'hand-limit',
  answers: ['discard'],
  list: (state, seat) => discardMoves(playerAt(state, seat).hand),
  check(state, seat, _frame, move) {
    return playerAt(state, seat).hand.includes(move.card) ? null : { rule: 'SJ-3.6', reason: 'not-available' };
  },
  answer(draft, seat, frame, { card }) {
    remove(playerAt(draft, seat).hand, card);
    (frame.laid[seat] as BuildingId[]).push(card);
  },
  fallback: (state, seat) => ({
    type: 'discard',
    card: cheapestFirst(state.options, playerAt(state, seat).hand)[0] as BuildingId,
  }),
});
