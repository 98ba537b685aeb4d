// AR-11.5 to AR-11.7 Permission to harvest under a foreign town: offer, yes, no, or a price.

import { asked } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';

import type { Ask } from '../asks.js';
import { townHolder } from '../board/control.js';
import { unitOf } from '../board/pieces.js';
import { RESOURCES } from '../data/resources.js';
import { canCover, copyGoods, goods, handOver, isNothing, NOTHING, ownsCards } from '../economy/goods.js';
import { roundOf } from '../economy/wheel.js';
import type { HarvestFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, Refusal } from '../rules.js';
import type { Goods, State } from '../state.js';

function controllerHere(state: State, frame: HarvestFrame): Seat {
  return townHolder(state, frame.region)?.seat as Seat;
}

function deployedHere(state: State, frame: HarvestFrame): number {
  return frame.units.filter((id) => unitOf(state, id)?.region === frame.region).length;
}

export function permissionDecisions(state: State, frame: HarvestFrame): Decision<Ask>[] {
  const { region, seat, said } = frame;
  const controller = controllerHere(state, frame);
  if (frame.stage === 'offer') return [asked(frame, seat, { kind: 'offer-for-harvest', region, controller }, said)];
  if (frame.stage === 'price') {
    const price = copyGoods(frame.price ?? NOTHING);
    return [asked(frame, seat, { kind: 'pay-price', region, controller, price }, said)];
  }
  const cubes = deployedHere(state, frame);
  const offer = copyGoods(frame.offer ?? NOTHING);
  return [asked(frame, controller, { kind: 'permit-harvest', region, harvester: seat, cubes, offer }, region)];
}

/** AR-11.6, AR-11.7 The deployments there are withdrawn; the region is not asked again this round. */
function withdraw(draft: State, frame: HarvestFrame, emit: Emit): void {
  for (let i = frame.units.length - 1; i >= 0; i--) {
    if (unitOf(draft, frame.units[i] as number)?.region !== frame.region) continue;
    frame.units.splice(i, 1);
    frame.icons.splice(i, 1);
  }
  roundOf(draft)?.refused.push(frame.region);
  emit({ type: 'harvest-withdrawn', seat: frame.seat, region: frame.region });
  closeRegion(frame);
}

function agree(draft: State, frame: HarvestFrame, paid: Goods | null): void {
  if (paid !== null) handOver(draft, frame.seat, controllerHere(draft, frame), paid);
  frame.agreed.push(frame.region);
  closeRegion(frame);
}

/** The next region, if any, is asked anew. */
function closeRegion(frame: HarvestFrame): void {
  frame.stage = 'ask';
  frame.offer = null;
  frame.price = null;
}

const NOT_COVERED: Refusal = { rule: 'AR-11.7', reason: 'offer-not-covered' };
const NOT_PAYABLE: Refusal = { rule: 'AR-11.7', reason: 'price-not-covered' };
const EMPTY_PRICE: Refusal = { rule: 'AR-11.7', reason: 'price-is-nothing' };
const NOT_THEIR_CARD: Refusal = { rule: 'AR-3.3', reason: 'card-cannot-change-hands' };

/** A few sensible offers; `check` accepts any the harvester can cover. */
export const offerForHarvest = ask('offer-for-harvest', {
  rule: 'AR-11.7',
  frame: 'harvest',
  open: true,
  answers: ['offer'],
  list(state, seat) {
    const bundles = [NOTHING, goods(1), goods(2)];
    for (const resource of RESOURCES) bundles.push(goods(0, { [resource]: 1 }));
    return bundles
      .filter((bundle) => canCover(state, seat, bundle))
      .map((bundle) => ({ type: 'offer', offer: copyGoods(bundle) }));
  },
  check: (state, seat, _frame, { offer }) => (canCover(state, seat, offer) ? null : NOT_COVERED),
  answer(draft, seat, frame, { offer }, emit) {
    const { region } = frame;
    frame.said++;
    frame.offer = copyGoods(offer);
    frame.stage = 'permission';
    const controller = controllerHere(draft, frame);
    emit({ type: 'permission-asked', seat, controller, region, offer: copyGoods(offer) });
  },
  fallback: () => ({ type: 'offer', offer: copyGoods(NOTHING) }),
});

/** What the harvester can pay is hidden: a price may name anything that could be paid by somebody. */
export const permitHarvest = ask('permit-harvest', {
  rule: 'AR-11.7',
  frame: 'harvest',
  open: true,
  answers: ['permit', 'refuse', 'name-price'],
  list(_state, _seat, { resource }, { cubes }) {
    const prices = [goods(1), goods(2), goods(cubes), goods(0, { [resource]: 1 })];
    const moves: MoveOf<'permit' | 'refuse' | 'name-price'>[] = [{ type: 'permit' }, { type: 'refuse' }];
    for (const [i, price] of prices.entries()) {
      const known = prices.slice(0, i).some(({ florins }) => florins > 0 && florins === price.florins);
      if (!known) moves.push({ type: 'name-price', price: copyGoods(price) });
    }
    return moves;
  },
  check(state, _seat, frame, move) {
    if (move.type !== 'name-price') return null;
    if (isNothing(move.price)) return EMPTY_PRICE;
    return ownsCards(state, frame.seat, move.price) ? null : NOT_THEIR_CARD;
  },
  answer(draft, seat, frame, move, emit) {
    const { region } = frame;
    switch (move.type) {
      case 'permit':
        emit({ type: 'permission-given', seat, region });
        agree(draft, frame, frame.offer);
        break;
      case 'refuse':
        emit({ type: 'permission-refused', seat, region });
        withdraw(draft, frame, emit);
        break;
      case 'name-price':
        frame.price = copyGoods(move.price);
        frame.stage = 'price';
        emit({ type: 'price-named', seat, region, price: copyGoods(move.price) });
    }
  },
  fallback: () => ({ type: 'refuse' }),
});

export const payPrice = ask('pay-price', {
  rule: 'AR-11.7',
  frame: 'harvest',
  answers: ['pay-price', 'withdraw'],
  list: (state, seat, _frame, { price }) =>
    canCover(state, seat, price) ? [{ type: 'pay-price' }, { type: 'withdraw' }] : [{ type: 'withdraw' }],
  check: (state, seat, _frame, move, { price }) =>
    move.type === 'pay-price' && !canCover(state, seat, price) ? NOT_PAYABLE : null,
  answer(draft, seat, frame, { type }, emit) {
    frame.said++;
    if (type === 'pay-price') {
      emit({ type: 'price-paid', seat, region: frame.region });
      agree(draft, frame, frame.price);
    } else {
      withdraw(draft, frame, emit);
    }
  },
  fallback: () => ({ type: 'withdraw' }),
});
