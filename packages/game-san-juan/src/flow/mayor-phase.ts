// SJ-9 Mayor phase.

import { decisionId, WRONG_ANSWER } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { badChoice, choices, insert, remove, without } from '../cards/multiset.js';
import { addToHand, discardCards, drawCards, takeUnseen } from '../cards/piles.js';
import { cheapestFirst, dearest } from '../cards/value.js';
import { activePlace, cityAt, isActive } from '../city/city.js';
import type { BuildingId } from '../data/buildings.js';
import type { MayorPhase } from '../frames.js';
import { mayorDrawOf, mayorKeepOf } from '../limits.js';
import { discardMoves, DONE } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { NOBODY } from '../rules.js';
import type { AskRules, FrameRules, Tell } from '../rules.js';
import { playerAt } from '../state.js';
import type { Slot, State } from '../state.js';
import { runningFrame, seatInTurn } from './turns.js';

export const mayorPhase: FrameRules<MayorPhase> = {
  decisions(state, phase) {
    const seat = seatInTurn(state, phase);
    if (seat === null) return NOBODY;
    const { least, most } = phase;
    if (phase.step === 'keep') return [{ id: decisionId(phase, seat), seat, ask: { kind: 'mayor-keep', most } }];
    if (phase.step !== 'discard') return NOBODY;
    return [{ id: decisionId(phase, seat, phase.discarded), seat, ask: { kind: 'mayor-discard', least, most } }];
  },
  answer(draft, phase, seat, move, tell) {
    if (move.type === 'keep') keepCards(draft, phase, seat, move, tell);
    else if (move.type === 'discard') discardFromHand(draft, phase, seat, move, tell);
    else nextTurn(phase);
  },
  settle(draft, phase, tell) {
    const seat = seatInTurn(draft, phase);
    if (seat === null) return 'done';
    if (phase.step === 'customs') {
      customsGoods(draft, phase, tell);
      phase.step = 'draw';
    } else {
      drawForSeat(draft, phase, seat, tell);
    }
    return 'again';
  },
};

/** SJ-9.1 */
function customsGoods(draft: State, phase: MayorPhase, tell: Tell): void {
  const seats = draft.players.length;
  for (let i = 0; i < seats; i++) {
    const seat = ((phase.picker + i) % seats) as Seat;
    const place = activePlace(cityAt(draft, seat), 'customs-house');
    if (place < 0) continue;
    const slot = playerAt(draft, seat).city[place] as Slot;
    if (slot.good !== null) continue;
    slot.good = takeUnseen(draft, tell);
    if (slot.good !== null) tell({ type: 'customs-good-received', seat });
  }
}

function drawForSeat(draft: State, phase: MayorPhase, seat: Seat, tell: Tell): void {
  const cards = drawCards(draft, mayorDrawOf(draft, seat, phase), tell);
  tell({ type: 'mayor-drew', seat, count: cards.length, cards: cards.slice() });
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

function keepCards(draft: State, phase: MayorPhase, seat: Seat, { cards }: MoveOf<'keep'>, tell: Tell): void {
  const rest = without(phase.drawn, cards);
  const { hand } = playerAt(draft, seat);
  for (const card of cards) insert(hand, card);
  discardCards(draft, rest);
  tell({ type: 'mayor-kept', seat, count: cards.length, cards: cards.slice() });
  tell({ type: 'discarded', reason: 'mayor', seat, count: rest.length, cards: rest });
  nextTurn(phase);
}

/** SJ-9.4, one card at a time. */
function discardFromHand(draft: State, phase: MayorPhase, seat: Seat, { card }: MoveOf<'discard'>, tell: Tell): void {
  remove(playerAt(draft, seat).hand, card);
  draft.discard.push(card);
  tell({ type: 'discarded', reason: 'mayor', seat, count: 1, cards: [card] });
  if (phase.most === 1) {
    nextTurn(phase);
    return;
  }
  phase.discarded += 1;
  phase.most -= 1;
  if (phase.least > 0) phase.least -= 1;
}

export const mayorKeep: AskRules<'mayor-keep'> = {
  answers: ['keep'],
  list(state, _seat, ask) {
    return choices(runningFrame(state, 'mayor-phase').drawn, 1, ask.most).map((cards) => ({ type: 'keep', cards }));
  },
  check(state, _seat, ask, move) {
    if (move.type !== 'keep') return WRONG_ANSWER;
    if (move.cards.length === 0) return { rule: 'SJ-9.5', reason: 'keep-at-least-one' };
    if (move.cards.length > ask.most) {
      return { rule: ask.most > 1 ? 'SJ-9.3' : 'SJ-9.2', reason: 'too-many', params: { most: ask.most } };
    }
    const bad = badChoice(runningFrame(state, 'mayor-phase').drawn, move.cards);
    return bad === null ? null : { rule: 'SJ-9.2', reason: bad };
  },
  fallback: (state, _seat, ask) => ({
    type: 'keep',
    cards: dearest(state.options, runningFrame(state, 'mayor-phase').drawn, ask.most),
  }),
};

export const mayorDiscard: AskRules<'mayor-discard'> = {
  answers: ['discard', 'done'],
  list(state, seat, ask) {
    const moves = discardMoves(playerAt(state, seat).hand);
    if (ask.least === 0) moves.push(DONE);
    return moves;
  },
  check(state, seat, ask, move) {
    if (move.type === 'done') {
      return ask.least === 0 ? null : { rule: 'SJ-9.4', reason: 'discard-more', params: { least: ask.least } };
    }
    if (move.type !== 'discard') return WRONG_ANSWER;
    return playerAt(state, seat).hand.includes(move.card) ? null : { rule: 'SJ-9.4', reason: 'not-available' };
  },
  fallback(state, seat, ask) {
    if (ask.least === 0) return DONE;
    return { type: 'discard', card: cheapestFirst(state.options, playerAt(state, seat).hand)[0] as BuildingId };
  },
};
