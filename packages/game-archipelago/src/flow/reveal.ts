// AR-22.5 Researcher, Head-hunter: five cards for all to see, one of them for sale at its lowest cost.

import { decisionId, expose, frameId } from '@atoll/engine';
import type { Emit, Illegal, Seat } from '@atoll/engine';

import { discardCards, openRedZones, reshuffleEvolution } from '../cards/deck.js';
import { CARD } from '../data/evolution-cards.js';
import type { CardId, CardKind } from '../data/evolution-cards.js';
import { payBank } from '../economy/payment.js';
import type { Event } from '../events.js';
import type { RevealFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';
import { running } from './rule.js';
import type { Question, Rule } from './rule.js';

export function openReveal(draft: State, seat: Seat, count: number, wanted: CardKind, emit: Emit<Event>): void {
  const cards = draft.evolutionDeck.splice(-count, count).toReversed();
  expose(draft);
  emit({ type: 'cards-revealed', seat, cards: cards.slice() });
  draft.stack.push({ kind: 'reveal', id: frameId(draft), seat, said: 0, wanted, cards, stage: 'buy' });
}

export function lowestCost(card: CardId): number {
  return Math.min(...CARD[card].corners);
}

/** AR-20.4, AR-21.5 A bought card is ready; the buyer has used a card this round already. */
export function takeCard(draft: State, seat: Seat, card: CardId, florins: number, emit: Emit<Event>): void {
  payBank(draft, seat, florins);
  playerOf(draft, seat).cards.push({ id: card, ready: true, turn: draft.turn, citizen: -1 });
  emit({ type: 'card-bought', seat, card, florins });
}

export const reveal: Rule<'reveal'> = {
  decisions(_state, frame) {
    const { seat, cards, wanted } = frame;
    // What is for sale is seen by all; what he can pay is not.
    if (frame.stage !== 'buy' || !cards.some((card) => CARD[card].kind === wanted)) return [];
    return [{ id: decisionId(frame, seat), seat, ask: { kind: 'buy-revealed', cards: cards.slice(), wanted } }];
  },
  answer(draft, frame, seat, move, emit) {
    frame.said++;
    frame.stage = 'discard';
    if (move.type !== 'buy') return;
    frame.cards = frame.cards.filter((card) => card !== move.card);
    takeCard(draft, seat, move.card, lowestCost(move.card), emit);
  },
  settle(draft, frame, emit) {
    if (frame.stage === 'done') return 'done';
    frame.stage = 'done';
    discardCards(draft, frame.cards, emit);
    frame.cards = [];
    reshuffleEvolution(draft, emit);
    openRedZones(draft);
    return 'again';
  },
};

const NOT_REVEALED: Illegal = { rule: 'AR-22.5', reason: 'card-not-revealed' };
const OTHER_KIND: Illegal = { rule: 'AR-22.5', reason: 'other-kind-of-card' };
const NO_FLORINS: Illegal = { rule: 'AR-22.5', reason: 'not-enough-florins' };

function checkBuy(state: State, seat: Seat, frame: RevealFrame, card: CardId): Illegal | null {
  if (!frame.cards.includes(card)) return NOT_REVEALED;
  if (CARD[card].kind !== frame.wanted) return OTHER_KIND;
  return playerOf(state, seat).florins < lowestCost(card) ? NO_FLORINS : null;
}

export const buyRevealed: Question<'buy-revealed'> = {
  answers: ['buy', 'decline'],
  list(state, seat) {
    const frame = running(state, 'reveal');
    const moves: Move[] = [];
    for (const card of frame.cards) {
      if (checkBuy(state, seat, frame, card) === null) moves.push({ type: 'buy', card });
    }
    moves.push({ type: 'decline' });
    return moves;
  },
  check: (state, seat, _ask, move) =>
    move.type === 'buy' ? checkBuy(state, seat, running(state, 'reveal'), (move satisfies MoveOf<'buy'>).card) : null,
  fallback: () => ({ type: 'decline' }),
};
