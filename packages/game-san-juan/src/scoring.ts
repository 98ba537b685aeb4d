// SJ-12 Scoring, SJ-13 ties.

import { allSeats, placingsOf } from '@atoll/engine';
import type { Placing, PointsFrom, Seat } from '@atoll/engine';
import { costOf, pointsOf } from './cards/value.js';
import { cityAt, isInPlay } from './city/city.js';
import type { City, Table } from './city/city.js';
import { withPower } from './city/powers.js';
import { BUILDINGS, powerOf } from './data/buildings.js';
import type { BuildingId } from './data/buildings.js';
import type { Count, Having } from './data/powers.js';
import type { Options } from './options.js';
import { playerAt } from './state.js';
import type { State } from './state.js';

const SCORES = withPower('points');

/** By source, the Palace last since it counts all the others (SJ-12.8). */
export function pointsBySource(table: Table, seat: Seat, tucked: number): PointsFrom[] {
  const city = cityAt(table, seat);
  const sources: PointsFrom[] = [
    { source: 'buildings', points: sum(city.map(({ building }) => pointsOf(table.options, building))) },
  ];
  if (tucked > 0) sources.push({ source: 'tucked-cards', points: tucked });
  for (const { building, power } of SCORES) {
    if (isInPlay(city, building)) {
      sources.push({ source: building, points: pointsFor(power, countOf(power.per, table, seat)) });
    }
  }
  if (isInPlay(city, 'palace')) {
    const others = sum(sources.map(({ points }) => points));
    sources.push({ source: 'palace', points: Math.floor(others / powerOf('palace').of) });
  }
  return sources;
}

/** What a scoring building is worth when so many count for it. */
export function pointsFor({ points }: Having<'per'>, count: number): number {
  return typeof points === 'number' ? points * count : sum(points.slice(0, count));
}

export function countOf(per: Count, table: Table, seat: Seat): number {
  const city = cityAt(table, seat);
  switch (per) {
    case 'city-building': // SJ-12.3
      return city.filter(({ building }) => BUILDINGS[building].kind === 'city').length;
    case 'monument': // SJ-12.4
      return city.filter(({ building }) => BUILDINGS[building].group === 'monument').length;
    case 'production-building-and-kind':
      return productionAndKinds(city);
    case 'set-of-three':
      return setsOfThree(table.options, city);
    case 'six-of-others':
      return sixesOfOthers(table, seat);
  }
}

/** SJ-12.5 */
function productionAndKinds(city: City): number {
  const production = city.filter(({ building }) => BUILDINGS[building].kind === 'production');
  return production.length + new Set(production.map(({ building }) => building)).size;
}

/** SJ-12.6 */
function setsOfThree(options: Options, city: City): number {
  const byCost = new Map<number, Map<BuildingId, number>>();
  for (const { building } of city) {
    const cost = costOf(options, building);
    const copies = byCost.get(cost) ?? new Map<BuildingId, number>();
    byCost.set(cost, copies.set(building, (copies.get(building) ?? 0) + 1));
  }
  let sets = 0;
  for (const copies of byCost.values()) sets += setsWithin([...copies.values()]);
  return sets;
}

/** The most sets of three different types, where `copies` gives the number of buildings of each type. */
function setsWithin(copies: readonly number[]): number {
  let sets = 0;
  while (sum(copies.map((count) => Math.min(count, sets + 1))) >= 3 * (sets + 1)) sets += 1;
  return sets;
}

/** SJ-12.7 */
function sixesOfOthers(table: Table, seat: Seat): number {
  let sixes = 0;
  for (const [other, { city }] of table.players.entries()) {
    if (other === seat) continue;
    sixes += city.filter(({ building }) => costOf(table.options, building) === 6).length;
  }
  return sixes;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function tuckedCards(state: State, seat: Seat): number {
  const { chapel, bank, harbor } = playerAt(state, seat);
  return chapel.length + bank.length + harbor.length;
}

/** SJ-13.1: the good of a Customs house does not count. */
function tieBreakOf(state: State, seat: Seat): number {
  const { hand, city } = playerAt(state, seat);
  const goods = city.filter(({ building, good }) => good !== null && BUILDINGS[building].kind === 'production');
  return hand.length + goods.length;
}

/** The standings if the game ended now. */
export function standings(state: State): Placing[] {
  return placingsOf(
    allSeats(state.players.length).map((seat) => {
      const breakdown = pointsBySource(state, seat, tuckedCards(state, seat));
      const points = sum(breakdown.map((from) => from.points));
      return { seat, points, breakdown, tieBreaks: [tieBreakOf(state, seat)] };
    }),
  );
}
