// SJ-12 Scoring, SJ-13 ties.

import { allSeats, placingsOf } from '@atoll/engine';
import type { Placing, PointsFrom, Seat } from '@atoll/engine';
import { costOf, pointsOf } from './cards/value.js';
import { cityAt, isInPlay } from './city/city.js';
import type { City, Table } from './city/city.js';
import { BUILDINGS } from './data/buildings.js';
import type { BuildingId } from './data/buildings.js';
import { FIGURES } from './data/figures.js';
import type { Options } from './options.js';
import { playerAt } from './state.js';
import type { State } from './state.js';

/** By source, the Palace last since it counts all the others (SJ-12.8). */
export function pointsBySource(table: Table, seat: Seat, tucked: number): PointsFrom[] {
  const city = cityAt(table, seat);
  const sources: PointsFrom[] = [
    { source: 'buildings', points: sum(city.map(({ building }) => pointsOf(table.options, building))) },
  ];
  if (tucked > 0) sources.push({ source: 'tucked-cards', points: tucked });
  if (isInPlay(city, 'city-hall')) sources.push({ source: 'city-hall', points: cityHall(city) });
  if (isInPlay(city, 'triumphal-arch')) sources.push({ source: 'triumphal-arch', points: triumphalArch(city) });
  if (isInPlay(city, 'guild-hall')) sources.push({ source: 'guild-hall', points: guildHall(city) });
  if (isInPlay(city, 'residence')) sources.push({ source: 'residence', points: residence(table.options, city) });
  if (isInPlay(city, 'cathedral')) sources.push({ source: 'cathedral', points: cathedral(table, seat) });
  if (isInPlay(city, 'palace')) {
    const others = sum(sources.map(({ points }) => points));
    sources.push({ source: 'palace', points: Math.floor(others / FIGURES.palace) });
  }
  return sources;
}

/** SJ-12.3 */
function cityHall(city: City): number {
  return city.filter(({ building }) => BUILDINGS[building].kind === 'city').length;
}

/** SJ-12.4 */
function triumphalArch(city: City): number {
  const monuments = city.filter(({ building }) => BUILDINGS[building].group === 'monument').length;
  return FIGURES.triumphalArch[monuments] ?? 0;
}

/** SJ-12.5 */
function guildHall(city: City): number {
  const production = city.filter(({ building }) => BUILDINGS[building].kind === 'production');
  return production.length + new Set(production.map(({ building }) => building)).size;
}

/** SJ-12.6 */
function residence(options: Options, city: City): number {
  const byCost = new Map<number, Map<BuildingId, number>>();
  for (const { building } of city) {
    const cost = costOf(options, building);
    const copies = byCost.get(cost) ?? new Map<BuildingId, number>();
    byCost.set(cost, copies.set(building, (copies.get(building) ?? 0) + 1));
  }
  let sets = 0;
  for (const copies of byCost.values()) sets += setsOfThree([...copies.values()]);
  return sum(FIGURES.residence.slice(0, sets));
}

/** The most sets of three different types, where `copies` gives the number of buildings of each type. */
function setsOfThree(copies: readonly number[]): number {
  let sets = 0;
  while (sum(copies.map((count) => Math.min(count, sets + 1))) >= FIGURES.residenceSet * (sets + 1)) sets += 1;
  return sets;
}

/** SJ-12.7 */
function cathedral(table: Table, seat: Seat): number {
  let sixes = 0;
  for (const [other, { city }] of table.players.entries()) {
    if (other === seat) continue;
    sixes += city.filter(({ building }) => costOf(table.options, building) === 6).length;
  }
  return sum(FIGURES.cathedral.slice(0, sixes));
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
