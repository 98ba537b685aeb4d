// CY-10.1 to CY-10.7: the further steps of a movement that has been paid for.

import { decisionId } from '@atoll/engine';
import type { Illegal } from '@atoll/engine';
import { checkStep, listSteps, step } from '../acts/fleet-step.js';
import { boardOf, seaNumber } from '../board/geometry.js';
import { fleetsIn } from '../board/seas.js';
import type { FleetMovementFrame } from '../frames.js';
import { STOP } from '../moves.js';
import type { Move, MoveOf } from '../moves.js';
import { NO_DECISIONS } from '../rules.js';
import type { AskRules, FrameRules, Tell } from '../rules.js';
import type { State } from '../state.js';

export const fleetMovement: FrameRules<FleetMovementFrame> = {
  decisions(_state, frame) {
    const { seat, at, stepsLeft } = frame;
    if (stepsLeft === 0) return NO_DECISIONS;
    return [{ id: decisionId(frame, seat, frame.said), seat, ask: { kind: 'sail-on', at, stepsLeft } }];
  },
  answer(draft, frame, _seat, move, tell) {
    frame.said += 1;
    if (move.type === 'move-fleets') sail(draft, frame, move, tell);
    else frame.stepsLeft = 0;
  },
  settle: () => 'done',
};

/** A battle ends the whole movement, also for fleets left on the way. */
export function sail(draft: State, frame: FleetMovementFrame, move: MoveOf<'move-fleets'>, tell: Tell): void {
  frame.at = move.to;
  const fights = step(draft, frame.seat, move, tell);
  frame.stepsLeft = fights ? 0 : frame.stepsLeft - 1;
}

const ELSEWHERE: Illegal = { rule: 'CY-10.1', reason: 'movement-goes-on-from-another-space' };

export const sailOn: AskRules<'sail-on'> = {
  answers: ['move-fleets', 'stop'],
  list(state, _seat, ask) {
    const moves: Move[] = [];
    const at = seaNumber(boardOf(state), ask.at);
    listSteps(moves, state, at, fleetsIn(state, at));
    moves.push(STOP);
    return moves;
  },
  check(state, seat, ask, move) {
    if (move.type !== 'move-fleets') return null;
    return move.from === ask.at ? checkStep(state, seat, move) : ELSEWHERE;
  },
  fallback: () => STOP,
};
