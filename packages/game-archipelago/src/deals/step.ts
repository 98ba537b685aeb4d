// AR-3.1, AR-3.2 When deals are allowed: one side is the player whose step it is.

import type { Seat } from '@atoll/engine';

import type { State } from '../state.js';

/** The player of the running step, if deals may be made in it now. */
export function dealMaker(state: State): Seat | null {
  const top = state.stack[state.stack.length - 1];
  if (top === undefined || state.ending !== null) return null;
  switch (top.kind) {
    case 'round':
      return top.ended ? null : top.seat;
    case 'bidding':
      return top.over ? null : top.winner;
    case 'domestic-crisis':
      return top.over ? null : (state.order[top.at] ?? null);
    case 'export-crisis':
      return state.order[top.at] ?? null;
    default:
      return null;
  }
}

/** AR-8.17 A step in the running crisis that is over: that player's cubes and tokens stay behind the screen. */
export function mustKeepCubes(state: State, seat: Seat): boolean {
  const top = state.stack[state.stack.length - 1];
  if (top?.kind !== 'domestic-crisis' && top?.kind !== 'export-crisis') return false;
  return state.order.indexOf(seat) < top.at;
}

/** A new step begins: AR-3.8 counts anew. */
export function resetDeals(draft: State): void {
  draft.deals.made.fill(0);
  draft.deals.declined.fill(0);
}
