// AR-8.12, AR-18.8, AR-18.9 After a domestic crisis town holders may expel foreign rebels from ports and markets.

import { decisionId, frameId } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { townHolder } from '../board/control.js';
import { unitOf } from '../board/pieces.js';
import type { State } from '../state.js';
import { ends } from './rule.js';
import type { Question, Rule } from './rule.js';

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

export const expulsion: Rule<'expulsion'> = {
  decisions(state, frame) {
    const seat = frame.seats[frame.at];
    const unit = unitOf(state, frame.units[frame.at] ?? -1);
    if (seat === undefined || unit === null || unit.building === null) return [];
    const ask = { kind: 'expel-or-spare', unit: unit.id, region: unit.region, building: unit.building } as const;
    return [{ id: decisionId(frame, seat, frame.at), seat, ask }];
  },
  answer(draft, frame, seat, move, emit) {
    const unit = unitOf(draft, frame.units[frame.at] ?? -1);
    frame.at++;
    if (unit === null) return;
    if (move.type === 'expel') {
      unit.building = null;
      emit({ type: 'rebel-expelled', seat, unit: unit.id });
    } else {
      emit({ type: 'rebel-spared', seat, unit: unit.id });
    }
  },
  settle: ends,
};

export const expelOrSpare: Question<'expel-or-spare'> = {
  answers: ['expel', 'spare'],
  list: () => [{ type: 'expel' }, { type: 'spare' }],
  check: () => null,
  fallback: () => ({ type: 'spare' }),
};
