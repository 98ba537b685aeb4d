// PEARL-3.2 Only a card of one's own hand can be laid off or offered: one check for both questions.

import type { IllegalIn, Seat } from '@atoll/engine';
import type { Card } from './cards.js';
import type { PearlsTypes } from './rules.js';
import type { Player, State } from './state.js';

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}

export function checkHolds(state: State, seat: Seat, card: Card): IllegalIn<PearlsTypes> | null {
  return playerOf(state, seat).hand.includes(card)
    ? null
    : { rule: 'PEARL-3.2', reason: 'not-in-hand', params: { card } };
}

export function removeFromHand(player: Player, card: Card): void {
  player.hand.splice(player.hand.indexOf(card), 1);
}
