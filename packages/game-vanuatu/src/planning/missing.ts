// VA-6.2 What is missing where a marker may not be put.

import type { Seat } from '@atoll/engine';
import { ACTION_INDEX } from '../data/actions.js';
import type { ActionId } from '../data/actions.js';
import { markersOn, stacksOf } from '../majority.js';
import type { Reason } from '../reasons.js';
import type { Refusal } from '../rules.js';
import { playerAt } from '../state.js';
import type { Table } from '../state.js';
import { chartOf } from './chart.js';
import { plannableActions, plannableForFree, reachOf } from './plannable.js';
import { positionOf } from './position.js';
import { hasFish } from './possible.js';

/** What can stand between a player and a marker. */
export type Missing = Extract<
  Reason,
  | 'no-cube-in-reach'
  | 'no-drawing-slot-in-reach'
  | 'no-fish-in-reach'
  | 'no-fish-to-sell'
  | 'no-order-works'
  | 'no-own-stall-in-reach'
  | 'no-room-for-a-tourist-in-reach'
  | 'no-stall-left'
  | 'no-stall-slot-in-reach'
  | 'no-tourist-waits'
  | 'no-treasure-in-reach'
  | 'no-way'
  | 'vatus-not-in-reach'
>;

export function checkPlannable(
  table: Table,
  seat: Seat,
  action: ActionId,
): (Refusal & { readonly reason: Missing }) | null {
  const bit = 1 << ACTION_INDEX[action];
  if ((plannableActions(table, seat) & bit) !== 0) return null;
  const { vatus } = playerAt(table, seat);
  const reason = (plannableForFree(table, seat) & bit) === 0 ? obstacle(table, seat, action) : 'vatus-not-in-reach';
  return { rule: 'VA-6.2', reason, params: { action, vatus } };
}

/** Something else than vatus. */
function obstacle(table: Table, seat: Seat, action: ActionId): Missing {
  switch (action) {
    case 'buy':
      return 'no-cube-in-reach';
    case 'explore':
      return 'no-treasure-in-reach';
    case 'build':
      return playerAt(table, seat).stalls === 0 ? 'no-stall-left' : 'no-stall-slot-in-reach';
    case 'tourist':
      return table.touristsWaiting === 0 ? 'no-tourist-waits' : 'no-room-for-a-tourist-in-reach';
    case 'fish':
      return 'no-fish-in-reach';
    case 'sell':
      return obstacleToSelling(table, seat);
    case 'draw':
      return 'no-drawing-slot-in-reach';
    case 'sail':
    case 'rest':
      return 'no-way'; // Neither can happen: there is always a neighbouring ocean, and rest can always be planned.
  }
}

function obstacleToSelling(table: Table, seat: Seat): Missing {
  const player = playerAt(table, seat);
  const chart = chartOf(table, seat, true);
  const position = positionOf(player);
  const reach = reachOf(chart, position, stacksOf(player));
  const canFish = markersOn(player, 'fish') > 0 && (reach & chart.withFish) !== 0;
  if (!hasFish(chart, position) && !canFish) return 'no-fish-to-sell';
  return (reach & chart.selling) === 0 ? 'no-own-stall-in-reach' : 'no-order-works';
}
