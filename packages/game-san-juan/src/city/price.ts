// SJ-5.3 and SJ-6.3: what a building costs, why, and whether it can be paid.

import type { Seat } from '@atoll/engine';
import { costOf } from '../cards/value.js';
import { BUILDINGS } from '../data/buildings.js';
import type { BuildingId } from '../data/buildings.js';
import { FIGURES } from '../data/figures.js';
import type { BuilderPhase } from '../frames.js';
import { activePlace, cityAt, countGoods, hasGood } from './city.js';
import type { City, Place, Table } from './city.js';

/** The amounts add up to the price. */
export interface PriceReason {
  readonly source: 'cost' | 'builder' | 'library' | 'smithy' | 'quarry' | 'crane' | 'no-refund';
  readonly amount: number;
}

export interface Price {
  readonly price: number;
  readonly reasons: readonly PriceReason[];
}

/** Everything of a city that bears on prices: the places of active buildings, -1 for those that are not there. */
export interface BuilderPowers {
  readonly builder: boolean;
  readonly library: number;
  readonly smithy: number;
  readonly quarry: number;
  readonly crane: number;
  readonly blackMarket: number;
  readonly goods: number;
}

export function builderPowersOf(city: City, seat: Seat, phase: BuilderPhase): BuilderPowers {
  const builder = seat === phase.picker;
  const blackMarket = activePlace(city, 'black-market');
  return {
    builder,
    library: builder && phase.library ? activePlace(city, 'library') : -1,
    smithy: activePlace(city, 'smithy'),
    quarry: activePlace(city, 'quarry'),
    crane: activePlace(city, 'crane'),
    blackMarket,
    goods: blackMarket < 0 ? 0 : countGoods(city),
  };
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
  const cost = costOf(table.options, building);
  const production = BUILDINGS[building].kind === 'production';
  const library = works(powers.library, over);
  const helped = works(production ? powers.smithy : powers.quarry, over);
  const crane = over < 0 ? 0 : craneValue(table, city[over] as Place);
  const sum = cost - (powers.builder ? 1 : 0) - (library ? 1 : 0) - (helped ? 1 : 0) - crane;
  if (reasons !== null) {
    reasons.push({ source: 'cost', amount: cost });
    if (powers.builder) reasons.push({ source: 'builder', amount: -1 });
    if (library) reasons.push({ source: 'library', amount: -1 });
    if (helped) reasons.push({ source: production ? 'smithy' : 'quarry', amount: -1 });
    if (over >= 0) reasons.push({ source: 'crane', amount: -crane });
    if (sum < 0) reasons.push({ source: 'no-refund', amount: -sum });
  }
  return sum < 0 ? 0 : sum;
}

/** How many goods may be part of the payment (SJ-5.5). The good of the covered place is lost first (SJ-6.6). */
export function payableGoods(city: City, powers: BuilderPowers, over: number): number {
  if (!works(powers.blackMarket, over)) return 0;
  const goods = over >= 0 && hasGood(city[over] as Place) ? powers.goods - 1 : powers.goods;
  return goods < FIGURES.blackMarketGoods ? goods : FIGURES.blackMarketGoods;
}

/** SJ-6.3 */
export function craneValue(table: Table, covered: Place): number {
  return covered.building === 'park' ? FIGURES.parkCraneValue : costOf(table.options, covered.building);
}

function works(place: number, over: number): boolean {
  return place >= 0 && place !== over;
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
