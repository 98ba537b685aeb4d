// CY-14.7 Sylph

import { asked, NOBODY } from '@atoll/engine';
import { checkStep, listSteps, step } from '../acts/fleet-step.js';
import { boardOf, seaId } from '../board/geometry.js';
import { fleetOwnerOf, fleetsIn } from '../board/seas.js';
import type { PlaceId, SeaId } from '../data/boards.js';
import type { SylphFrame } from '../frames.js';
import { STOP } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { FrameRules, Refusal } from '../rules.js';
import type { State } from '../state.js';

export const sylph: FrameRules<'sylph'> = {
  decisions(_state, frame) {
    const { seat, stepsLeft } = frame;
    if (frame.stage === 'resolving') return NOBODY;
    return [asked(frame, seat, { kind: 'sylph', stepsLeft }, frame.said)];
  },
  settle(draft, frame) {
    if (frame.stepsLeft === 0 || stepsOf(draft, frame).length === 0) return 'done';
    frame.stage = 'asking';
    return 'again';
  },
};

/** A battle under the Sylph is over: its survivors do not move again. */
export function rest(draft: State, place: PlaceId, fleets: number): void {
  const below = draft.stack[draft.stack.length - 2];
  if (below?.kind !== 'sylph') return;
  const sea = place as SeaId;
  const known = below.tiredAt.indexOf(sea);
  if (known < 0) {
    below.tiredAt.push(sea);
    below.tired.push(fleets);
  } else {
    below.tired[known] = (below.tired[known] as number) + fleets;
  }
}

function tiredIn({ tiredAt, tired }: SylphFrame, sea: SeaId): number {
  const place = tiredAt.indexOf(sea);
  return place < 0 ? 0 : (tired[place] as number);
}

type SylphMove = MoveOf<'move-fleets' | 'stop'>;

function stepsOf(state: State, frame: SylphFrame): SylphMove[] {
  const board = boardOf(state);
  const moves: SylphMove[] = [];
  for (let sea = 0; sea < board.seas.length; sea++) {
    if (fleetOwnerOf(state, sea) !== frame.seat) continue;
    listSteps(moves, state, sea, fleetsIn(state, sea) - tiredIn(frame, seaId(board, sea)));
  }
  return moves;
}

const TIRED: Refusal = { rule: 'CY-14.7', reason: 'fleets-have-fought' };

export const sylphAsk = ask('sylph', {
  rule: 'CY-14.7',
  frame: 'sylph',
  answers: ['move-fleets', 'stop'],
  list(state, _seat, frame) {
    const moves = stepsOf(state, frame);
    moves.push(STOP);
    return moves;
  },
  check(state, seat, frame, move) {
    if (move.type === 'stop') return null;
    const refused = checkStep(state, seat, move, tiredIn(frame, move.from));
    if (refused === null) return null;
    return checkStep(state, seat, move) === null ? TIRED : refused;
  },
  answer(draft, seat, frame, move, emit) {
    frame.said += 1;
    frame.stage = 'resolving';
    frame.stepsLeft = move.type === 'stop' ? 0 : frame.stepsLeft - 1;
    if (move.type === 'move-fleets') step(draft, seat, move, emit);
  },
  fallback: () => STOP,
});
