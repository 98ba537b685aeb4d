// AR-8.13, AR-8.14 Export crisis: k cubes for the continent, one rebellion for each that is missing.

import { decisionId, frameId } from '@atoll/engine';
import type { Emit } from '@atoll/engine';

import type { Resource } from '../data/resources.js';
import { resetDeals } from '../deals/step.js';
import { moveRebellion } from '../economy/markers.js';
import type { Event } from '../events.js';
import type { Move } from '../moves.js';
import type { State } from '../state.js';
import { checkSource, spendCube } from './crisis-cubes.js';
import type { Question, Rule } from './rule.js';

export function openExportCrisis(draft: State, resource: Resource, missing: number, emit: Emit<Event>): void {
  emit({ type: 'crisis-begun', crisis: 'export', resource, figure: missing });
  resetDeals(draft);
  draft.stack.push({ kind: 'export-crisis', id: frameId(draft), resource, missing, at: 0, said: 0 });
}

export const exportCrisis: Rule<'export-crisis'> = {
  decisions(state, frame) {
    const seat = state.order[frame.at];
    if (seat === undefined || frame.missing === 0) return [];
    const ask = { kind: 'export-step', resource: frame.resource, missing: frame.missing } as const;
    return [{ id: decisionId(frame, seat, frame.said), seat, ask }];
  },
  answer(draft, frame, seat, move, emit) {
    if (move.type === 'supply') {
      frame.said++;
      frame.missing--;
      spendCube(draft, seat, 'export', frame.resource, move.source, emit);
    } else {
      frame.at++;
      frame.said = 0;
      resetDeals(draft);
      emit({ type: 'step-ended', seat });
    }
  },
  settle(draft, frame, emit) {
    emit({ type: 'crisis-ended', crisis: 'export', short: frame.missing });
    moveRebellion(draft, frame.missing, emit);
    return 'done';
  },
};

export const exportStep: Question<'export-step'> = {
  answers: ['supply', 'end-step'],
  list(state, seat, ask) {
    const moves: Move[] = [];
    for (const source of ['market', 'screen', 'token'] as const) {
      if (checkSource(state, seat, 'export', ask.resource, source) === null) moves.push({ type: 'supply', source });
    }
    moves.push({ type: 'end-step' });
    return moves;
  },
  check: (state, seat, ask, move) =>
    move.type === 'supply' ? checkSource(state, seat, 'export', ask.resource, move.source) : null,
  fallback: () => ({ type: 'end-step' }),
};
