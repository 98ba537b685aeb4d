// AR-S4 The order of the evolution deck.

import { below, shuffle } from '@atoll/engine';
import type { Secret } from '@atoll/engine';

import { CARD } from '../data/evolution-cards.js';
import type { CardId } from '../data/evolution-cards.js';
import type { State } from '../state.js';

/** AR-S4 The evolution deck: of its top card the back is seen, which several cards may share. */
export const evolution: Secret<State> = {
  rule: 'AR-S4',
  names: ['evolution deck'],
  hidden({ evolutionDeck }) {
    const orders = evolutionDeck.length > 2 ? 2 : twinsOfTop(evolutionDeck).length;
    return orders < 2 ? {} : { 'evolution deck': evolutionDeck.slice() };
  },
  scramble(draft, _viewer, random) {
    const deck = draft.evolutionDeck;
    const twins = twinsOfTop(deck);
    if (twins.length === 0) return;
    const top = twins[below(random, twins.length)] as CardId;
    draft.evolutionDeck = [
      ...shuffle(
        random,
        deck.filter((card) => card !== top),
      ),
      top,
    ];
  },
};

/** The cards of the deck with the back that is seen, the top card among them. */
function twinsOfTop(deck: readonly CardId[]): CardId[] {
  const top = deck.at(-1);
  if (top === undefined) return [];
  const back = JSON.stringify(CARD[top].back);
  return deck.filter((card) => JSON.stringify(CARD[card].back) === back);
}
