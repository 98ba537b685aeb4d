// SJ-1 Deck and discard pile.

import { expose, shuffle } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import type { BuildingId } from '../data/buildings.js';
import type { DrawReason } from '../events.js';
import type { Emit } from '../rules.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';
import { insert } from './multiset.js';

/** How many cards a draw can give before the supply is exhausted (SJ-1.3). */
export function cardsLeft(state: State): number {
  return state.deck.length + state.discard.length;
}

/** SJ-1.4: the top card, seen by nobody. Null if deck and discard pile are empty. */
export function takeUnseen(draft: State, emit: Emit): BuildingId | null {
  if (draft.deck.length === 0) {
    if (draft.discard.length === 0) return null;
    // SJ-1.2: at the latest possible moment, and without what was drawn just before.
    const emptied = draft.deck;
    draft.deck = shuffle(draft.rng, draft.discard);
    draft.discard = emptied;
    emit({ type: 'deck-reshuffled', cards: draft.deck.length });
  }
  return draft.deck.pop() as BuildingId;
}

/**
 * The top cards, to be looked at by somebody, in the order of ids: fewer if the supply runs out.
 * The one place that exposes cards.
 */
export function drawCards(draft: State, count: number, emit: Emit): BuildingId[] {
  const drawn: BuildingId[] = [];
  while (drawn.length < count) {
    const card = takeUnseen(draft, emit);
    if (card === null) break;
    insert(drawn, card);
  }
  if (drawn.length > 0) expose(draft, drawn.length);
  return drawn;
}

export function drawToHand(draft: State, seat: Seat, count: number, reason: DrawReason, emit: Emit): void {
  const cards = drawCards(draft, count, emit);
  if (cards.length === 0) return;
  addToHand(draft, seat, cards);
  emit({ type: 'drew', reason, seat, count: cards.length, cards });
}

export function addToHand(draft: State, seat: Seat, cards: readonly BuildingId[]): void {
  const { hand } = playerAt(draft, seat);
  for (let i = 0; i < cards.length; i++) insert(hand, cards[i] as BuildingId);
}

/** SJ-1.1 */
export function discardCards(draft: State, cards: readonly BuildingId[]): void {
  for (let i = 0; i < cards.length; i++) draft.discard.push(cards[i] as BuildingId);
}
