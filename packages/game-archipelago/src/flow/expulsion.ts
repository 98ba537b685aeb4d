// AR-8.12, AR-18.8, AR-18.9 After a domestic crisis town holders may expel foreign rebels from ports and markets.

import { asked, done, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { townHolder } from '../board/control.js';
import { unitOf } from '../board/pieces.js';
import { ask } from '../rules.js';
import type { FrameRules } from '../rules.js';
import type { State } from '../state.js';

export function openExpulsion(draft: State): void {
  const seats: Seat[] = [];
  const units: number[] = [];
  for (const seat of draft.order) {
    for (const unit of draft.units) {
      if (!unit.lying || unit.seat === seat || (unit.building !== 'port' && unit.building !== 'market')) continue;
      if (townHolder(draft, unit.region)?.seat !== seat) continue;
      seats.push(seat);
      units.push(unit.id);
    }
  }
  if (units.length > 0) draft.stack.push({ kind: 'expulsion', id: frameId(draft), seats, units, at: 0 });
}

export const expulsion: FrameRules<'expulsion'> = {
  decisions(state, frame) {
    const seat = frame.seats[frame.at];
    const unit = unitOf(state, frame.units[frame.at] ?? -1);
    if (seat === undefined || unit === null || unit.building === null) return NOBODY;
    const { id, region, building } = unit;
    return [asked(frame, seat, { kind: 'expel-or-spare', unit: id, region, building }, frame.at)];
  },
  settle: done,
};

export const expelOrSpare = ask('expel-or-spare', {
  rule: 'AR-8.12',
  frame: 'expulsion',
  answers: ['expel', 'spare'],
  list: () => [{ type: 'expel' }, { type: 'spare' }],
  check: () => null,
  answer(draft, seat, frame, { type }, emit) {
    const unit = unitOf(draft, frame.units[frame.at] ?? -1);
    frame.at++;
    if (unit === null) return;
    if (type === 'expel') {
      unit.building = null;
      emit({ type: 'rebel-expelled', seat, unit: unit.id });
    } else {
      emit({ type: 'rebel-spared', seat, unit: unit.id });
    }
  },
  fallback: () => ({ type: 'spare' }),
});
