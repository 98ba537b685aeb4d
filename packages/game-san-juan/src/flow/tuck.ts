// SJ-3.3 to SJ-3.5 Chapel and Bank: hand cards tucked for points, all owners at the same time, card by card.

import { allSeats, asked, done, frameId } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';
import type { Ask } from '../asks.js';
import { insert, isFirst, remove } from '../cards/multiset.js';
import { isActive, isActiveAnywhere } from '../city/city.js';
import type { BuildingId } from '../data/buildings.js';
import { DONE } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { FrameRules } from '../rules.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';

export function maybeTuck(draft: State): void {
  if (!isActiveAnywhere(draft, 'chapel') && !isActiveAnywhere(draft, 'bank')) return;
  const seats = allSeats(draft.players.length);
  if (!seats.some((seat) => isActive(draft, seat, 'chapel') || mayBank(draft, seat))) return;
  draft.stack.push({
    kind: 'tuck',
    id: frameId(draft),
    chapel: seats.map((seat) => isActive(draft, seat, 'chapel')),
    bank: seats.map((seat) => mayBank(draft, seat)),
    put: seats.map(() => 0),
  });
}

/** SJ-3.4: once in the whole game, and only putting a card uses it up. */
function mayBank(state: State, seat: Seat): boolean {
  return playerAt(state, seat).bank.length === 0 && isActive(state, seat, 'bank');
}

export const tuck: FrameRules<'tuck'> = {
  decisions(state, frame) {
    const open: Decision<Ask>[] = [];
    for (let i = 0; i < state.players.length; i++) {
      const seat = i as Seat;
      const chapel = frame.chapel[i] === true;
      const bank = frame.bank[i] === true;
      if ((!chapel && !bank) || playerAt(state, seat).hand.length === 0) continue;
      open.push(asked(frame, seat, { kind: 'tuck', chapel, bank }, frame.put[i]));
    }
    return open;
  },
  settle: done,
};

export const tuckAsk = ask('tuck', {
  rule: 'SJ-3.5',
  frame: 'tuck',
  answers: ['tuck', 'done'],
  list(state, seat, _frame, { chapel, bank }) {
    const moves: MoveOf<'tuck' | 'done'>[] = [DONE];
    const { hand } = playerAt(state, seat);
    for (let i = 0; i < hand.length; i++) {
      if (!isFirst(hand, i)) continue;
      const card = hand[i] as BuildingId;
      if (chapel) moves.push({ type: 'tuck', card, under: 'chapel' });
      if (bank) moves.push({ type: 'tuck', card, under: 'bank' });
    }
    return moves;
  },
  check(state, seat, _frame, move, { chapel, bank }) {
    if (move.type === 'done') return null;
    if (move.under === 'chapel' && !chapel) return { rule: 'SJ-3.3', reason: 'chapel-closed' };
    if (move.under === 'bank' && !bank) return { rule: 'SJ-3.4', reason: 'bank-closed' };
    return playerAt(state, seat).hand.includes(move.card) ? null : { rule: 'SJ-3.5', reason: 'not-available' };
  },
  // Everything goes to the player's own piles: in whatever order the owners speak, the outcome is the same.
  answer(draft, seat, frame, move, emit) {
    if (move.type === 'done') {
      frame.chapel[seat] = false;
      frame.bank[seat] = false;
      return;
    }
    const player = playerAt(draft, seat);
    remove(player.hand, move.card);
    insert(player[move.under], move.card);
    frame.put[seat] = (frame.put[seat] as number) + 1;
    if (move.under === 'chapel') frame.chapel[seat] = false;
    emit({ type: 'tucked', seat, under: move.under, card: move.card });
  },
  fallback: () => DONE,
});
