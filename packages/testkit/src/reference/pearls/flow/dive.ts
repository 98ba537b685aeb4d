// PEARL-5 Diving: once a game, at any time, a seat may swap its lowest card for the top one of the pile.

import { standingId } from '@atoll/engine';
import type { AskRule, Decision, Seat, StandingRule } from '@atoll/engine';
import { lowestOf } from '../cards.js';
import { playerOf, removeFromHand } from '../hand.js';
import type { Ask, Move, PearlsEvent } from '../moves.js';
import { takeTop } from '../pile.js';
import type { State } from '../state.js';

export const diving: StandingRule<State, Ask, Move, PearlsEvent> = {
  decisions(state) {
    const open: Decision<Ask>[] = [];
    if (!state.diving) return open;
    for (let seat = 0; seat < state.players.length; seat++) {
      if (playerOf(state, seat as Seat).dived) continue;
      open.push({ id: standingId('dive', seat as Seat), seat: seat as Seat, ask: { kind: 'dive' }, optional: true });
    }
    return open;
  },
  answer(draft, decision, _move, emit) {
    const { seat } = decision;
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
};

/** The question is open only while a dive is allowed, and every hand holds a card at all times. */
export const dive: AskRule<State, { readonly kind: 'dive' }, Move> = {
  answers: ['dive'],
  list: () => [{ type: 'dive' }],
  check: () => null,
  fallback: () => ({ type: 'dive' }),
};
