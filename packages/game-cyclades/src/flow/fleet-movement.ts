// CY-10.1 to CY-10.7: the further steps of a movement that has been paid for.

import { asked, done, NOBODY } from '@atoll/engine';
import { checkStep, listSteps, step } from '../acts/fleet-step.js';
import { boardOf, seaNumber } from '../board/geometry.js';
import { fleetsIn } from '../board/seas.js';
import type { FleetMovementFrame } from '../frames.js';
import { STOP } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import type { State } from '../state.js';

export const fleetMovement: FrameRules<'fleet-movement'> = {
  decisions(_state, frame) {
    const { seat, at, stepsLeft } = frame;
    if (stepsLeft === 0) return NOBODY;
    return [asked(frame, seat, { kind: 'sail-on', at, stepsLeft }, frame.said)];
  },
  settle: done,
};

/** A battle ends the whole movement, also for fleets left on the way. */
export function sail(draft: State, frame: FleetMovementFrame, move: MoveOf<'move-fleets'>, emit: Emit): void {
  frame.at = move.to;
  const fights = step(draft, frame.seat, move, emit);
  frame.stepsLeft = fights ? 0 : frame.stepsLeft - 1;
}

const ELSEWHERE: Refusal = { rule: 'CY-10.1', reason: 'movement-goes-on-from-another-space' };

export const sailOn = ask('sail-on', {
  rule: 'CY-10.1',
  frame: 'fleet-movement',
  answers: ['move-fleets', 'stop'],
  list(state, _seat, frame) {
    const moves: MoveOf<'move-fleets' | 'stop'>[] = [];
    const at = seaNumber(boardOf(state), frame.at);
    listSteps(moves, state, at, fleetsIn(state, at));
    moves.push(STOP);
    return moves;
  },
  check(state, seat, frame, move) {
    if (move.type === 'stop') return null;
    return move.from === frame.at ? checkStep(state, seat, move) : ELSEWHERE;
  },
  answer(draft, _seat, frame, move, emit) {
    frame.said += 1;
    if (move.type === 'move-fleets') sail(draft, frame, move, emit);
    else frame.stepsLeft = 0;
  },
  fallback: () => STOP,
});
