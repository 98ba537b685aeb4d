// AR-8.13, AR-8.14 Export crisis: k cubes for the continent, one rebellion for each that is missing.

import { asked, frameId, NOBODY } from '@atoll/engine';

import type { Resource } from '../data/resources.js';
import { resetDeals } from '../deals/step.js';
import { moveRebellion } from '../economy/markers.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules } from '../rules.js';
import type { State } from '../state.js';
import { checkSource, SOURCES, spendCube } from './crisis-cubes.js';

export function openExportCrisis(draft: State, resource: Resource, missing: number, emit: Emit): void {
  emit({ type: 'crisis-begun', crisis: 'export', resource, figure: missing });
  resetDeals(draft);
  draft.stack.push({ kind: 'export-crisis', id: frameId(draft), resource, missing, at: 0, said: 0 });
}

export const exportCrisis: FrameRules<'export-crisis'> = {
  decisions(state, frame) {
    const seat = state.order[frame.at];
    if (seat === undefined || frame.missing === 0) return NOBODY;
    const { resource, missing, said } = frame;
    return [asked(frame, seat, { kind: 'export-step', resource, missing }, said)];
  },
  settle(draft, frame, emit) {
    emit({ type: 'crisis-ended', crisis: 'export', short: frame.missing });
    moveRebellion(draft, frame.missing, emit);
    return 'done';
  },
};

export const exportStep = ask('export-step', {
  rule: 'AR-8.13',
  frame: 'export-crisis',
  answers: ['supply', 'end-step'],
  list(state, seat, { resource }) {
    const moves: MoveOf<'supply' | 'end-step'>[] = [];
    for (const source of SOURCES) {
      if (checkSource(state, seat, 'export', resource, source) === null) moves.push({ type: 'supply', source });
    }
    moves.push({ type: 'end-step' });
    return moves;
  },
  check: (state, seat, { resource }, move) =>
    move.type === 'supply' ? checkSource(state, seat, 'export', resource, move.source) : null,
  answer(draft, seat, frame, move, emit) {
    if (move.type === 'supply') {
      frame.said++;
      frame.missing--;
      spendCube(draft, seat, 'export', frame.resource, move.source, emit);
      return;
    }
    frame.at++;
    frame.said = 0;
    resetDeals(draft);
    emit({ type: 'step-ended', seat });
  },
  fallback: () => ({ type: 'end-step' }),
});
