// VA-3.1, VA-3.2 Vatus and points. Every gain goes through here, so nobody ever holds ten vatus.

import type { Seat } from '@atoll/engine';
import { POINTS_PER_CONVERSION, VATUS_CONVERTED } from './data/figures.js';
import { playerAt } from './state.js';
import type { Player, Table } from './state.js';
import type { Emit, Refusal } from './rules.js';

export function gainVatus(draft: Table, seat: Seat, vatus: number, emit: Emit): void {
  if (vatus === 0) return;
  const player = playerAt(draft, seat);
  player.vatus += vatus;
  emit({ type: 'vatus-gained', seat, vatus });
  const tens = Math.floor(player.vatus / VATUS_CONVERTED);
  if (tens === 0) return;
  player.vatus -= tens * VATUS_CONVERTED;
  player.points += tens * POINTS_PER_CONVERSION;
  emit({ type: 'vatus-converted', seat, vatus: tens * VATUS_CONVERTED, points: tens * POINTS_PER_CONVERSION });
}

export function scorePoints(draft: Table, seat: Seat, points: number, emit: Emit): void {
  if (points === 0) return;
  playerAt(draft, seat).points += points;
  emit({ type: 'points-scored', seat, points });
}

/** VA-3.2: the payment itself is told by the action it is made for. */
export function payVatus(draft: Table, seat: Seat, cost: number): void {
  playerAt(draft, seat).vatus -= cost;
}

export function checkVatus(player: Player, cost: number): Refusal | null {
  if (player.vatus >= cost) return null;
  return { rule: 'VA-3.2', reason: 'not-enough-vatus', params: { cost, vatus: player.vatus } };
}
