// VA-6.1 Phase 3: three passes of 2, 2 and 1 markers, said marker by marker.

import { asked, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { ACTION_IDS, ACTION_INDEX } from '../data/actions.js';
import type { ActionId } from '../data/actions.js';
import { PLANNING_PASSES } from '../data/figures.js';
import type { PlanningFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { checkPlannable } from '../planning/missing.js';
import { canOnlyRest, plannableActions } from '../planning/plannable.js';
import { contains } from '../sets.js';
import { playerAt, seatInTurn } from '../state.js';
import type { State } from '../state.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules } from '../rules.js';

const MOVES: readonly MoveOf<'plan'>[] = ACTION_IDS.map((action) => ({ type: 'plan', action }));
const REST = MOVES[ACTION_INDEX.rest] as MoveOf<'plan'>;

/** Markers a player has put before each pass. */
const PUT_BEFORE: readonly number[] = PLANNING_PASSES.map((_markers, pass) =>
  PLANNING_PASSES.slice(0, pass).reduce<number>((sum, markers) => sum + markers, 0),
);

function put(draft: State, frame: PlanningFrame, seat: Seat, action: ActionId, emit: Emit): void {
  const { markers } = playerAt(draft, seat);
  const index = ACTION_INDEX[action];
  markers[index] = (markers[index] as number) + 1;
  emit({ type: 'marker-placed', seat, action });
  frame.asking = false;
  frame.put += 1;
  if (frame.put < (PLANNING_PASSES[frame.pass] as number)) return;
  frame.put = 0;
  frame.turn += 1;
  if (frame.turn < draft.players.length) return;
  frame.turn = 0;
  frame.pass += 1;
}

export const planning: FrameRules<'planning'> = {
  decisions(state, frame) {
    if (!frame.asking) return NOBODY;
    const { pass } = frame;
    const seat = seatInTurn(state, frame.turn);
    const left = (PLANNING_PASSES[pass] as number) - frame.put;
    return [asked(frame, seat, { kind: 'plan', left }, (PUT_BEFORE[pass] as number) + frame.put)];
  },
  settle(draft, frame, emit) {
    if (frame.pass === PLANNING_PASSES.length) return 'done';
    const seat = seatInTurn(draft, frame.turn);
    // VA-6.7
    if (canOnlyRest(draft, seat)) {
      put(draft, frame, seat, 'rest', emit);
      return 'again';
    }
    frame.asking = true;
    return 'waiting';
  },
};

export const markerToPlan = ask('plan', {
  rule: 'VA-6.1',
  frame: 'planning',
  answers: ['plan'],
  list(state, seat) {
    const plannable = plannableActions(state, seat);
    return MOVES.filter((_move, action) => contains(plannable, action));
  },
  check: (state, seat, _frame, { action }) => checkPlannable(state, seat, action),
  answer: (draft, seat, frame, { action }, emit) => put(draft, frame, seat, action, emit),
  fallback: () => REST,
});
