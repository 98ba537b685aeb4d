// PEARL-5 Diving: once a game, at any time, a seat may swap its lowest card for the top one of the pile.

import { offered } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';
import { lowestOf } from '../cards.js';
import { playerOf, removeFromHand } from '../hand.js';
import type { Ask } from '../moves.js';
import { takeTop } from '../pile.js';
import { optionalAsk } from '../rules.js';
import type { State } from '../state.js';

export function divesOpen(state: State): readonly Decision<Ask>[] {
  const open: Decision<Ask>[] = [];
  if (!state.diving) return open;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!playerOf(state, seat as Seat).dived) open.push(offered('dive', seat as Seat, { kind: 'dive' }));
  }
  return open;
}

/** The question is open only while a dive is allowed, and every hand holds a card at all times. */
export const dive = optionalAsk('dive', {
  rule: 'PEARL-5.1',
  answers: ['dive'],
  list: () => [{ type: 'dive' }],
  check: () => null,
  answer(draft, seat, _frame, _move, emit) {
    const player = playerOf(draft, seat);
    const gave = lowestOf(player.hand);
    // Taken before the swapped card is laid off, so that a reshuffle cannot bring that very card back.
    const took = takeTop(draft, emit);
    removeFromHand(player, gave);
    player.hand.push(took);
    player.buried.push(gave);
    player.dived = true;
    emit({ type: 'dived', seat, gave, took });
  },
  fallback: () => ({ type: 'dive' }),
});
