// CY-14.7 Sylph

import { decisionId } from '@atoll/engine';
import type { Illegal, Seat } from '@atoll/engine';
import { checkStep, listSteps, step } from '../acts/fleet-step.js';
import { boardOf, seaId } from '../board/geometry.js';
import { fleetOwnerOf, fleetsIn } from '../board/seas.js';
import type { PlaceId, SeaId } from '../data/boards.js';
import type { SylphFrame } from '../frames.js';
import { STOP } from '../moves.js';
import type { Move } from '../moves.js';
import { NO_DECISIONS } from '../rules.js';
import type { AskRules, FrameRules } from '../rules.js';
import type { State } from '../state.js';

export const sylph: FrameRules<SylphFrame> = {
  decisions(_state, frame) {
    const { seat, stepsLeft } = frame;
    if (frame.stage === 'resolving') return NO_DECISIONS;
    return [{ id: decisionId(frame, seat, frame.said), seat, ask: { kind: 'sylph', stepsLeft } }];
  },
  answer(draft, frame, seat, move, tell) {
    frame.said += 1;
    frame.stage = 'resolving';
    frame.stepsLeft = move.type === 'stop' ? 0 : frame.stepsLeft - 1;
    if (move.type === 'move-fleets') step(draft, seat, move, tell);
  },
  settle(draft, frame) {
    if (frame.stepsLeft === 0 || stepsOf(draft, frame.seat).length === 0) return 'done';
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

function tiredIn(state: State, sea: SeaId): number {
  const top = state.stack[state.stack.length - 1];
  if (top?.kind !== 'sylph') return 0;
  const place = top.tiredAt.indexOf(sea);
  return place < 0 ? 0 : (top.tired[place] as number);
}

function stepsOf(state: State, seat: Seat): Move[] {
  const board = boardOf(state);
  const moves: Move[] = [];
  for (let sea = 0; sea < board.seas.length; sea++) {
    if (fleetOwnerOf(state, sea) !== seat) continue;
    listSteps(moves, state, sea, fleetsIn(state, sea) - tiredIn(state, seaId(board, sea)));
  }
  return moves;
}

const TIRED: Illegal = { rule: 'CY-14.7', reason: 'fleets-have-fought' };

export const sylphAsk: AskRules<'sylph'> = {
  answers: ['move-fleets', 'stop'],
  list(state, seat) {
    const moves = stepsOf(state, seat);
    moves.push(STOP);
    return moves;
  },
  check(state, seat, _ask, move) {
    if (move.type !== 'move-fleets') return null;
    const refused = checkStep(state, seat, move, tiredIn(state, move.from));
    if (refused === null) return null;
    return checkStep(state, seat, move) === null ? TIRED : refused;
  },
  fallback: () => STOP,
};
