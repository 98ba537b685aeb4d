// AR-6 Phase 2: sealed bids, and the order set by the winner.

import { decisionId, expose, frameId } from '@atoll/engine';
import type { Decision, Emit, Illegal, Seat } from '@atoll/engine';

import type { Ask } from '../asks.js';
import { CARD } from '../data/evolution-cards.js';
import { resetDeals } from '../deals/step.js';
import { payBank } from '../economy/payment.js';
import type { Event } from '../events.js';
import { NOT_BIDDING, OWED } from '../frames.js';
import type { BiddingFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';
import type { Question, Rule } from './rule.js';

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

/** AR-6.3 Everybody pays what he bid; the seats whose bid counts most, none where nobody bid anything. */
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
function resolve(draft: State, frame: BiddingFrame, emit: Emit<Event>): void {
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

export const bidding: Rule<'bidding'> = {
  decisions(_state, frame) {
    if (frame.over) return [];
    if (frame.winner !== null) {
      const step = frame.second ? 2 : 1;
      return [{ id: decisionId(frame, frame.winner, step), seat: frame.winner, ask: { kind: 'set-order' } }];
    }
    const open: Decision<Ask>[] = [];
    for (let index = 0; index < frame.bids.length; index++) {
      if (frame.bids[index] !== OWED) continue;
      const seat = index as Seat;
      const ask = { kind: 'bid', second: frame.second } as const;
      open.push({ id: decisionId(frame, seat, frame.second ? 1 : 0), seat, ask });
    }
    return open;
  },
  answer(draft, frame, seat, move, emit) {
    if (move.type === 'bid') {
      frame.bids[seat] = move.florins;
      emit({ type: 'bid-sealed', seat });
    } else if (move.type === 'set-order') {
      draft.order = move.order.slice();
      frame.over = true;
      emit({ type: 'order-set', seat, order: move.order.slice() });
    }
  },
  settle(draft, frame, emit) {
    if (frame.over) return 'done';
    resolve(draft, frame, emit);
    return 'again';
  },
};

const TOO_MUCH: Illegal = { rule: 'AR-6.1', reason: 'more-than-you-own' };
const NO_PERMUTATION: Illegal = { rule: 'AR-6.4', reason: 'not-an-order-of-all-players' };

export const bid: Question<'bid'> = {
  answers: ['bid'],
  list(state, seat) {
    const moves: Move[] = [];
    for (let florins = 0; florins <= playerOf(state, seat).florins; florins++) moves.push({ type: 'bid', florins });
    return moves;
  },
  check: (state, seat, _ask, move) =>
    (move as MoveOf<'bid'>).florins > playerOf(state, seat).florins ? TOO_MUCH : null,
  fallback: () => ({ type: 'bid', florins: 0 }),
};

function permutations(places: readonly number[]): number[][] {
  if (places.length < 2) return [places.slice()];
  return places.flatMap((first) =>
    permutations(places.filter((place) => place !== first)).map((rest) => [first, ...rest]),
  );
}

/** Every order of so many places, prepared once. */
const ORDERS = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4]].map(permutations);

export const setOrder: Question<'set-order'> = {
  answers: ['set-order'],
  list({ order }) {
    const moves: Move[] = [];
    for (const places of ORDERS[order.length] as number[][]) {
      const chosen: Seat[] = [];
      for (let i = 0; i < places.length; i++) chosen.push(order[places[i] as number] as Seat);
      moves.push({ type: 'set-order', order: chosen });
    }
    return moves;
  },
  check(state, _seat, _ask, move) {
    const { order } = move as MoveOf<'set-order'>;
    const complete = order.length === state.order.length && state.order.every((seat) => order.includes(seat));
    return complete ? null : NO_PERMUTATION;
  },
  fallback: (state) => ({ type: 'set-order', order: state.order.slice() }),
};
