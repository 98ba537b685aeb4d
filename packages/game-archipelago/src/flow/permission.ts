// AR-11.5 to AR-11.7 Permission to harvest under a foreign town: offer, yes, no, or a price.

import { decisionId } from '@atoll/engine';
import type { Decision, Emit, Illegal, Seat } from '@atoll/engine';

import type { Ask } from '../asks.js';
import { townHolder } from '../board/control.js';
import { unitOf } from '../board/pieces.js';
import { RESOURCES } from '../data/resources.js';
import { canCover, copyGoods, goods, handOver, isNothing, NOTHING, ownsCards } from '../economy/goods.js';
import { roundOf } from '../economy/wheel.js';
import type { Event } from '../events.js';
import type { HarvestFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import type { Goods, State } from '../state.js';
import { running } from './rule.js';
import type { Question } from './rule.js';

function controllerHere(state: State, frame: HarvestFrame): Seat {
  return townHolder(state, frame.region)?.seat as Seat;
}

function deployedHere(state: State, frame: HarvestFrame): number {
  return frame.units.filter((id) => unitOf(state, id)?.region === frame.region).length;
}

export function permissionDecisions(state: State, frame: HarvestFrame): Decision<Ask>[] {
  const { region, seat, said } = frame;
  const controller = controllerHere(state, frame);
  if (frame.stage === 'offer') {
    return [{ id: decisionId(frame, seat, said), seat, ask: { kind: 'offer-for-harvest', region, controller } }];
  }
  if (frame.stage === 'price') {
    const price = copyGoods(frame.price ?? NOTHING);
    return [{ id: decisionId(frame, seat, said), seat, ask: { kind: 'pay-price', region, controller, price } }];
  }
  const ask = {
    kind: 'permit-harvest',
    region,
    harvester: seat,
    cubes: deployedHere(state, frame),
    offer: copyGoods(frame.offer ?? NOTHING),
  } as const;
  return [{ id: decisionId(frame, controller, region), seat: controller, ask }];
}

/** AR-11.6, AR-11.7 The deployments there are withdrawn; the region is not asked again this round. */
function withdraw(draft: State, frame: HarvestFrame, emit: Emit<Event>): void {
  for (let i = frame.units.length - 1; i >= 0; i--) {
    if (unitOf(draft, frame.units[i] as number)?.region !== frame.region) continue;
    frame.units.splice(i, 1);
    frame.icons.splice(i, 1);
  }
  roundOf(draft)?.refused.push(frame.region);
  emit({ type: 'harvest-withdrawn', seat: frame.seat, region: frame.region });
}

function settleRegion(draft: State, frame: HarvestFrame, paid: Goods | null): void {
  if (paid !== null) handOver(draft, frame.seat, controllerHere(draft, frame), paid);
  frame.agreed.push(frame.region);
  frame.stage = 'ask';
}

export function answerPermission(draft: State, frame: HarvestFrame, move: Move, emit: Emit<Event>): void {
  const { region, seat } = frame;
  const controller = controllerHere(draft, frame);
  switch (move.type) {
    case 'offer':
      frame.offer = copyGoods(move.offer);
      frame.stage = 'permission';
      emit({ type: 'permission-asked', seat, controller, region, offer: copyGoods(move.offer) });
      break;
    case 'permit':
      emit({ type: 'permission-given', seat: controller, region });
      settleRegion(draft, frame, frame.offer);
      break;
    case 'refuse':
      emit({ type: 'permission-refused', seat: controller, region });
      frame.stage = 'ask';
      withdraw(draft, frame, emit);
      break;
    case 'name-price':
      frame.price = copyGoods(move.price);
      frame.stage = 'price';
      emit({ type: 'price-named', seat: controller, region, price: copyGoods(move.price) });
      break;
    case 'pay-price':
      emit({ type: 'price-paid', seat, region });
      settleRegion(draft, frame, frame.price);
      break;
    default:
      frame.stage = 'ask';
      withdraw(draft, frame, emit);
  }
  if (frame.stage === 'ask') {
    frame.offer = null;
    frame.price = null;
  }
}

const NOT_COVERED: Illegal = { rule: 'AR-11.7', reason: 'offer-not-covered' };
const NOT_PAYABLE: Illegal = { rule: 'AR-11.7', reason: 'price-not-covered' };
const EMPTY_PRICE: Illegal = { rule: 'AR-11.7', reason: 'price-is-nothing' };
const NOT_HIS_CARD: Illegal = { rule: 'AR-3.3', reason: 'card-cannot-change-hands' };

/** A few sensible offers; `check` accepts any he can cover. */
export const offerForHarvest: Question<'offer-for-harvest'> = {
  open: true,
  answers: ['offer'],
  list(state, seat) {
    const bundles = [NOTHING, goods(1), goods(2)];
    for (const resource of RESOURCES) bundles.push(goods(0, { [resource]: 1 }));
    return bundles
      .filter((bundle) => canCover(state, seat, bundle))
      .map((bundle) => ({ type: 'offer', offer: copyGoods(bundle) }));
  },
  check: (state, seat, _ask, move) => (canCover(state, seat, (move as MoveOf<'offer'>).offer) ? null : NOT_COVERED),
  fallback: () => ({ type: 'offer', offer: copyGoods(NOTHING) }),
};

/** What the harvester can pay is hidden: a price may name anything that could be paid by somebody. */
export const permitHarvest: Question<'permit-harvest'> = {
  open: true,
  answers: ['permit', 'refuse', 'name-price'],
  list(state, _seat, ask) {
    const { resource } = running(state, 'harvest');
    const prices = [goods(1), goods(2), goods(ask.cubes), goods(0, { [resource]: 1 })];
    const moves: Move[] = [{ type: 'permit' }, { type: 'refuse' }];
    for (const [i, price] of prices.entries()) {
      const known = prices.slice(0, i).some(({ florins }) => florins > 0 && florins === price.florins);
      if (!known) moves.push({ type: 'name-price', price: copyGoods(price) });
    }
    return moves;
  },
  check(state, _seat, ask, move) {
    if (move.type !== 'name-price') return null;
    if (isNothing(move.price)) return EMPTY_PRICE;
    return ownsCards(state, ask.harvester, move.price) ? null : NOT_HIS_CARD;
  },
  fallback: () => ({ type: 'refuse' }),
};

export const payPrice: Question<'pay-price'> = {
  answers: ['pay-price', 'withdraw'],
  list: (state, seat, ask) =>
    canCover(state, seat, ask.price) ? [{ type: 'pay-price' }, { type: 'withdraw' }] : [{ type: 'withdraw' }],
  check: (state, seat, ask, move) =>
    move.type === 'pay-price' && !canCover(state, seat, ask.price) ? NOT_PAYABLE : null,
  fallback: () => ({ type: 'withdraw' }),
};
