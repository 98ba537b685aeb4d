// SJ-2.7 and SJ-11: one round after the other, until somebody has 12 buildings.

import { frameId, leftOf, NOBODY } from '@atoll/engine';
import { cardsLeft } from '../cards/piles.js';
import { countGoods } from '../city/city.js';
import { endReached } from '../limits.js';
import type { FrameRules } from '../rules.js';
import type { State } from '../state.js';

export const game: FrameRules<'game'> = {
  decisions: () => NOBODY,
  settle(draft, frame, emit) {
    const loose = looseCards(draft);
    if (endReached(draft) || isExhausted(draft, loose, frame.loose)) {
      emit({ type: 'game-ended', reason: endingOf(draft) });
      return 'done';
    }
    frame.loose = loose;
    if (draft.round > 0) {
      draft.governor = leftOf(draft.governor, draft.players.length);
      emit({ type: 'governor-passed', governor: draft.governor });
    }
    draft.round += 1;
    draft.picked = [];
    emit({ type: 'round-started', round: draft.round });
    draft.stack.push({ kind: 'round', id: frameId(draft), step: 'supplier', libraryUsed: false });
    return 'again';
  },
};

/**
 * SJ-11.4: with nothing to draw, to produce with or to sell, only laying cards down changes anything. It is over when
 * there is none left to lay, or when a whole round with a builder phase in it has changed nothing. Everybody can see
 * all of this, so the end betrays no hand.
 */
function isExhausted(state: State, loose: number | null, before: number | null): boolean {
  if (loose === null) return false;
  // Without a card in any hand the Cathedral cannot be paid for either.
  if (state.players.every(({ hand }) => hand.length === 0)) return true;
  return loose === before && state.picked.includes('builder');
}

/** The cards that could still be laid down, once the supply is exhausted; null while cards still go round. */
function looseCards(state: State): number | null {
  if (cardsLeft(state) > 0) return null;
  let loose = state.cathedral ? 1 : 0;
  for (const { hand, city } of state.players) {
    if (countGoods(city) > 0) return null;
    loose += hand.length;
  }
  return loose;
}

export function endingOf(state: State): 'twelve-buildings' | 'out-of-cards' {
  return endReached(state) ? 'twelve-buildings' : 'out-of-cards';
}
