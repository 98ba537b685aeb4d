// AR-12, AR-19.1, AR-22.9 Transactions: one by disc, up to two at a port or market, any number of one kind by a card.

import { asked, done, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { commit } from '../cards/commit.js';
import type { MarketName } from '../data/market-row.js';
import { checkTransaction, marketsOf, transact, transactions } from '../economy/market.js';
import type { By, TradeFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { FrameRules, Refusal } from '../rules.js';
import type { State } from '../state.js';

export function openTrade(
  draft: State,
  seat: Seat,
  by: By,
  market: MarketName | null,
  left: number,
  bulk: boolean,
): void {
  draft.stack.push({
    kind: 'trade',
    id: frameId(draft),
    seat,
    said: 0,
    by,
    market,
    left,
    bulk,
    resource: null,
    deal: null,
  });
}

export const trade: FrameRules<'trade'> = {
  decisions: (_state, frame) =>
    frame.left === 0 ? NOBODY : [asked(frame, frame.seat, { kind: 'trade', left: frame.left }, frame.said)],
  settle: done,
};

const OTHER_MARKET: Refusal = { rule: 'AR-19.1', reason: 'not-on-this-market' };
const ONE_KIND: Refusal = { rule: 'AR-22.9', reason: 'one-resource-one-direction' };
const NOT_YET: Refusal = { rule: 'AR-9.12', reason: 'nothing-transacted' };

function continues(frame: TradeFrame, move: MoveOf<'transact'>): boolean {
  return frame.resource === null || (move.resource === frame.resource && move.deal === frame.deal);
}

function transactionsNow(state: State, seat: Seat, frame: TradeFrame): MoveOf<'transact'>[] {
  const possible = transactions(state, seat, marketsOf(frame.market), 0);
  return frame.resource === null ? possible : possible.filter((move) => continues(frame, move));
}

export const transaction = ask('trade', {
  rule: 'AR-12.1',
  frame: 'trade',
  answers: ['transact', 'done'],
  list(state, seat, frame) {
    const moves: MoveOf<'transact' | 'done'>[] = transactionsNow(state, seat, frame);
    if (frame.said > 0) moves.push({ type: 'done' });
    return moves;
  },
  check(state, seat, frame, move) {
    if (move.type === 'done') return frame.said > 0 ? null : NOT_YET;
    if (frame.market !== null && move.market !== frame.market) return OTHER_MARKET;
    return continues(frame, move) ? checkTransaction(state, seat, move, 0) : ONE_KIND;
  },
  answer(draft, seat, frame, move, emit) {
    if (move.type === 'done') {
      frame.left = 0;
      return;
    }
    if (frame.said === 0) commit(draft, seat, frame.by, 'transaction', emit);
    frame.said++;
    frame.left--;
    if (frame.bulk) {
      frame.resource = move.resource;
      frame.deal = move.deal;
    }
    transact(draft, seat, move, emit);
  },
  fallback: (state, seat, frame) =>
    frame.said > 0 ? { type: 'done' } : (transactionsNow(state, seat, frame)[0] as MoveOf<'transact'>),
});
