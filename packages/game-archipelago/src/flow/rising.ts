// AR-21.9 Missionary, Hospital: rebels stand up at once; the rebellion marker stays where it is.

import { asked, done, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { unitOf } from '../board/pieces.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { FrameRules, Refusal } from '../rules.js';
import type { State } from '../state.js';

export function openRising(draft: State, seat: Seat, left: number): void {
  draft.stack.push({ kind: 'rising', id: frameId(draft), seat, said: 0, left });
}

const someoneLies = (state: State): boolean => state.units.some((unit) => unit.lying);

export const rising: FrameRules<'rising'> = {
  decisions(state, frame) {
    if (frame.left === 0 || !someoneLies(state)) return NOBODY;
    return [asked(frame, frame.seat, { kind: 'stand-rebel', left: frame.left }, frame.said)];
  },
  settle: done,
};

const NO_REBEL: Refusal = { rule: 'AR-21.9', reason: 'not-a-rebel' };
const NOT_YET: Refusal = { rule: 'AR-21.6', reason: 'nobody-stood-up' };

export const standRebel = ask('stand-rebel', {
  rule: 'AR-21.9',
  frame: 'rising',
  answers: ['stand', 'done'],
  list(state, _seat, frame) {
    const moves: MoveOf<'stand' | 'done'>[] = [];
    for (const unit of state.units) if (unit.lying) moves.push({ type: 'stand', unit: unit.id });
    if (frame.said > 0) moves.push({ type: 'done' });
    return moves;
  },
  check(state, _seat, frame, move) {
    if (move.type === 'done') return frame.said > 0 ? null : NOT_YET;
    return unitOf(state, move.unit)?.lying ? null : NO_REBEL;
  },
  answer(draft, seat, frame, move, emit) {
    frame.said++;
    if (move.type === 'done') {
      frame.left = 0;
      return;
    }
    frame.left--;
    const unit = unitOf(draft, move.unit);
    if (unit !== null) unit.lying = false;
    emit({ type: 'citizens-stood', seat, units: [move.unit] });
  },
  fallback: (state, _seat, frame) =>
    frame.said > 0 ? { type: 'done' } : { type: 'stand', unit: state.units.find((unit) => unit.lying)?.id ?? 0 },
});
