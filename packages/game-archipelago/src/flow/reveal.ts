// AR-22.5 Researcher, Head-hunter: five cards for all to see, one of them for sale at its lowest cost.

import { asked, expose, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { discardCards, openRedZones, reshuffleEvolution } from '../cards/deck.js';
import { CARD } from '../data/evolution-cards.js';
import type { CardId, CardKind } from '../data/evolution-cards.js';
import { payBank } from '../economy/payment.js';
import type { RevealFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';

export function openReveal(draft: State, seat: Seat, count: number, wanted: CardKind, emit: Emit): void {
  const cards = draft.evolutionDeck.splice(-count, count).toReversed();
  expose(draft);
  emit({ type: 'cards-revealed', seat, cards: cards.slice() });
  draft.stack.push({ kind: 'reveal', id: frameId(draft), seat, said: 0, wanted, cards, stage: 'buy' });
}

export function lowestCost(card: CardId): number {
  return Math.min(...CARD[card].corners);
}

/** AR-20.4, AR-21.5 A bought card is ready; the buyer has used a card this round already. */
export function takeCard(draft: State, seat: Seat, card: CardId, florins: number, emit: Emit): void {
  payBank(draft, seat, florins);
  playerOf(draft, seat).cards.push({ id: card, ready: true, turn: draft.turn, citizen: -1 });
  emit({ type: 'card-bought', seat, card, florins });
}

export const reveal: FrameRules<'reveal'> = {
  decisions(_state, frame) {
    const { seat, cards, wanted } = frame;
    // What is for sale is seen by all; what the buyer can pay is not.
    if (frame.stage !== 'buy' || !cards.some((card) => CARD[card].kind === wanted)) return NOBODY;
    return [asked(frame, seat, { kind: 'buy-revealed', cards: cards.slice(), wanted })];
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

const NOT_REVEALED: Refusal = { rule: 'AR-22.5', reason: 'card-not-revealed' };
const OTHER_KIND: Refusal = { rule: 'AR-22.5', reason: 'other-kind-of-card' };
const NO_FLORINS: Refusal = { rule: 'AR-22.5', reason: 'not-enough-florins' };

function checkBuy(state: State, seat: Seat, frame: RevealFrame, card: CardId): Refusal | null {
  if (!frame.cards.includes(card)) return NOT_REVEALED;
  if (CARD[card].kind !== frame.wanted) return OTHER_KIND;
  return playerOf(state, seat).florins < lowestCost(card) ? NO_FLORINS : null;
}

export const buyRevealed = ask('buy-revealed', {
  rule: 'AR-22.5',
  frame: 'reveal',
  answers: ['buy', 'decline'],
  list(state, seat, frame) {
    const moves: MoveOf<'buy' | 'decline'>[] = [];
    for (const card of frame.cards) {
      if (checkBuy(state, seat, frame, card) === null) moves.push({ type: 'buy', card });
    }
    moves.push({ type: 'decline' });
    return moves;
  },
  check: (state, seat, frame, move) => (move.type === 'buy' ? checkBuy(state, seat, frame, move.card) : null),
  answer(draft, seat, frame, move, emit) {
    frame.said++;
    frame.stage = 'discard';
    if (move.type === 'decline') return;
    frame.cards = frame.cards.filter((card) => card !== move.card);
    takeCard(draft, seat, move.card, lowestCost(move.card), emit);
  },
  fallback: () => ({ type: 'decline' }),
});
