// AR-10 Taxes: rebellion first, then florins for citizens, ships, towns and temples.

import type { Seat } from '@atoll/engine';

import { buildingsControlled } from '../board/control.js';
import { commit } from '../cards/commit.js';
import { TAXES } from '../data/taxes.js';
import { moveRebellion } from '../economy/markers.js';
import { takeFromBank } from '../economy/payment.js';
import type { By } from '../frames.js';
import type { Emit } from '../rules.js';
import type { Board, State } from '../state.js';

export function taxesOf(state: Board, seat: Seat): number {
  let florins = 0;
  for (const unit of state.units) {
    if (unit.seat !== seat || unit.lying) continue;
    florins += unit.kind === 'ship' ? TAXES.ship : TAXES.activeCitizen;
  }
  florins += buildingsControlled(state, seat, 'town') * TAXES.controlledTown;
  return florins + buildingsControlled(state, seat, 'temple') * TAXES.controlledTemple;
}

export function payTaxes(draft: State, seat: Seat, by: By, emit: Emit): void {
  commit(draft, seat, by, 'taxes', emit);
  moveRebellion(draft, TAXES.rebellion, emit);
  if (draft.ending !== null) return;
  emit({ type: 'taxes-taken', seat, florins: takeFromBank(draft, seat, taxesOf(draft, seat)) });
}
