// SJ-8 Trader phase.

import { asked, expose, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { badChoice, choices, isFirst } from '../cards/multiset.js';
import { drawToHand } from '../cards/piles.js';
import { cityAt, countGoods, goodsOf, isActive } from '../city/city.js';
import { DRAWS } from '../city/draws.js';
import { takeGood } from '../city/goods.js';
import { incomeOf, priceCardOf } from '../city/trade.js';
import type { Good } from '../data/goods.js';
import { PRICE_CARDS } from '../data/price-cards.js';
import type { TraderPhase } from '../frames.js';
import { privilegeOf, salesLimitOf } from '../limits.js';
import { PASS } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules } from '../rules.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';
import { drawForPowers } from './draws.js';
import { seatInTurn, skipTurns } from './turns.js';

export const traderPhase: FrameRules<'trader-phase'> = {
  decisions(state, phase) {
    if (!phase.open) return NOBODY;
    const seat = seatInTurn(state, phase);
    if (seat === null) return NOBODY;
    if (phase.selling.length > 0) return [asked(phase, seat, { kind: 'harbor' }, 1)];
    if (!hasGoods(state, seat)) return NOBODY;
    return [asked(phase, seat, { kind: 'sell', most: salesLimitOf(state, seat, privilegeOf(state, seat, phase)) })];
  },
  settle(draft, phase, emit) {
    if (!phase.open) {
      phase.open = true;
      draft.traderPhases += 1;
      expose(draft);
      emit({ type: 'price-revealed', card: priceCardOf(draft) });
      return 'again';
    }
    if (seatInTurn(draft, phase) !== null) {
      skipTurns(draft, phase, hasGoods);
      return 'again';
    }
    if (!phase.sold) drawUnsold(draft, phase, emit);
    return 'done';
  },
};

const hasGoods = (state: State, seat: Seat): boolean => countGoods(cityAt(state, seat)) > 0;

function nameGoods(draft: State, seat: Seat, phase: TraderPhase, { goods }: MoveOf<'sell'>, emit: Emit): void {
  if (goods.length === 0) {
    phase.turn += 1;
    emit({ type: 'passed', seat, what: 'sell' });
  } else if (isActive(draft, seat, 'harbor')) {
    phase.selling = goods.slice();
  } else {
    sell(draft, seat, phase, goods, null, emit);
  }
}

/** SJ-8.3: everything leaves the buildings unseen, one of them perhaps under the Harbor (SJ-8.6), then he draws. */
function sell(
  draft: State,
  seat: Seat,
  phase: TraderPhase,
  goods: readonly Good[],
  tucked: Good | null,
  emit: Emit,
): void {
  phase.turn += 1;
  phase.sold = true;
  const { income, bonus } = incomeOf(draft, seat, PRICE_CARDS[priceCardOf(draft)], goods);
  emit({ type: 'sold', seat, goods: goods.slice(), income, bonus });
  const underHarbor = tucked === null ? -1 : goods.indexOf(tucked);
  for (let i = 0; i < goods.length; i++) {
    const card = takeGood(draft, seat, goods[i] as Good);
    if (i !== underHarbor) draft.discard.push(card);
    else playerAt(draft, seat).harbor.push(card);
  }
  if (tucked !== null) emit({ type: 'tucked', seat, under: 'harbor', card: null });
  drawToHand(draft, seat, income + bonus, 'sale', emit);
}

/** SJ-8.7 */
function drawUnsold(draft: State, phase: TraderPhase, emit: Emit): void {
  const seats = draft.players.length;
  for (let i = 0; i < seats; i++) {
    const seat = ((phase.picker + i) % seats) as Seat;
    drawForPowers(draft, seat, DRAWS['none-sold'], 0, emit);
  }
}

const asSale = (goods: readonly Good[]): MoveOf<'sell'> => ({ type: 'sell', goods });

export const sellAsk = ask('sell', {
  rule: 'SJ-8.2',
  frame: 'trader-phase',
  answers: ['sell'],
  list(state, seat, _phase, { most }) {
    return choices(goodsOf(playerAt(state, seat).city), 0, most, asSale);
  },
  check(state, seat, _phase, move, { most }) {
    if (move.goods.length > most) return { rule: 'SJ-8.2', reason: 'too-many', params: { most } };
    const bad = badChoice(goodsOf(playerAt(state, seat).city), move.goods);
    return bad === null ? null : { rule: 'SJ-8.2', reason: bad };
  },
  answer: (draft, seat, phase, move, emit) => nameGoods(draft, seat, phase, move, emit),
  fallback: () => ({ type: 'sell', goods: [] }),
});

export const harbor = ask('harbor', {
  rule: 'SJ-8.6',
  frame: 'trader-phase',
  answers: ['tuck-good', 'pass'],
  list(_state, _seat, { selling }) {
    const moves: MoveOf<'tuck-good' | 'pass'>[] = [PASS];
    for (let i = 0; i < selling.length; i++) {
      if (isFirst(selling, i)) moves.push({ type: 'tuck-good', good: selling[i] as Good });
    }
    return moves;
  },
  check(_state, _seat, { selling }, move) {
    if (move.type === 'pass') return null;
    return selling.includes(move.good) ? null : { rule: 'SJ-8.6', reason: 'not-sold' };
  },
  answer(draft, seat, phase, move, emit) {
    sell(draft, seat, phase, phase.selling, move.type === 'tuck-good' ? move.good : null, emit);
    phase.selling = [];
  },
  fallback: (_state, _seat, { selling }) => ({ type: 'tuck-good', good: selling[0] as Good }),
});
