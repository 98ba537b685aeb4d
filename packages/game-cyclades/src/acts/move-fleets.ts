// CY-10 Poseidon: moving fleets

import { frameId } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { boardOf } from '../board/geometry.js';
import { fleetOwnerOf, fleetsIn } from '../board/seas.js';
import { SPECIAL_COST, STEPS_OF_A_MOVEMENT } from '../data/gods.js';
import type { FleetMovementFrame, GodTurnFrame } from '../frames.js';
import { checkGold, goldOf, pay } from '../gold.js';
import type { Collecting, MoveOf } from '../moves.js';
import type { Emit, Refusal } from '../rules.js';
import type { State } from '../state.js';
import { checkStep, listSteps } from './fleet-step.js';
import { sail } from '../flow/fleet-movement.js';

export function listFleetMoves(moves: Collecting<'move-fleets'>, state: State, seat: Seat): void {
  if (goldOf(state, seat) < SPECIAL_COST) return;
  const spaces = boardOf(state).seas.length;
  for (let sea = 0; sea < spaces; sea++) {
    if (fleetOwnerOf(state, sea) === seat) listSteps(moves, state, sea, fleetsIn(state, sea));
  }
}

export function checkFleetMove(state: State, seat: Seat, move: MoveOf<'move-fleets'>): Refusal | null {
  return checkGold(state, seat, SPECIAL_COST) ?? checkStep(state, seat, move);
}

/** CY-10.7: paid with the first step. */
export function moveFleets(draft: State, turn: GodTurnFrame, move: MoveOf<'move-fleets'>, emit: Emit): void {
  const { seat } = turn;
  pay(draft, seat, SPECIAL_COST);
  emit({ type: 'action-paid', seat, gold: SPECIAL_COST });
  const movement: FleetMovementFrame = {
    kind: 'fleet-movement',
    id: frameId(draft),
    seat,
    said: 0,
    at: move.from,
    stepsLeft: STEPS_OF_A_MOVEMENT,
  };
  draft.stack.push(movement);
  sail(draft, movement, move, emit);
}
