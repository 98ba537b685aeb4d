// AR-20.6, AR-20.9, AR-22.5 The evolution deck: only the back of its top card is seen.

import { expose, frameId, shuffle } from '@atoll/engine';

import { CARD } from '../data/evolution-cards.js';
import type { CardId } from '../data/evolution-cards.js';
import type { CardBack } from '../data/evolution-vocabulary.js';
import type { Emit } from '../rules.js';
import type { State } from '../state.js';

function topCard(state: State): CardId | undefined {
  return state.evolutionDeck[state.evolutionDeck.length - 1];
}

export function topBack(state: State): CardBack | null {
  const card = topCard(state);
  return card === undefined ? null : CARD[card].back;
}

/** AR-20.9 As soon as the deck is empty the discards are shuffled into a new one. */
export function reshuffleEvolution(draft: State, emit: Emit): void {
  if (draft.evolutionDeck.length > 0 || draft.evolutionDiscard.length === 0) return;
  draft.evolutionDeck = shuffle(draft.rng, draft.evolutionDiscard);
  draft.evolutionDiscard = [];
  emit({ type: 'evolution-shuffled' });
}

export function discardCards(draft: State, cards: readonly CardId[], emit: Emit): void {
  if (cards.length === 0) return;
  draft.evolutionDiscard.push(...cards);
  emit({ type: 'cards-discarded', cards: cards.slice() });
}

/** Turns the top card face up on the track and shows the next back. */
export function drawToTrack(draft: State, slot: number, emit: Emit): boolean {
  const card = draft.evolutionDeck.pop();
  if (card === undefined) return false;
  expose(draft);
  draft.track[slot] = { card, corner: 0 };
  emit({ type: 'track-filled', slot, card });
  reshuffleEvolution(draft, emit);
  return true;
}

/** AR-20.6 Red halves of a newly shown back are resolved at once, by the rules of phase 4. */
export function openRedZones(draft: State): void {
  const back = topBack(draft);
  if (back === null || (!back.upper.red && !back.lower.red)) return;
  draft.stack.push({ kind: 'balance', id: frameId(draft), half: 0, red: true });
}
