// The table of buildings is the one place that says what a building does. Every power of a known form is tried here as
// its row has it: a new building of such a form is tested by being in the table.

import { describe, expect, it } from 'vitest';
import { defaultOptions } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { BUILDING_IDS, BUILDINGS } from '../data/buildings.js';
import type { BuildingId } from '../data/buildings.js';
import type { BuilderPhase } from '../frames.js';
import { handLimitOf, raised, RAISES } from '../limits.js';
import { optionsSchema } from '../options.js';
import { pointsBySource } from '../scoring.js';
import type { Place, Table } from './city.js';
import { drawnBy, drawsOf } from './draws.js';
import { withPower } from './powers.js';
import { priceOf } from './price.js';

const ME = 0 as Seat;
const builder: BuilderPhase = { kind: 'builder-phase', id: 1, picker: 1 as Seat, library: false, turn: 1 };

const place = (building: BuildingId, fresh = false): Place => ({ building, good: null, under: [], fresh });

function tableOf(own: readonly Place[], other: readonly Place[] = []): Table {
  return { options: defaultOptions(optionsSchema), players: [{ city: own }, { city: other }] };
}

describe('C6: powers stand in the rows of buildings', () => {
  it('all city buildings but the monuments have one, of exactly one form', () => {
    const forms = [...withPower('limit'), ...withPower('price'), ...withPower('draw'), ...withPower('points')];
    const found = [...forms, ...withPower('code')].map(({ building }) => building);
    const expected = BUILDING_IDS.filter((id) => !['production', 'monument'].includes(BUILDINGS[id].group));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it.each(withPower('limit'))('$building moves its limit once it is active', ({ building, power }) => {
    if ('toOthers' in power) {
      expect(handLimitOf(tableOf([], [place(building)]), ME)).toBe(power.toOthers);
      expect(handLimitOf(tableOf([place(building)], [place(building)]), ME)).toBe(7);
      expect(handLimitOf(tableOf([], [place(building, true)]), ME)).toBe(7);
      return;
    }
    const limit = 'by' in power ? 1 + power.by : power.to;
    const raises = RAISES[power.limit];
    expect(raised([place('hero'), place(building)], raises, 1)).toBe(limit);
    expect(raised([place(building, true)], raises, 1)).toBe(1);
    expect(raised([place(building)], raises, 1, 0)).toBe(1);
  });

  it.each(withPower('price'))('$building changes the price of its kind only, and is named for it', (cut) => {
    const costly = { production: 'silver-smelter', city: 'library' } as const;
    const named = { source: cut.building, amount: cut.power.price };
    for (const kind of ['production', 'city'] as const) {
      const { cost } = BUILDINGS[costly[kind]];
      const { price, reasons } = priceOf(tableOf([place(cut.building)]), ME, builder, costly[kind]);
      expect(price).toBe(kind === cut.power.of ? cost + cut.power.price : cost);
      expect(reasons.filter(({ source }) => source === cut.building)).toEqual(kind === cut.power.of ? [named] : []);
      expect(priceOf(tableOf([place(cut.building, true)]), ME, builder, costly[kind]).price).toBe(cost);
    }
  });

  it.each(withPower('draw'))('$building draws at its moment, within its bounds', ({ building, power }) => {
    const { at, draw, atLeast = 0, atMost = 9 } = power;
    const city = [place(building)];
    for (let counted = 0; counted <= 9; counted++) {
      const due = counted >= atLeast && counted <= atMost;
      expect(drawsOf(city, at, counted)).toBe(due ? draw : 0);
      expect(drawnBy(city, at, counted)).toEqual(due ? [{ building, cards: draw }] : []);
    }
    expect(drawsOf([place(building, true)], at, atLeast)).toBe(0);
  });

  it.each(withPower('points'))('$building is named in the score, just built or not', ({ building }) => {
    for (const fresh of [false, true]) {
      const sources = pointsBySource(tableOf([place(building, fresh)]), ME, 0).map(({ source }) => source);
      expect(sources).toEqual(['buildings', building]);
    }
  });
});
