// SJ-5.3 and SJ-6.3: what a building costs, why, and whether it can be paid.

import type { Seat } from '@atoll/engine';
import { costOf, costOfCard } from '../cards/value.js';
import { BUILDINGS, powerOf } from '../data/buildings.js';
import type { Building, BuildingId, WithPower } from '../data/buildings.js';
import type { BuilderPhase } from '../frames.js';
import { raised, RAISES } from '../limits.js';
import { activePlace, cityAt, countGoods, hasGood } from './city.js';
import type { City, Place, Table } from './city.js';
import { withPower } from './powers.js';
import type { Powered } from './powers.js';

/** The amounts add up to the price. */
export interface PriceReason {
  readonly source: 'cost' | 'builder' | 'library' | WithPower<'price'> | 'crane' | 'no-refund';
  readonly amount: number;
}

export interface Price {
  readonly price: number;
  readonly reasons: readonly PriceReason[];
}

/** Everything of a city that bears on prices. Of odd buildings the places, -1 for those that are not active. */
export interface BuilderPowers {
  readonly builder: boolean;
  readonly library: number;
  readonly crane: number;
  /** By kind of building, what the city changes about its price. */
  readonly production: number;
  readonly city: number;
  /** How many goods may be part of the payment, and how many there are to choose from. */
  readonly payable: number;
  readonly goods: number;
}

export function builderPowersOf(city: City, seat: Seat, phase: BuilderPhase): BuilderPowers {
  const builder = seat === phase.picker;
  const payable = raised(city, RAISES['goods-in-payment'], 0);
  return {
    builder,
    library: builder && phase.library ? activePlace(city, 'library') : -1,
    crane: activePlace(city, 'crane'),
    production: priceChangeOf(city, 'production'),
    city: priceChangeOf(city, 'city'),
    payable,
    goods: payable === 0 ? 0 : countGoods(city),
  };
}

const PRODUCTION_CUTS = withPower('price').filter(({ power }) => power.of === 'production');
const CITY_CUTS = withPower('price').filter(({ power }) => power.of === 'city');

/** What the buildings of a city, but for the covered one, change about the price of one of this kind. */
function priceChange(city: City, kind: Building['kind'], covered: number, reasons: PriceReason[] | null): number {
  const cuts = kind === 'production' ? PRODUCTION_CUTS : CITY_CUTS;
  let change = 0;
  for (let i = 0; i < cuts.length; i++) {
    const { building, power } = cuts[i] as Powered<'price'>;
    const place = activePlace(city, building);
    if (place < 0 || place === covered) continue;
    change += power.price;
    reasons?.push({ source: building, amount: power.price });
  }
  return change;
}

/** What a city changes about the price of a building of this kind that is laid beside the others. */
export function priceChangeOf(city: City, kind: Building['kind']): number {
  return priceChange(city, kind, -1, null);
}

/**
 * The price of a building laid over the place `over` (-1: beside the others). SJ-6.5: what lies under the new
 * building no longer helps to pay for it. Reasons are noted only where somebody wants to read them.
 */
export function priceWith(
  table: Table,
  city: City,
  powers: BuilderPowers,
  building: BuildingId,
  over: number,
  reasons: PriceReason[] | null,
): number {
  const card = BUILDINGS[building];
  const { kind } = card;
  const cost = costOfCard(table.options, card);
  const library = powers.library >= 0 && powers.library !== over;
  reasons?.push({ source: 'cost', amount: cost });
  if (powers.builder) reasons?.push({ source: 'builder', amount: -1 });
  if (library) reasons?.push({ source: 'library', amount: -1 });
  const known = kind === 'production' ? powers.production : powers.city;
  const change = over < 0 && reasons === null ? known : priceChange(city, kind, over, reasons);
  const crane = over < 0 ? 0 : craneValue(table, city[over] as Place);
  if (over >= 0) reasons?.push({ source: 'crane', amount: -crane });
  const sum = cost - (powers.builder ? 1 : 0) - (library ? 1 : 0) + change - crane;
  if (sum < 0) reasons?.push({ source: 'no-refund', amount: -sum });
  return sum < 0 ? 0 : sum;
}

/** How many goods may be part of the payment (SJ-5.5). The good of the covered place is lost first (SJ-6.6). */
export function payableGoods(city: City, powers: BuilderPowers, over: number): number {
  if (powers.payable === 0) return 0;
  const payable = over < 0 ? powers.payable : raised(city, RAISES['goods-in-payment'], 0, over);
  const goods = over >= 0 && hasGood(city[over] as Place) ? powers.goods - 1 : powers.goods;
  return goods < payable ? goods : payable;
}

const PARK = powerOf('park').value;

/** SJ-6.3 */
export function craneValue(table: Table, covered: Place): number {
  return covered.building === 'park' ? PARK : costOf(table.options, covered.building);
}

/** What a seat would pay in this builder phase, and why. `over` is a place of its city, null to build beside. */
export function priceOf(
  table: Table,
  seat: Seat,
  phase: BuilderPhase,
  building: BuildingId,
  over: number | null = null,
): Price {
  const city = cityAt(table, seat);
  const reasons: PriceReason[] = [];
  const price = priceWith(table, city, builderPowersOf(city, seat, phase), building, over ?? -1, reasons);
  return { price, reasons };
}

/** How many goods a seat may put into the payment of a building laid over the place `over`, null to build beside. */
export function payableGoodsOf(table: Table, seat: Seat, phase: BuilderPhase, over: number | null = null): number {
  const city = cityAt(table, seat);
  return payableGoods(city, builderPowersOf(city, seat, phase), over ?? -1);
}
