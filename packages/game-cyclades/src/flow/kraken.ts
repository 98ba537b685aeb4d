// CY-15.1, CY-15.2: the Kraken goes on, for gold.

import { asked, done, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import type { Ask } from '../asks.js';
import { boardMoves } from '../board/board-moves.js';
import { boardOf, seaNumber, seasBeside } from '../board/geometry.js';
import { settleKraken } from '../creatures/at-sea.js';
import { KRAKEN_STEP_COST } from '../data/creatures.js';
import { checkGold, goldOf, pay } from '../gold.js';
import { STOP } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import type { State } from '../state.js';

const KRAKEN_STEP: Ask = { kind: 'kraken-step' };

export const krakenFrame: FrameRules<'kraken'> = {
  decisions(_state, frame) {
    if (frame.stage === 'over') return NOBODY;
    // Asked even without gold: that they cannot pay for a step is nobody else's business.
    return [asked(frame, frame.seat, KRAKEN_STEP, frame.said)];
  },
  settle: done,
};

function goOn(draft: State, seat: Seat, { sea }: MoveOf<'move-kraken'>, emit: Emit): void {
  pay(draft, seat, KRAKEN_STEP_COST);
  emit({ type: 'action-paid', seat, gold: KRAKEN_STEP_COST });
  emit({ type: 'kraken-moved', seat, sea });
  settleKraken(draft, seaNumber(boardOf(draft), sea), emit);
}

const NOT_ADJACENT: Refusal = { rule: 'CY-15.1', reason: 'not-adjacent' };

export const krakenStep = ask('kraken-step', {
  rule: 'CY-15.1',
  frame: 'kraken',
  answers: ['move-kraken', 'stop'],
  list(state, seat) {
    const moves: MoveOf<'move-kraken' | 'stop'>[] = [];
    const board = boardOf(state);
    const { moveKraken } = boardMoves(state);
    if (goldOf(state, seat) >= KRAKEN_STEP_COST) {
      for (const sea of seasBeside(board, state.kraken)) moves.push(moveKraken[sea] as MoveOf<'move-kraken'>);
    }
    moves.push(STOP);
    return moves;
  },
  check(state, seat, _frame, move) {
    if (move.type === 'stop') return null;
    const board = boardOf(state);
    if (!seasBeside(board, state.kraken).includes(seaNumber(board, move.sea))) return NOT_ADJACENT;
    return checkGold(state, seat, KRAKEN_STEP_COST);
  },
  answer(draft, seat, frame, move, emit) {
    frame.said += 1;
    if (move.type === 'move-kraken') goOn(draft, seat, move, emit);
    else frame.stage = 'over';
  },
  fallback: () => STOP,
});
