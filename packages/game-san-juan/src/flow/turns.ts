// SJ-2.4: in a role phase every seat has its turn once, the picker first, then clockwise.

import type { Seat } from '@atoll/engine';
import type { RolePhaseFrame } from '../frames.js';
import type { State } from '../state.js';

/** Whose turn it is; null once everybody had his. */
export function seatInTurn(state: State, phase: RolePhaseFrame): Seat | null {
  const seats = state.players.length;
  return phase.turn < seats ? (((phase.picker + phase.turn) % seats) as Seat) : null;
}

/** On to the next seat that has something to do, or to the end of the phase. */
export function skipTurns(draft: State, phase: RolePhaseFrame, hasToDo: (state: State, seat: Seat) => boolean): void {
  const seats = draft.players.length;
  do phase.turn += 1;
  while (phase.turn < seats && !hasToDo(draft, ((phase.picker + phase.turn) % seats) as Seat));
}
