// VA-6.1 Phase 3: three passes of 2, 2 and 1 markers, said marker by marker.

import { decisionId } from '@atoll/engine';
import type { AskRule, Emit, FrameRule, Seat } from '@atoll/engine';
import { NOBODY } from '../asks.js';
import type { Ask, AskOf } from '../asks.js';
import { ACTION_IDS, ACTION_INDEX } from '../data/actions.js';
import type { ActionId } from '../data/actions.js';
import { PLANNING_PASSES } from '../data/figures.js';
import type { VanuatuEvent } from '../events.js';
import type { PlanningFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import { checkPlannable } from '../planning/missing.js';
import { canOnlyRest, plannableActions } from '../planning/plannable.js';
import { contains } from '../sets.js';
import { playerAt, seatInTurn } from '../state.js';
import type { State } from '../state.js';

const MOVES: readonly MoveOf<'plan'>[] = ACTION_IDS.map((action) => ({ type: 'plan', action }));
const REST = MOVES[ACTION_INDEX.rest] as Move;

/** Markers a player has put before each pass. */
const PUT_BEFORE: readonly number[] = PLANNING_PASSES.map((_markers, pass) =>
  PLANNING_PASSES.slice(0, pass).reduce<number>((sum, markers) => sum + markers, 0),
);

function put(draft: State, frame: PlanningFrame, seat: Seat, action: ActionId, emit: Emit<VanuatuEvent>): void {
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

export const planning: FrameRule<State, PlanningFrame, Ask, Move, VanuatuEvent> = {
  decisions(state, frame) {
    if (!frame.asking) return NOBODY;
    const { pass } = frame;
    const seat = seatInTurn(state, frame.turn);
    const id = decisionId(frame, seat, (PUT_BEFORE[pass] as number) + frame.put);
    return [{ id, seat, ask: { kind: 'plan', left: (PLANNING_PASSES[pass] as number) - frame.put } }];
  },
  answer: (draft, frame, seat, move, emit) => put(draft, frame, seat, (move as MoveOf<'plan'>).action, emit),
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

export const markerToPlan: AskRule<State, AskOf<'plan'>, Move> = {
  answers: ['plan'],
  list(state, seat) {
    const plannable = plannableActions(state, seat);
    return MOVES.filter((_move, action) => contains(plannable, action));
  },
  check: (state, seat, _ask, move) => checkPlannable(state, seat, (move as MoveOf<'plan'>).action),
  fallback: () => REST,
};
