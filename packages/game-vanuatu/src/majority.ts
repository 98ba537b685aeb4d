// VA-7.2 Who holds an action; VA-12.5 to VA-12.8 what neutral markers ask for.

import type { Seat } from '@atoll/engine';
import { ACTION_IDS, ACTION_INDEX, ACTIONS } from './data/actions.js';
import type { ActionId } from './data/actions.js';
import { contains } from './sets.js';
import type { ActionSet } from './sets.js';
import { playerAt, turnOf } from './state.js';
import type { Player, Table } from './state.js';

export function actionAt(index: number): ActionId {
  return ACTION_IDS[index] as ActionId;
}

/** For those who want names. */
export function actionsIn(set: ActionSet): ActionId[] {
  return ACTION_IDS.filter((_id, index) => contains(set, index));
}

export function markersOn(player: Player, action: ActionId): number {
  return player.markers[ACTION_INDEX[action]] as number;
}

/** The actions on which the player has a marker. */
export function stacksOf(player: Player): ActionSet {
  const { markers } = player;
  let stacks = 0;
  for (let action = 0; action < markers.length; action++) {
    if (markers[action] !== 0) stacks |= 1 << action;
  }
  return stacks;
}

export function heldActions(table: Table, seat: Seat): ActionSet {
  let held = 0;
  const { markers } = playerAt(table, seat);
  for (let action = 0; action < markers.length; action++) {
    if (markers[action] !== 0 && holds(table, seat, action)) held |= 1 << action;
  }
  return held;
}

/** The one who holds it; null where nobody does. */
export function holderOf(table: Table, action: ActionId): Seat | null {
  for (let seat = 0; seat < table.players.length; seat++) {
    if (contains(heldActions(table, seat as Seat), ACTION_INDEX[action])) return seat as Seat;
  }
  return null;
}

/** Compared with each opponent singly, then with the neutral markers: the two never mix (VA-12.11). */
function holds(table: Table, seat: Seat, action: number): boolean {
  const { players } = table;
  const player = playerAt(table, seat);
  const own = player.markers[action] as number;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const theirs = playerAt(table, other as Seat).markers[action] as number;
    if (theirs > own || (theirs === own && turnOf(table, other as Seat) < turnOf(table, seat))) return false;
  }
  const neutral = table.neutral[action] as number;
  return neutral === 0 || own > neutral || (own === neutral && winsTies(player, actionAt(action)));
}

/** VA-12.6, VA-12.8: against neutral markers only, and whether or not the bonus has been used. */
function winsTies(player: Player, action: ActionId): boolean {
  return player.governed === action || (player.character !== null && ACTIONS[action].character === player.character);
}
