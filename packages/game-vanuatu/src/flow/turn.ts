// VA-7 One turn of one player in phase 4, and the rest token it may end with (VA-8.14).

import { asked, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { actionOf, performAction, useBonus } from '../actions/perform.js';
import { restTokensLeft, takeRestToken, tokensLeft } from '../actions/rest.js';
import type { Ask } from '../asks.js';
import { ACTION_INDEX } from '../data/actions.js';
import type { ActionId } from '../data/actions.js';
import type { RestTokenId } from '../data/rest-tokens.js';
import type { TurnFrame } from '../frames.js';
import { heldActions, markersOn } from '../majority.js';
import type { ActionMove, MoveOf } from '../moves.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';
import { checkActionMove, checkGovern, checkTakeBack, onlyMove, smallestStack, turnMoves } from './resolve.js';
import type { TurnMove } from './resolve.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules } from '../rules.js';

const RESOLVE: Ask = { kind: 'resolve' };
const TAKE_REST_TOKEN: Ask = { kind: 'take-rest-token' };

/** VA-7.3: all his markers come back, however many lie there (VA-7.7). */
function takeBack(draft: State, seat: Seat, action: ActionId, performed: boolean, emit: Emit): void {
  const player = playerAt(draft, seat);
  const markers = markersOn(player, action);
  player.markers[ACTION_INDEX[action]] = 0;
  emit({ type: 'markers-taken-back', seat, action, markers, performed });
}

/** VA-9.11, VA-12.8 */
function govern(draft: State, seat: Seat, { from, to }: MoveOf<'govern'>, emit: Emit): void {
  const player = playerAt(draft, seat);
  const markers = markersOn(player, from);
  useBonus(player, seat, emit);
  player.markers[ACTION_INDEX[from]] = 0;
  player.markers[ACTION_INDEX[to]] = markersOn(player, to) + markers;
  player.governed = to;
  emit({ type: 'markers-moved', seat, from, to, markers });
}

function act(draft: State, frame: TurnFrame, seat: Seat, move: ActionMove, emit: Emit): void {
  performAction(draft, seat, move, emit);
  takeBack(draft, seat, actionOf(move), true, emit);
  if (move.type !== 'rest') return;
  if (restTokensLeft(draft) > 1) frame.step = 'take-rest-token';
  else takeRestToken(draft, seat, tokensLeft(draft)[0] as RestTokenId, emit);
}

function take(draft: State, frame: TurnFrame, seat: Seat, move: TurnMove, emit: Emit): void {
  frame.step = 'over';
  switch (move.type) {
    case 'take-back':
      return takeBack(draft, seat, move.action, false, emit);
    case 'govern':
      return govern(draft, seat, move, emit);
    default:
      return act(draft, frame, seat, move, emit);
  }
}

export const turn: FrameRules<'turn'> = {
  decisions(_state, frame) {
    if (frame.step === 'resolve') return [asked(frame, frame.seat, RESOLVE)];
    if (frame.step !== 'take-rest-token') return NOBODY;
    return [asked(frame, frame.seat, TAKE_REST_TOKEN, 1)];
  },
  settle(draft, frame, emit) {
    if (frame.step === 'over') return 'done';
    const forced = onlyMove(draft, frame.seat);
    if (forced === null) {
      frame.step = 'resolve';
      return 'waiting';
    }
    take(draft, frame, frame.seat, forced, emit);
    return 'again';
  },
};

export const resolve = ask('resolve', {
  rule: 'VA-7.3',
  frame: 'turn',
  answers: ['buy', 'explore', 'sail', 'build', 'rest', 'transport', 'fish', 'sell', 'draw', 'take-back', 'govern'],
  list: (state, seat) => turnMoves(state, seat),
  check(state, seat, _frame, move) {
    switch (move.type) {
      case 'take-back':
        return checkTakeBack(state, seat, move.action);
      case 'govern':
        return checkGovern(playerAt(state, seat), move);
      default:
        return checkActionMove(state, seat, move);
    }
  },
  answer: (draft, seat, frame, move, emit) => take(draft, frame, seat, move, emit),
  fallback(state, seat) {
    if (heldActions(state, seat) === 0) return smallestStack(playerAt(state, seat));
    return turnMoves(state, seat)[0] as TurnMove;
  },
});

export const restToken = ask('take-rest-token', {
  rule: 'VA-8.14',
  frame: 'turn',
  answers: ['take-rest-token'],
  list: (state) => tokensLeft(state).map((token) => ({ type: 'take-rest-token', token })),
  check(state, _seat, _frame, { token }) {
    return tokensLeft(state).includes(token) ? null : { rule: 'VA-8.12', reason: 'token-not-left', params: { token } };
  },
  answer(draft, seat, frame, { token }, emit) {
    frame.step = 'over';
    takeRestToken(draft, seat, token, emit);
  },
  fallback: (state) => ({ type: 'take-rest-token', token: tokensLeft(state)[0] as RestTokenId }),
});
