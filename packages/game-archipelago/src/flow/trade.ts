// AR-12, AR-19.1, AR-22.9 Transactions: one by disc, up to two at a port or market, any number of one kind by a card.

import { decisionId, frameId } from '@atoll/engine';
import type { Illegal, Seat } from '@atoll/engine';

import { commit } from '../cards/commit.js';
import type { MarketName } from '../data/market-row.js';
import { checkTransaction, marketsOf, transact, transactions } from '../economy/market.js';
import type { By, TradeFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import type { State } from '../state.js';
import { ends, running } from './rule.js';
import type { Question, Rule } from './rule.js';

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

export const trade: Rule<'trade'> = {
  decisions(_state, frame) {
    if (frame.left === 0) return [];
    const ask = { kind: 'trade', left: frame.left } as const;
    return [{ id: decisionId(frame, frame.seat, frame.said), seat: frame.seat, ask }];
  },
  answer(draft, frame, seat, move, emit) {
    if (move.type !== 'transact') {
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
  settle: ends,
};

const OTHER_MARKET: Illegal = { rule: 'AR-19.1', reason: 'not-on-this-market' };
const ONE_KIND: Illegal = { rule: 'AR-22.9', reason: 'one-resource-one-direction' };
const NOT_YET: Illegal = { rule: 'AR-9.12', reason: 'nothing-transacted' };

function continues(frame: TradeFrame, move: MoveOf<'transact'>): boolean {
  return frame.resource === null || (move.resource === frame.resource && move.deal === frame.deal);
}

export const tradeQuestion: Question<'trade'> = {
  answers: ['transact', 'done'],
  list(state, seat) {
    const frame = running(state, 'trade');
    const possible = transactions(state, seat, marketsOf(frame.market), 0);
    const moves: Move[] = frame.resource === null ? possible : possible.filter((move) => continues(frame, move));
    if (frame.said > 0) moves.push({ type: 'done' });
    return moves;
  },
  check(state, seat, _ask, move) {
    const frame = running(state, 'trade');
    if (move.type !== 'transact') return frame.said > 0 ? null : NOT_YET;
    if (frame.market !== null && move.market !== frame.market) return OTHER_MARKET;
    return continues(frame, move) ? checkTransaction(state, seat, move, 0) : ONE_KIND;
  },
  fallback: (state, seat, ask) => {
    const frame = running(state, 'trade');
    return frame.said > 0 ? { type: 'done' } : (tradeQuestion.list(state, seat, ask)[0] as MoveOf<'transact'>);
  },
};
