// PEARL-2 The face-down pile: the one place where a hidden card becomes known to somebody.

import { expose, shuffle } from '@atoll/engine';
import type { Emit } from '@atoll/engine';
import type { Card } from './cards.js';
import type { PearlsEvent } from './moves.js';
import type { State } from './state.js';

/** PEARL-2.3 An empty pile is made anew from all cards laid off, open or not. Hands and sealed offers stay out. */
function reshuffle(draft: State, emit: Emit<PearlsEvent>): void {
  const cards = draft.shown;
  draft.shown = [];
  for (const player of draft.players) {
    for (const card of player.buried) cards.push(card);
    player.buried = [];
  }
  draft.pile = shuffle(draft.rng, cards);
  emit({ type: 'reshuffled', cards: cards.length });
}

export function takeTop(draft: State, emit: Emit<PearlsEvent>): Card {
  if (draft.pile.length === 0) reshuffle(draft, emit);
  const card = draft.pile.pop();
  // At most 13 of 18 cards are ever in hands and offers.
  if (card === undefined) throw new Error('neither pile nor laid off cards are left');
  expose(draft);
  return card;
}
