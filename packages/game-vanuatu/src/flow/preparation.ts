// VA-4.2 Phase 1: everything but the tiles. VA-12.13, VA-12.17 with two players also the characters.

import { expose, shuffle } from '@atoll/engine';
import { renewShips } from '../board/ships.js';
import { isEmptyOfCubes, stock } from '../board/stocks.js';
import { CHARACTER_IDS, inDataOrder } from '../data/characters.js';
import { CHARACTERS_OFFERED, FISH_PRICE } from '../data/figures.js';
import { isTwoPlayerGame } from '../state.js';
import type { State } from '../state.js';
import type { Emit } from '../rules.js';

/** The order is that of the rule; only ships before islands matters, for the cubes they bring back. */
export function prepareRound(draft: State, emit: Emit): void {
  draft.round += 1;
  emit({ type: 'round-began', round: draft.round });
  if (isTwoPlayerGame(draft)) offerCharacters(draft, emit);
  if (draft.fishPrice !== FISH_PRICE) {
    draft.fishPrice = FISH_PRICE;
    emit({ type: 'fish-price-changed', price: FISH_PRICE });
  }
  callTourists(draft, emit);
  renewShips(draft, emit);
  for (const island of draft.islands) {
    if (isEmptyOfCubes(island)) stock(draft, island, emit);
  }
}

/** VA-12.2, VA-12.13, VA-12.17: the five of the last round, taken or not, are out; five of the others come. */
export function offerCharacters(draft: State, emit: Emit): void {
  const out = draft.characters;
  for (const player of draft.players) {
    if (player.character !== null) out.push(player.character);
    player.character = null;
  }
  const pool = CHARACTER_IDS.filter((character) => !out.includes(character));
  draft.characters = inDataOrder(shuffle(draft.rng, pool).slice(0, CHARACTERS_OFFERED));
  emit({ type: 'characters-laid-out', characters: draft.characters.slice() });
}

/** VA-4.2b; also the first tile of all, at the set-up. */
export function callTourists(draft: State, emit: Emit): void {
  if (draft.touristsWaiting > 0) emit({ type: 'tourists-left', tourists: draft.touristsWaiting });
  const tourists = draft.touristPile.pop();
  if (tourists === undefined) throw new Error('eight tourist tiles, and none is left for this round');
  expose(draft);
  draft.touristsWaiting = tourists;
  emit({ type: 'tourists-arrived', tourists });
}
