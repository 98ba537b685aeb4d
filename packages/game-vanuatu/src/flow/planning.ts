// VA-6.1 Phase 3: three passes of 2, 2 and 1 markers, said marker by marker.

import { decisionId } from '@atoll/engine';
import type { AskRule, FrameRule } from '@atoll/engine';
import type { Ask, AskOf } from '../asks.js';
import { ACTION_IDS, ACTION_INDEX } from '../data/actions.js';
import { PLANNING_PASSES } from '../data/figures.js';
import type { VanuatuEvent } from '../events.js';
import type { PlanningFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import { checkPlannable } from '../planning/missing.js';
import { plannableActions } from '../planning/plannable.js';
import { playerAt, seatInTurn } from '../state.js';
import type { State } from '../state.js';

const MOVES: readonly MoveOf<'plan'>[] = ACTION_IDS.map((action) => ({ type: 'plan', action }));
const REST = MOVES[ACTION_INDEX.rest] as Move;

/** Markers a player has put before each pass. */
const PUT_BEFORE = [0, 2, 4] as const;

export const planning: FrameRule<State, PlanningFrame, Ask, Move, VanuatuEvent> = {
  decisions(state, frame) {
    const { pass, turn, put } = frame;
    const markers = PLANNING_PASSES[pass];
    if (markers === undefined) return [];
    const seat = seatInTurn(state, turn);
    const id = decisionId(frame, seat, (PUT_BEFORE[pass] as number) + put);
    return [{ id, seat, ask: { kind: 'plan', left: markers - put } }];
  },
  answer(draft, frame, seat, move, emit) {
    const { action } = move as MoveOf<'plan'>;
    const { markers } = playerAt(draft, seat);
    const index = ACTION_INDEX[action];
    markers[index] = (markers[index] as number) + 1;
    emit({ type: 'marker-placed', seat, action });
    frame.put += 1;
    if (frame.put < (PLANNING_PASSES[frame.pass] as number)) return;
    frame.put = 0;
    frame.turn += 1;
    if (frame.turn < draft.players.length) return;
    frame.turn = 0;
    frame.pass += 1;
  },
  settle: () => 'done',
};

export const markerToPlan: AskRule<State, AskOf<'plan'>, Move> = {
  answers: ['plan'],
  list(state, seat) {
    const plannable = plannableActions(state, seat);
    return MOVES.filter((_move, action) => ((plannable >> action) & 1) === 1);
  },
  check: (state, seat, _ask, move) => checkPlannable(state, seat, (move as MoveOf<'plan'>).action),
  fallback: () => REST,
};
