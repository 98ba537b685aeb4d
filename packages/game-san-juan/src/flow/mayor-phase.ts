// SJ-9 Mayor phase.

import { asked, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { badChoice, choices, insert, remove, without } from '../cards/multiset.js';
import { addToHand, discardCards, drawCards, takeUnseen } from '../cards/piles.js';
import { cheapestFirst, dearest } from '../cards/value.js';
import { activePlace, cityAt, isActive } from '../city/city.js';
import type { BuildingId } from '../data/buildings.js';
import type { MayorPhase } from '../frames.js';
import { mayorDrawOf, mayorKeepOf, privilegeOf } from '../limits.js';
import { discardMoves, DONE } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules } from '../rules.js';
import { playerAt } from '../state.js';
import type { Slot, State } from '../state.js';
import { seatInTurn } from './turns.js';

export const mayorPhase: FrameRules<'mayor-phase'> = {
  decisions(state, phase) {
    const seat = seatInTurn(state, phase);
    if (seat === null) return NOBODY;
    const { least, most } = phase;
    if (phase.step === 'keep') return [asked(phase, seat, { kind: 'mayor-keep', most })];
    if (phase.step !== 'discard') return NOBODY;
    return [asked(phase, seat, { kind: 'mayor-discard', least, most }, phase.discarded)];
  },
  settle(draft, phase, emit) {
    const seat = seatInTurn(draft, phase);
    if (seat === null) return 'done';
    if (phase.step === 'customs') {
      customsGoods(draft, phase, emit);
      phase.step = 'draw';
    } else {
      drawForSeat(draft, phase, seat, emit);
    }
    return 'again';
  },
};

/** SJ-9.1 */
function customsGoods(draft: State, phase: MayorPhase, emit: Emit): void {
  const seats = draft.players.length;
  for (let i = 0; i < seats; i++) {
    const seat = ((phase.picker + i) % seats) as Seat;
    const place = activePlace(cityAt(draft, seat), 'customs-house');
    if (place < 0) continue;
    const slot = playerAt(draft, seat).city[place] as Slot;
    if (slot.good !== null) continue;
    slot.good = takeUnseen(draft, emit);
    if (slot.good !== null) emit({ type: 'customs-good-received', seat });
  }
}

function drawForSeat(draft: State, phase: MayorPhase, seat: Seat, emit: Emit): void {
  const cards = drawCards(draft, mayorDrawOf(privilegeOf(draft, seat, phase)), emit);
  emit({ type: 'mayor-drew', seat, count: cards.length, cards: cards.slice() });
  const keep = Math.min(mayorKeepOf(draft, seat), cards.length);
  if (cards.length <= 1) {
    addToHand(draft, seat, cards);
    nextTurn(phase);
  } else if (isActive(draft, seat, 'archive')) {
    // SJ-9.5, SJ-9.6: at least one card is kept, so one fewer than drawn may go.
    addToHand(draft, seat, cards);
    phase.step = 'discard';
    phase.least = cards.length - keep;
    phase.most = cards.length - 1;
  } else {
    phase.step = 'keep';
    phase.drawn = cards;
    phase.most = keep;
  }
}

function nextTurn(phase: MayorPhase): void {
  phase.turn += 1;
  phase.step = 'draw';
  phase.drawn = [];
  phase.least = 0;
  phase.most = 0;
  phase.discarded = 0;
}

function keepCards(draft: State, phase: MayorPhase, seat: Seat, { cards }: MoveOf<'keep'>, emit: Emit): void {
  const rest = without(phase.drawn, cards);
  const { hand } = playerAt(draft, seat);
  for (const card of cards) insert(hand, card);
  discardCards(draft, rest);
  emit({ type: 'mayor-kept', seat, count: cards.length, cards: cards.slice() });
  emit({ type: 'discarded', reason: 'mayor', seat, count: rest.length, cards: rest });
  nextTurn(phase);
}

/** SJ-9.4, one card at a time. */
function discardFromHand(draft: State, phase: MayorPhase, seat: Seat, { card }: MoveOf<'discard'>, emit: Emit): void {
  remove(playerAt(draft, seat).hand, card);
  draft.discard.push(card);
  emit({ type: 'discarded', reason: 'mayor', seat, count: 1, cards: [card] });
  if (phase.most === 1) {
    nextTurn(phase);
    return;
  }
  phase.discarded += 1;
  phase.most -= 1;
  if (phase.least > 0) phase.least -= 1;
}

const asKeep = (cards: readonly BuildingId[]): MoveOf<'keep'> => ({ type: 'keep', cards });

export const mayorKeep = ask('mayor-keep', {
  rule: 'SJ-9.2',
  frame: 'mayor-phase',
  answers: ['keep'],
  list(_state, _seat, { drawn }, { most }) {
    return choices(drawn, 1, most, asKeep);
  },
  check(_state, _seat, { drawn }, move, { most }) {
    if (move.cards.length === 0) return { rule: 'SJ-9.5', reason: 'keep-at-least-one' };
    if (move.cards.length > most) {
      return { rule: most > 1 ? 'SJ-9.3' : 'SJ-9.2', reason: 'too-many', params: { most } };
    }
    const bad = badChoice(drawn, move.cards);
    return bad === null ? null : { rule: 'SJ-9.2', reason: bad };
  },
  answer: (draft, seat, phase, move, emit) => keepCards(draft, phase, seat, move, emit),
  fallback: (state, _seat, { drawn }, { most }) => ({
    type: 'keep',
    cards: dearest(state.options, drawn, most),
  }),
});

export const mayorDiscard = ask('mayor-discard', {
  rule: 'SJ-9.4',
  frame: 'mayor-phase',
  answers: ['discard', 'done'],
  list(state, seat, { least }) {
    const moves: MoveOf<'discard' | 'done'>[] = discardMoves(playerAt(state, seat).hand);
    if (least === 0) moves.push(DONE);
    return moves;
  },
  check(state, seat, { least }, move) {
    if (move.type === 'done') {
      return least === 0 ? null : { rule: 'SJ-9.4', reason: 'discard-more', params: { least } };
    }
    return playerAt(state, seat).hand.includes(move.card) ? null : { rule: 'SJ-9.4', reason: 'not-available' };
  },
  answer(draft, seat, phase, move, emit) {
    if (move.type === 'discard') discardFromHand(draft, phase, seat, move, emit);
    else nextTurn(phase);
  },
  fallback(state, seat, { least }) {
    if (least === 0) return DONE;
    return { type: 'discard', card: cheapestFirst(state.options, playerAt(state, seat).hand)[0] as BuildingId };
  },
});
