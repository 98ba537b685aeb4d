// CY-14.9 Griffon, CY-14.11 Satyr and Dryad, CY-14.12

import { expose } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { isOut } from '../cycle/ending.js';
import { goldOf, pay, receive } from '../gold.js';
import { DECLINE } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, Refusal } from '../rules.js';
import type { State, Table } from '../state.js';
import { leaveUnused, spendPower } from './power.js';

type RobMove = MoveOf<'rob' | 'decline'>;

const NOT_ANOTHER_PLAYER: Refusal = { rule: 'CY-14.12', reason: 'not-another-player' };
const HAS_NO_SUCH_CARD: Refusal = { rule: 'CY-14.12', reason: 'victim-has-no-such-card' };

/** `cards`: what the thief is after, by seat; null for the Griffon: gold is secret, so whoever is in can be named. */
function checkVictim(table: Table, seat: Seat, cards: readonly number[] | null, victim: Seat): Refusal | null {
  if (victim === seat || victim >= table.seats || isOut(table, victim)) return NOT_ANOTHER_PLAYER;
  return cards !== null && cards[victim] === 0 ? HAS_NO_SUCH_CARD : null;
}

function victimsOf(table: Table, seat: Seat, cards: readonly number[] | null): RobMove[] {
  const moves: RobMove[] = [];
  for (let place = 0; place < table.seats; place++) {
    const victim = place as Seat;
    if (checkVictim(table, seat, cards, victim) === null) moves.push({ type: 'rob', victim });
  }
  moves.push(DECLINE);
  return moves;
}

export const griffon = ask('griffon', {
  rule: 'CY-14.9',
  frame: 'creature',
  answers: ['rob', 'decline'],
  list: (state, seat) => victimsOf(state, seat, null),
  check: (state, seat, _frame, move) => (move.type === 'rob' ? checkVictim(state, seat, null, move.victim) : null),
  answer(draft, seat, frame, move, emit) {
    spendPower(frame);
    if (move.type === 'decline') return leaveUnused(frame, emit);
    const { victim } = move;
    const gold = Math.floor(goldOf(draft, victim) / 2);
    pay(draft, victim, gold);
    receive(draft, seat, gold);
    expose(draft);
    emit({ type: 'gold-stolen', seat, victim, gold });
  },
  fallback: () => DECLINE,
});

function stealCard(draft: State, seat: Seat, victim: Seat, card: 'priest' | 'philosopher', emit: Emit): void {
  const cards = card === 'priest' ? draft.priests : draft.philosophers;
  cards[victim] = (cards[victim] as number) - 1;
  cards[seat] = (cards[seat] as number) + 1;
  emit({ type: 'card-stolen', seat, victim, card });
}

/** A fourth philosopher leads to a metropolis as soon as the card is spent (CY-9.5). */
export const satyr = ask('satyr', {
  rule: 'CY-14.11',
  frame: 'creature',
  answers: ['rob', 'decline'],
  list: (state, seat) => victimsOf(state, seat, state.philosophers),
  check: (state, seat, _frame, move) =>
    move.type === 'rob' ? checkVictim(state, seat, state.philosophers, move.victim) : null,
  answer(draft, seat, frame, move, emit) {
    spendPower(frame);
    if (move.type === 'decline') return leaveUnused(frame, emit);
    stealCard(draft, seat, move.victim, 'philosopher', emit);
  },
  fallback: () => DECLINE,
});

export const dryad = ask('dryad', {
  rule: 'CY-14.11',
  frame: 'creature',
  answers: ['rob', 'decline'],
  list: (state, seat) => victimsOf(state, seat, state.priests),
  check: (state, seat, _frame, move) =>
    move.type === 'rob' ? checkVictim(state, seat, state.priests, move.victim) : null,
  answer(draft, seat, frame, move, emit) {
    spendPower(frame);
    if (move.type === 'decline') return leaveUnused(frame, emit);
    stealCard(draft, seat, move.victim, 'priest', emit);
  },
  fallback: () => DECLINE,
});
