// What would come of a move, for previews and plans: the rules themselves, done on a copy of what everybody sees.

import type { Seat } from '@atoll/engine';
import { performAction } from './actions/perform.js';
import { cloneIsland, clonePlayer, cloneShip } from './clone.js';
import { ACTION_INDEX } from './data/actions.js';
import type { ActionId } from './data/actions.js';
import { MARKERS } from './data/figures.js';
import type { VanuatuEvent } from './events.js';
import { heldActions } from './majority.js';
import type { ActionMove } from './moves.js';
import { contains } from './sets.js';
import { playerAt } from './state.js';
import type { State, Table } from './state.js';

/** Nothing hidden has a part in any action: what lies face down may be left out of the copy. */
function copyOf(table: Table): State {
  const copy: Table & { exposed: number } = {
    ...table,
    exposed: 0,
    fish: table.fish.slice(),
    treasure: table.treasure.slice(),
    islands: table.islands.map(cloneIsland),
    ships: table.ships.map(cloneShip),
    supply: table.supply.slice(),
    players: table.players.map(clonePlayer),
  };
  return copy as State;
}

/** The events of an action, were it performed now. The move must be legal. */
export function foresee(table: Table, seat: Seat, move: ActionMove): VanuatuEvent[] {
  const events: VanuatuEvent[] = [];
  performAction(copyOf(table), seat, move, (event) => events.push(event));
  return events;
}

/** The table with so many more markers of this seat on an action: a plan in the making. */
export function withMarkers(table: Table, seat: Seat, action: ActionId, markers: number): Table {
  const players = table.players.map(clonePlayer);
  const row = (players[seat] as Table['players'][number]).markers;
  row[ACTION_INDEX[action]] = (row[ACTION_INDEX[action]] as number) + markers;
  return { ...table, players };
}

/** VA-7.2: how many more markers would give this seat the action, as the others stand now; null: not even all five. */
export function markersToHold(table: Table, seat: Seat, action: ActionId): number | null {
  const own = playerAt(table, seat).markers[ACTION_INDEX[action]] as number;
  for (let more = 0; own + more <= MARKERS; more++) {
    if (contains(heldActions(withMarkers(table, seat, action, more), seat), ACTION_INDEX[action])) return more;
  }
  return null;
}
