// Which role to take: what it brings to oneself, less what it brings to the others, counted in cards.

import type { Seat } from '@atoll/engine';
import { cityAt, isActive } from '@atoll/game-san-juan/search';
import type { City, State } from '@atoll/game-san-juan/search';
import {
  BUILDINGS,
  costOf,
  drawsOf,
  FIGURES,
  fullPrivilegeOf,
  isInPlay,
  mayorKeepOf,
  PRICE_CARD_IDS,
  PRICE_CARDS,
  priceChangeOf,
  productionLimitOf,
  salesLimitOf,
} from '@atoll/game-san-juan/table';
import type { BuildingId, Good, Role } from '@atoll/game-san-juan/table';
import { cardWorth, worthOf } from './worth.js';

/** Mean prices over the five price cards. */
export const PRICE: Readonly<Record<Good, number>> = meanPrices();

function meanPrices(): Record<Good, number> {
  const sums: Record<Good, number> = { indigo: 0, sugar: 0, tobacco: 0, coffee: 0, silver: 0, customs: 0 };
  for (const card of PRICE_CARD_IDS) {
    for (const good of Object.keys(sums) as Good[]) sums[good] += PRICE_CARDS[card][good] / PRICE_CARD_IDS.length;
  }
  return sums;
}

/** A good on a plant is a sale to come. */
const GOOD_TO_COME = 0.7;

/** In points. `share`: how much of the others' gain counts against one's own. */
export function roleWorth(state: State, seat: Seat, role: Role, progress: number): number {
  const seats = state.players.length;
  let others = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat) others += gainOf(state, other as Seat, role, progress, false);
  const against = others / (seats - 1);
  return gainOf(state, seat, role, progress, true) - (seats === 2 ? 0.9 : 0.6) * against;
}

function gainOf(state: State, seat: Seat, role: Role, progress: number, picker: boolean): number {
  const privilege = picker ? fullPrivilegeOf(state, seat) : 0;
  const card = cardWorth(progress);
  switch (role) {
    case 'builder':
      return picker ? bestBuild(state, seat, progress, privilege) : likelyBuild(state, seat, progress);
    case 'producer':
      return production(state, seat, privilege) * GOOD_TO_COME * card;
    case 'trader':
      return sales(state, seat, privilege) * (1 - GOOD_TO_COME * 0.6) * card;
    case 'mayor':
      return (mayorKeepOf(state, seat) + 0.15 * privilege * FIGURES.mayorPrivilege) * (card + 0.15);
    case 'prospector':
      return (privilege + (isActive(state, seat, 'gold-mine') ? 0.5 : 0)) * card;
  }
}

/** The best building of the own hand, at the builder's price. */
function bestBuild(state: State, seat: Seat, progress: number, privilege: number): number {
  const { hand, city } = state.players[seat] as State['players'][number];
  let best = 0;
  for (const building of hand) {
    if (BUILDINGS[building].kind === 'city' && isInPlay(city, building)) continue;
    const price = priceFor(state, seat, building, privilege);
    if (price > hand.length - 1) continue;
    const gain = worthOf(state, seat, building, progress) - (price + 1) * cardWorth(progress) + TEMPO;
    if (gain > best) best = gain;
  }
  return best;
}

/** A building is also a step towards the end, and a card that cannot be lost any more. */
const TEMPO = 1;

function priceFor(state: State, seat: Seat, building: BuildingId, privilege: number): number {
  const change = priceChangeOf(cityAt(state, seat), BUILDINGS[building].kind);
  return Math.max(0, costOf(state.options, building) - privilege + change);
}

/** Others' hands are hidden: many cards mean a good building. */
function likelyBuild(state: State, seat: Seat, progress: number): number {
  const { hand } = state.players[seat] as State['players'][number];
  return hand.length < 2 ? 0.3 * hand.length : Math.min(2.2, 0.5 + 0.35 * hand.length) * (1 - 0.2 * progress);
}

/** The cards that production would bring in the end. */
function production(state: State, seat: Seat, privilege: number): number {
  const city = cityAt(state, seat);
  const { count, sum } = dearestGoods(city, false, productionLimitOf(state, seat, privilege));
  return sum + 1.2 * drawsOf(city, 'produced', count);
}

function sales(state: State, seat: Seat, privilege: number): number {
  const city = cityAt(state, seat);
  const { count, sum } = dearestGoods(city, true, salesLimitOf(state, seat, privilege));
  return sum + 1.7 * drawsOf(city, 'sold', count);
}

/** The dearest goods that lie there, or that empty plants could have, up to a limit. */
function dearestGoods(city: City, lying: boolean, limit: number): { count: number; sum: number } {
  const prices: number[] = [];
  for (const place of city) {
    const { kind, good } = BUILDINGS[place.building];
    if (good === null || (!lying && kind !== 'production')) continue;
    if ((place.good !== null && place.good !== false) === lying) prices.push(PRICE[good]);
  }
  prices.sort((a, b) => b - a);
  let sum = 0;
  const count = Math.min(limit, prices.length);
  for (let i = 0; i < count; i++) sum += prices[i] as number;
  return { count, sum };
}
