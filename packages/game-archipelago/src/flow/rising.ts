// AR-21.9 Missionary, Hospital: rebels stand up at once; the rebellion marker stays where it is.

import { decisionId, frameId } from '@atoll/engine';
import type { Illegal, Seat } from '@atoll/engine';

import { unitOf } from '../board/pieces.js';
import type { Move, MoveOf } from '../moves.js';
import type { State } from '../state.js';
import type { Question, Rule } from './rule.js';
import { ends, running } from './rule.js';

export function openRising(draft: State, seat: Seat, left: number): void {
  draft.stack.push({ kind: 'rising', id: frameId(draft), seat, said: 0, left });
}

const someoneLies = (state: State): boolean => state.units.some((unit) => unit.lying);

export const rising: Rule<'rising'> = {
  decisions(state, frame) {
    if (frame.left === 0 || !someoneLies(state)) return [];
    const ask = { kind: 'stand-rebel', left: frame.left } as const;
    return [{ id: decisionId(frame, frame.seat, frame.said), seat: frame.seat, ask }];
  },
  answer(draft, frame, seat, move, emit) {
    frame.said++;
    if (move.type !== 'stand') {
      frame.left = 0;
      return;
    }
    frame.left--;
    const unit = unitOf(draft, move.unit);
    if (unit !== null) unit.lying = false;
    emit({ type: 'citizens-stood', seat, units: [move.unit] });
  },
  settle: ends,
};

const NO_REBEL: Illegal = { rule: 'AR-21.9', reason: 'not-a-rebel' };
const NOT_YET: Illegal = { rule: 'AR-21.6', reason: 'nobody-stood-up' };

export const standRebel: Question<'stand-rebel'> = {
  answers: ['stand', 'done'],
  list(state) {
    const moves: Move[] = [];
    for (const unit of state.units) if (unit.lying) moves.push({ type: 'stand', unit: unit.id });
    if (running(state, 'rising').said > 0) moves.push({ type: 'done' });
    return moves;
  },
  check(state, _seat, _ask, move) {
    if (move.type !== 'stand') return running(state, 'rising').said > 0 ? null : NOT_YET;
    return unitOf(state, (move satisfies MoveOf<'stand'>).unit)?.lying ? null : NO_REBEL;
  },
  fallback: (state) =>
    running(state, 'rising').said > 0
      ? { type: 'done' }
      : { type: 'stand', unit: state.units.find((unit) => unit.lying)?.id ?? 0 },
};
