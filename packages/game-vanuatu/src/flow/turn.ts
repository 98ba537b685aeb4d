// VA-7 One turn of one player in phase 4, and the rest token it may end with (VA-8.14).

import { decisionId } from '@atoll/engine';
import type { AskRule, Emit, FrameRule, Seat } from '@atoll/engine';
import { actionOf, performAction, useBonus } from '../actions/perform.js';
import { restTokensLeft, takeRestToken, tokensLeft } from '../actions/rest.js';
import { NOBODY } from '../asks.js';
import type { Ask, AskOf } from '../asks.js';
import { ACTION_INDEX } from '../data/actions.js';
import type { ActionId } from '../data/actions.js';
import type { RestTokenId } from '../data/rest-tokens.js';
import type { VanuatuEvent } from '../events.js';
import type { TurnFrame } from '../frames.js';
import { markersOn } from '../majority.js';
import type { ActionMove, Move, MoveOf } from '../moves.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';
import { onlyMove } from './resolve.js';

const RESOLVE: Ask = { kind: 'resolve' };
const TAKE_REST_TOKEN: Ask = { kind: 'take-rest-token' };

/** VA-7.3: all his markers come back, however many lie there (VA-7.7). */
function takeBack(draft: State, seat: Seat, action: ActionId, performed: boolean, emit: Emit<VanuatuEvent>): void {
  const player = playerAt(draft, seat);
  const markers = markersOn(player, action);
  player.markers[ACTION_INDEX[action]] = 0;
  emit({ type: 'markers-taken-back', seat, action, markers, performed });
}

/** VA-9.11, VA-12.8 */
function govern(draft: State, seat: Seat, { from, to }: MoveOf<'govern'>, emit: Emit<VanuatuEvent>): void {
  const player = playerAt(draft, seat);
  const markers = markersOn(player, from);
  useBonus(player, seat, emit);
  player.markers[ACTION_INDEX[from]] = 0;
  player.markers[ACTION_INDEX[to]] = markersOn(player, to) + markers;
  player.governed = to;
  emit({ type: 'markers-moved', seat, from, to, markers });
}

function act(draft: State, frame: TurnFrame, seat: Seat, move: ActionMove, emit: Emit<VanuatuEvent>): void {
  performAction(draft, seat, move, emit);
  takeBack(draft, seat, actionOf(move), true, emit);
  if (move.type !== 'rest') return;
  if (restTokensLeft(draft) > 1) frame.step = 'take-rest-token';
  else takeRestToken(draft, seat, tokensLeft(draft)[0] as RestTokenId, emit);
}

function take(draft: State, frame: TurnFrame, seat: Seat, move: Move, emit: Emit<VanuatuEvent>): void {
  frame.step = 'over';
  switch (move.type) {
    case 'take-back':
      return takeBack(draft, seat, move.action, false, emit);
    case 'govern':
      return govern(draft, seat, move, emit);
    case 'take-rest-token':
      return takeRestToken(draft, seat, move.token, emit);
    default:
      return act(draft, frame, seat, move as ActionMove, emit);
  }
}

export const turn: FrameRule<State, TurnFrame, Ask, Move, VanuatuEvent> = {
  decisions(_state, frame) {
    if (frame.step === 'resolve') return [{ id: decisionId(frame, frame.seat), seat: frame.seat, ask: RESOLVE }];
    if (frame.step !== 'take-rest-token') return NOBODY;
    return [{ id: decisionId(frame, frame.seat, 1), seat: frame.seat, ask: TAKE_REST_TOKEN }];
  },
  answer: take,
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

export const restToken: AskRule<State, AskOf<'take-rest-token'>, Move> = {
  answers: ['take-rest-token'],
  list: (state) => tokensLeft(state).map((token) => ({ type: 'take-rest-token', token })),
  check(state, _seat, _ask, move) {
    const { token } = move as MoveOf<'take-rest-token'>;
    return tokensLeft(state).includes(token) ? null : { rule: 'VA-8.12', reason: 'token-not-left', params: { token } };
  },
  fallback: (state) => ({ type: 'take-rest-token', token: tokensLeft(state)[0] as RestTokenId }),
};
