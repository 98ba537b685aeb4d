// AR-6 Phase 2: sealed bids, and the order set by the winner.

import { asked, expose, frameId, NOBODY } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';

import type { Ask } from '../asks.js';
import { CARD } from '../data/evolution-cards.js';
import { resetDeals } from '../deals/step.js';
import { payBank } from '../economy/payment.js';
import { NOT_BIDDING, OWED } from '../frames.js';
import type { BiddingFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';

export function openBidding(draft: State): void {
  const bids = draft.players.map(() => OWED);
  draft.stack.push({ kind: 'bidding', id: frameId(draft), bids, second: false, winner: null, over: false });
}

/** AR-6.2 The King counts without being paid, also for a bid of 0. */
function bidBonus(state: State, seat: Seat): number {
  let bonus = 0;
  for (const card of playerOf(state, seat).cards) {
    for (const effect of CARD[card.id].effects) if (effect.op === 'bidBonus') bonus += effect.amount;
  }
  return bonus;
}

/** AR-6.3 Everybody pays their bid; the seats whose bid counts most, none where nobody bid anything. */
function payAndCompare(draft: State, { bids }: BiddingFrame): Seat[] {
  let best = 0;
  let highest: Seat[] = [];
  for (let index = 0; index < draft.players.length; index++) {
    const seat = index as Seat;
    const bid = bids[seat] as number;
    if (bid === NOT_BIDDING) continue;
    payBank(draft, seat, bid);
    const count = bid + bidBonus(draft, seat);
    if (count > best) {
      best = count;
      highest = [seat];
    } else if (count === best && best > 0) {
      highest.push(seat);
    }
  }
  return highest;
}

/** AR-6.3 to AR-6.5, AR-24.5 Who decides, or which seats bid again, or nobody. */
function resolve(draft: State, frame: BiddingFrame, emit: Emit): void {
  const highest = payAndCompare(draft, frame);
  const bids = frame.bids.map((bid) => (bid === NOT_BIDDING ? null : bid));
  expose(draft);
  draft.lastBids = bids;
  emit({ type: 'bids-revealed', bids: bids.slice(), second: frame.second });
  if (highest.length === 1) {
    frame.winner = highest[0] as Seat;
    frame.bids = draft.players.map(() => NOT_BIDDING);
    resetDeals(draft);
  } else if (highest.length > 1 && !frame.second && draft.players.length > 2) {
    frame.second = true;
    frame.bids = draft.players.map((_, seat) => (highest.includes(seat as Seat) ? OWED : NOT_BIDDING));
  } else {
    frame.over = true;
    emit({ type: 'order-kept' });
  }
}

export const bidding: FrameRules<'bidding'> = {
  decisions(_state, frame) {
    if (frame.over) return NOBODY;
    if (frame.winner !== null) return [asked(frame, frame.winner, { kind: 'set-order' }, frame.second ? 2 : 1)];
    const open: Decision<Ask>[] = [];
    for (let seat = 0; seat < frame.bids.length; seat++) {
      if (frame.bids[seat] !== OWED) continue;
      open.push(asked(frame, seat as Seat, { kind: 'bid', second: frame.second }, frame.second ? 1 : 0));
    }
    return open;
  },
  settle(draft, frame, emit) {
    if (frame.over) return 'done';
    resolve(draft, frame, emit);
    return 'again';
  },
};

const TOO_MUCH: Refusal = { rule: 'AR-6.1', reason: 'more-than-you-own' };
const NO_PERMUTATION: Refusal = { rule: 'AR-6.4', reason: 'not-an-order-of-all-players' };

export const bid = ask('bid', {
  rule: 'AR-6.1',
  frame: 'bidding',
  answers: ['bid'],
  list(state, seat) {
    const moves: MoveOf<'bid'>[] = [];
    for (let florins = 0; florins <= playerOf(state, seat).florins; florins++) moves.push({ type: 'bid', florins });
    return moves;
  },
  check: (state, seat, _frame, { florins }) => (florins > playerOf(state, seat).florins ? TOO_MUCH : null),
  answer(_draft, seat, frame, { florins }, emit) {
    frame.bids[seat] = florins;
    emit({ type: 'bid-sealed', seat });
  },
  fallback: () => ({ type: 'bid', florins: 0 }),
});

function permutations(places: readonly number[]): number[][] {
  if (places.length < 2) return [places.slice()];
  return places.flatMap((first) =>
    permutations(places.filter((place) => place !== first)).map((rest) => [first, ...rest]),
  );
}

/** Every order of so many places, prepared once. */
const ORDERS = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4]].map(permutations);

export const setOrder = ask('set-order', {
  rule: 'AR-6.4',
  frame: 'bidding',
  answers: ['set-order'],
  list({ order }) {
    const moves: MoveOf<'set-order'>[] = [];
    for (const places of ORDERS[order.length] as number[][]) {
      const chosen: Seat[] = [];
      for (let i = 0; i < places.length; i++) chosen.push(order[places[i] as number] as Seat);
      moves.push({ type: 'set-order', order: chosen });
    }
    return moves;
  },
  check(state, _seat, _frame, { order }) {
    const complete = order.length === state.order.length && state.order.every((seat) => order.includes(seat));
    return complete ? null : NO_PERMUTATION;
  },
  answer(draft, seat, frame, { order }, emit) {
    draft.order = order.slice();
    frame.over = true;
    emit({ type: 'order-set', seat, order: order.slice() });
  },
  fallback: (state) => ({ type: 'set-order', order: state.order.slice() }),
});
