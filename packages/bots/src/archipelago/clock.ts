// How far a game has come, in discs placed. A turn is too long for play-outs (three or four of them are a game): the judge
// is asked when a round begins, with nothing half done as a rule.

import type { State } from '@atoll/game-archipelago/search';

/** More than the discs of all players: the next turn is later than the last disc of this one. */
const DISCS_OF_A_TURN = 64;

export function discsSoFar(state: State): number {
  let placed = 0;
  for (const { discs, discsOwned } of state.players) placed += discsOwned - discs;
  const round = state.stack.find((frame) => frame.kind === 'round');
  // The disc of a round under way counts when the round is over; that a card may take another is let pass.
  const underWay = round !== undefined && round.said > 0 ? 1 : 0;
  return state.turn * DISCS_OF_A_TURN + placed - underWay;
}
