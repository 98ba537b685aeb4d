// CY-3 God row

import { expose, shuffle } from '@atoll/engine';
import { MAIN_GODS } from '../data/gods.js';
import type { MainGod } from '../data/gods.js';
import { setupOf } from '../data/setups.js';
import type { Emit } from '../rules.js';
import type { State } from '../state.js';

/** The row of a new cycle. Its mode is that of the set-up, whoever has left since (CY-3.6). */
export function layGods(draft: State, emit: Emit): void {
  switch (setupOf(draft.seats).row) {
    case 'all-visible':
      draft.row = shuffledGods(draft);
      break;
    case 'rotate-one-hidden':
      rotate(draft);
      break;
    case 'alternate-pairs':
      alternate(draft);
      break;
  }
  emit({ type: 'gods-laid', row: draft.row.slice() });
}

function shuffledGods(draft: State): MainGod[] {
  return shuffle(draft.rng, MAIN_GODS.slice());
}

/** CY-3.2 */
function rotate(draft: State): void {
  const [first] = draft.faceDown;
  const gods = first === undefined ? shuffledGods(draft) : [first, ...shuffle(draft.rng, draft.row.slice())];
  draft.row = gods.slice(0, 3);
  draft.faceDown = gods.slice(3);
}

/** CY-3.3, CY-3.4: turning the pair up shows the order in which it lay. */
function alternate(draft: State): void {
  if (draft.cycle % 2 === 1) {
    const gods = shuffledGods(draft);
    draft.row = gods.slice(0, 2);
    draft.faceDown = gods.slice(2);
  } else {
    const used = draft.row;
    draft.row = draft.faceDown;
    draft.faceDown = used;
    expose(draft);
  }
}
