// Where to put a marker: what the action would bring, and how much surer one marker more makes it.

import type { Seat } from '@atoll/engine';
import { ACTION_INDEX, ACTIONS, MARKERS } from '@atoll/game-vanuatu/table';
import type { ActionId, Player, Table } from '@atoll/game-vanuatu/table';
import { bestVoyage } from './outlook.js';
import type { Voyage } from './outlook.js';
import { sumOf, worthAt } from './worth.js';
import { saleWorth } from './worth.js';

export interface Plan {
  readonly table: Table;
  readonly seat: Seat;
  readonly voyage: Voyage | null;
  readonly sails: boolean;
}

export function planOf(table: Table, seat: Seat): Plan {
  const player = table.players[seat] as Player;
  return { table, seat, voyage: bestVoyage(table, seat), sails: (player.markers[ACTION_INDEX.sail] as number) > 0 };
}

/** What one marker more on an action is worth. */
export function markerWorth(plan: Plan, action: ActionId): number {
  const { table, seat } = plan;
  const own = (table.players[seat] as Player).markers[ACTION_INDEX[action]] as number;
  const surer = chanceToAct(table, seat, action, own + 1) - chanceToAct(table, seat, action, own);
  return plannedWorth(plan, action) * surer;
}

/** Here, or where the boat will be once it has sailed. */
function plannedWorth({ table, seat, voyage, sails }: Plan, action: ActionId): number {
  const player = table.players[seat] as Player;
  const here = worthAt(table, seat, action, player.boat);
  if (action === 'sail') return voyage === null ? 0.1 : voyage.gain;
  if (action === 'sell') return Math.max(here, afterFishing(table, seat, player));
  if (!sails || voyage === null || action === 'rest') return here;
  return Math.max(here, 0.8 * worthAt(table, seat, action, voyage.space));
}

/** A catch that is planned can be sold in the same round. */
function afterFishing(table: Table, seat: Seat, player: Player): number {
  if ((player.markers[ACTION_INDEX.fish] as number) === 0) return 0;
  const caught = table.fish[player.boat] as number;
  const market = worthAt(table, seat, 'sell', player.boat);
  return market === 0 ? 0.3 * caught : 0.7 * saleWorth(table, sumOf(player.fish) + caught);
}

/**
 * How likely so many markers lead to the action being done. Behind somebody one acts after them, if one holds something
 * else meanwhile and something is left.
 */
export function chanceToAct(table: Table, seat: Seat, action: ActionId, own: number): number {
  if (own === 0) return 0;
  const index = ACTION_INDEX[action];
  const neutral = table.neutral[index] as number;
  const player = table.players[seat] as Player;
  const needed = neutral === 0 ? 1 : ACTIONS[action].character === player.character ? neutral : neutral + 1;
  if (own < needed) return (0.1 * own) / needed;
  let ahead = 0;
  let margin = 2;
  let toCome = 0;
  for (const [other, { markers }] of table.players.entries()) {
    if (other === seat) continue;
    const theirs = markers[index] as number;
    const lead = own - theirs - (comesBefore(table, other, seat) ? 1 : 0) + 1;
    if (lead <= 0) ahead += 1;
    else margin = Math.min(margin, lead);
    toCome += MARKERS - markers.reduce((sum, count) => sum + count, 0);
  }
  if (ahead > 0) return action === 'rest' ? 0.75 : 0.5 / ahead;
  // The more markers the others still have, the less sure a narrow lead is.
  const threat = Math.min(1, toCome / 8);
  return margin >= 2 ? 0.97 : 0.95 - 0.25 * threat;
}

function comesBefore(table: Table, other: number, seat: Seat): boolean {
  const seats = table.players.length;
  const turn = (who: number): number => (who - table.firstPlayer + seats) % seats;
  return turn(other) < turn(seat);
}
