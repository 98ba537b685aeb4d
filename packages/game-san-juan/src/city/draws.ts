// SJ-5.7, SJ-5.8, SJ-5.11, SJ-7.3, SJ-8.4, SJ-8.7: the cards that buildings draw. Works on states and on views alike.

import type { BuildingId, WithPower } from '../data/buildings.js';
import type { Moment } from '../data/powers.js';
import { activePlace } from './city.js';
import type { City } from './city.js';
import { withPower } from './powers.js';

export interface Draw {
  readonly building: WithPower<'draw'>;
  readonly cards: number;
  readonly atLeast: number;
  readonly atMost: number;
}

function at(moment: Moment): readonly Draw[] {
  const draws: Draw[] = [];
  for (const { building, power } of withPower('draw')) {
    if (power.at !== moment) continue;
    const { draw: cards, atLeast = 0, atMost = Infinity } = power;
    draws.push({ building, cards, atLeast, atMost });
  }
  return draws;
}

export const DRAWS: Readonly<Record<Moment, readonly Draw[]>> = {
  'city-built': at('city-built'),
  'built-and-drawn': at('built-and-drawn'),
  'fewest-built': at('fewest-built'),
  produced: at('produced'),
  sold: at('sold'),
  'none-sold': at('none-sold'),
};

/** Whether a building of this city draws. `counted`: what the moment counts. */
export function isDue(city: City, draw: Draw, counted: number): boolean {
  return counted >= draw.atLeast && counted <= draw.atMost && activePlace(city, draw.building) >= 0;
}

/** How many cards the buildings of a city draw at a moment. */
export function drawsOf(city: City, moment: Moment, counted: number): number {
  return cardsOf(city, DRAWS[moment], counted);
}

export function cardsOf(city: City, draws: readonly Draw[], counted: number): number {
  let cards = 0;
  for (let i = 0; i < draws.length; i++) {
    const draw = draws[i] as Draw;
    if (isDue(city, draw, counted)) cards += draw.cards;
  }
  return cards;
}

/** The same, building by building, for whoever wants to read it. */
export function drawnBy(city: City, moment: Moment, counted: number): { building: BuildingId; cards: number }[] {
  return DRAWS[moment].filter((draw) => isDue(city, draw, counted)).map(({ building, cards }) => ({ building, cards }));
}
