// SJ-8 Trader phase.

import { decisionId, expose, WRONG_ANSWER } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { badChoice, choices, distinct } from '../cards/multiset.js';
import { drawToHand } from '../cards/piles.js';
import { cityAt, countGoods, goodsOf, isActive } from '../city/city.js';
import { takeGood } from '../city/goods.js';
import { incomeOf, priceCardOf } from '../city/trade.js';
import type { Good } from '../data/goods.js';
import { PRICE_CARDS } from '../data/price-cards.js';
import type { TraderPhase } from '../frames.js';
import { salesLimitOf } from '../limits.js';
import { PASS } from '../moves.js';
import type { Move, MoveOf } from '../moves.js';
import { NOBODY } from '../rules.js';
import type { AskRules, FrameRules, Tell } from '../rules.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';
import { runningFrame, seatInTurn } from './turns.js';

export const traderPhase: FrameRules<TraderPhase> = {
  decisions(state, phase) {
    if (!phase.open) return NOBODY;
    const seat = seatInTurn(state, phase);
    if (seat === null) return NOBODY;
    if (phase.selling.length > 0) return [{ id: decisionId(phase, seat, 1), seat, ask: { kind: 'harbor' } }];
    if (countGoods(cityAt(state, seat)) === 0) return NOBODY;
    return [{ id: decisionId(phase, seat), seat, ask: { kind: 'sell', most: salesLimitOf(state, seat, phase) } }];
  },
  answer(draft, phase, seat, move, tell) {
    if (move.type === 'sell') {
      nameGoods(draft, seat, phase, move, tell);
    } else {
      sell(draft, seat, phase, phase.selling, move.type === 'tuck-good' ? move.good : null, tell);
      phase.selling = [];
    }
  },
  settle(draft, phase, tell) {
    if (!phase.open) {
      phase.open = true;
      draft.traderPhases += 1;
      expose(draft);
      tell({ type: 'price-revealed', card: priceCardOf(draft) });
      return 'again';
    }
    if (seatInTurn(draft, phase) !== null) {
      phase.turn += 1;
      return 'again';
    }
    if (!phase.sold) hutDraws(draft, phase, tell);
    return 'done';
  },
};

function nameGoods(draft: State, seat: Seat, phase: TraderPhase, { goods }: MoveOf<'sell'>, tell: Tell): void {
  if (goods.length === 0) {
    phase.turn += 1;
    tell({ type: 'passed', seat, what: 'sell' });
  } else if (isActive(draft, seat, 'harbor')) {
    phase.selling = goods.slice();
  } else {
    sell(draft, seat, phase, goods, null, tell);
  }
}

/** SJ-8.3: everything leaves the buildings unseen, one of them perhaps under the Harbor (SJ-8.6), then he draws. */
function sell(
  draft: State,
  seat: Seat,
  phase: TraderPhase,
  goods: readonly Good[],
  tucked: Good | null,
  tell: Tell,
): void {
  phase.turn += 1;
  phase.sold = true;
  const { income, bonus } = incomeOf(draft, seat, PRICE_CARDS[priceCardOf(draft)], goods);
  tell({ type: 'sold', seat, goods: goods.slice(), income, bonus });
  const underHarbor = tucked === null ? -1 : goods.indexOf(tucked);
  for (let i = 0; i < goods.length; i++) {
    const card = takeGood(draft, seat, goods[i] as Good);
    if (i !== underHarbor) draft.discard.push(card);
    else playerAt(draft, seat).harbor.push(card);
  }
  if (tucked !== null) tell({ type: 'tucked', seat, under: 'harbor', card: null });
  drawToHand(draft, seat, income + bonus, 'sale', tell);
}

/** SJ-8.7 */
function hutDraws(draft: State, phase: TraderPhase, tell: Tell): void {
  const seats = draft.players.length;
  for (let i = 0; i < seats; i++) {
    const seat = ((phase.picker + i) % seats) as Seat;
    if (isActive(draft, seat, 'hut')) drawToHand(draft, seat, 1, 'hut', tell);
  }
}

export const sellAsk: AskRules<'sell'> = {
  answers: ['sell'],
  list(state, seat, ask) {
    return choices(goodsOf(playerAt(state, seat).city), 0, ask.most).map((goods) => ({ type: 'sell', goods }));
  },
  check(state, seat, ask, move) {
    if (move.type !== 'sell') return WRONG_ANSWER;
    if (move.goods.length > ask.most) return { rule: 'SJ-8.2', reason: 'too-many', params: { most: ask.most } };
    const bad = badChoice(goodsOf(playerAt(state, seat).city), move.goods);
    return bad === null ? null : { rule: 'SJ-8.2', reason: bad };
  },
  fallback: () => ({ type: 'sell', goods: [] }),
};

export const harbor: AskRules<'harbor'> = {
  answers: ['tuck-good', 'pass'],
  list(state) {
    const moves: Move[] = [PASS];
    for (const good of distinct(runningFrame(state, 'trader-phase').selling)) moves.push({ type: 'tuck-good', good });
    return moves;
  },
  check(state, _seat, _ask, move) {
    if (move.type === 'pass') return null;
    if (move.type !== 'tuck-good') return WRONG_ANSWER;
    const { selling } = runningFrame(state, 'trader-phase');
    return selling.includes(move.good) ? null : { rule: 'SJ-8.6', reason: 'not-sold' };
  },
  fallback: (state) => ({ type: 'tuck-good', good: runningFrame(state, 'trader-phase').selling[0] as Good }),
};
