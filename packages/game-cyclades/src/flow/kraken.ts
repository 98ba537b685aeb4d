// CY-15.1, CY-15.2: the Kraken goes on, for gold.

import { decisionId } from '@atoll/engine';
import type { Illegal, Seat } from '@atoll/engine';
import { boardOf, seaId, seaNumber, seasBeside } from '../board/geometry.js';
import { settleKraken } from '../creatures/at-sea.js';
import { KRAKEN_STEP_COST } from '../data/creatures.js';
import type { KrakenFrame } from '../frames.js';
import { checkGold, goldOf, pay } from '../gold.js';
import { STOP } from '../moves.js';
import type { Move, MoveOf } from '../moves.js';
import { NO_DECISIONS } from '../rules.js';
import type { AskRules, FrameRules, Tell } from '../rules.js';
import type { State } from '../state.js';

export const krakenFrame: FrameRules<KrakenFrame> = {
  decisions(_state, frame) {
    if (frame.stage === 'over') return NO_DECISIONS;
    const { seat } = frame;
    // Asked even without gold: that he cannot pay for a step is nobody else's business.
    return [{ id: decisionId(frame, seat, frame.said), seat, ask: { kind: 'kraken-step' } }];
  },
  answer(draft, frame, seat, move, tell) {
    frame.said += 1;
    if (move.type === 'move-kraken') goOn(draft, seat, move, tell);
    else frame.stage = 'over';
  },
  settle: () => 'done',
};

function goOn(draft: State, seat: Seat, { sea }: MoveOf<'move-kraken'>, tell: Tell): void {
  pay(draft, seat, KRAKEN_STEP_COST);
  tell({ type: 'action-paid', seat, gold: KRAKEN_STEP_COST });
  tell({ type: 'kraken-moved', seat, sea });
  settleKraken(draft, seaNumber(boardOf(draft), sea), tell);
}

const NOT_ADJACENT: Illegal = { rule: 'CY-15.1', reason: 'not-adjacent' };

export const krakenStep: AskRules<'kraken-step'> = {
  answers: ['move-kraken', 'stop'],
  list(state, seat) {
    const moves: Move[] = [];
    const board = boardOf(state);
    if (goldOf(state, seat) >= KRAKEN_STEP_COST) {
      for (const sea of seasBeside(board, state.kraken)) moves.push({ type: 'move-kraken', sea: seaId(board, sea) });
    }
    moves.push(STOP);
    return moves;
  },
  check(state, seat, _ask, move) {
    if (move.type !== 'move-kraken') return null;
    const board = boardOf(state);
    if (!seasBeside(board, state.kraken).includes(seaNumber(board, move.sea))) return NOT_ADJACENT;
    return checkGold(state, seat, KRAKEN_STEP_COST);
  },
  fallback: () => STOP,
};
