// AR-2 Units, areas, states.

import { rule } from '@atoll/testkit';
import { expect } from 'vitest';

import { controllerOf } from '../board/control.js';
import { reserveOf } from '../board/pieces.js';
import { SIDE } from '../board/sides.js';
import { SIDES } from '../data/hexes.js';
import { births } from '../flow/reproduction.js';
import { recruitingPlaces } from '../flow/recruitment.js';
import { taxesOf } from '../flow/taxes.js';
import type { Move } from '../table.js';
import { nth, bareTable, building, citizen, cubes, held, must, region, seat, ship, unit } from '../table.testing.js';

rule('AR-2.1', 'ships are in sea areas, citizens in land areas', () => {
  const t = bareTable().arrange((d) => {
    const island = region(d, 'hex-06-b', 1, 0);
    citizen(d, 0, island);
    ship(d, 0, island, 1);
  });
  expect(() => t.arrange((d) => void ship(d, 0, 1, 0))).toThrow('wrong kind of area');
});

rule('AR-2.2', 'a crisis lays citizens down, never ships', () => {
  expect(() => bareTable().arrange((d) => void ship(d, 0, 0, 0, { lying: true }))).toThrow('rebels');
});

rule('AR-2.3', 'harvesting and building engage; migrating, recruiting and building a ship do not', () => {
  const t = bareTable().arrange((d) => {
    const island = region(d, 'hex-06-b', 1, 0);
    citizen(d, 0, island);
    citizen(d, 0, island);
    ship(d, 0, island, 1);
    cubes(d, 0, { wood: 1 });
    nth(d.players, 0).discs = 3;
  });
  const [first, , boat] = t.state.units.map(({ id }) => id) as [number, number, number];
  t.play(0, { type: 'act', action: 'construction' });
  t.play(0, { type: 'construct', building: 'ship', unit: first, spot: 1, payment: ['wood'] });
  expect(unit(t, first).engaged).toBe(false);
  expect(t.state.units.at(-1)).toMatchObject({ kind: 'ship', engaged: false });
  t.play(0, { type: 'end-round' }).play(1, { type: 'end-round' }).play(2, { type: 'end-round' });
  t.play(0, { type: 'act', action: 'migration' });
  t.play(0, { type: 'migrate', unit: boat, region: 0, area: 0, building: null }).play(0, { type: 'done' });
  expect(unit(t, boat).engaged).toBe(false);
  t.play(0, { type: 'end-round' });
  t.play(0, { type: 'act', action: 'harvest-fruit' })
    .play(0, { type: 'deploy', unit: first })
    .play(0, { type: 'done' });
  expect(unit(t, first)).toMatchObject({ engaged: true, icon: 0 });
});

rule(
  ['AR-2.4', 'AR-14.2'],
  'an engaged citizen cannot migrate or harvest, but pays, reproduces, recruits and controls',
  () => {
    const t = bareTable().arrange((d) => {
      const island = region(d, 'hex-06-b', 1, 0);
      held(d, 0, island, 'town', { engaged: true });
      citizen(d, 0, island, 0, { engaged: true });
      d.surplus = 5;
    });
    t.refused(0, { type: 'act', action: 'migration' }, 'AR-9.12');
    t.refused(0, { type: 'act', action: 'harvest-fruit' }, 'AR-9.12');
    expect(taxesOf(t.state, seat(0))).toBe(4);
    expect(births(t.state, seat(0), [])).toHaveLength(1);
    expect(recruitingPlaces(t.state, seat(0))).toHaveLength(1);
    expect(controllerOf(t.state, 1, 'town')).toBe(0);
  },
);

rule(['AR-2.5', 'AR-18.5'], 'a rebel does nothing, controls nothing and pays nothing, but counts', () => {
  const t = bareTable().arrange((d) => {
    const island = region(d, 'hex-06-b', 1, 0);
    held(d, 0, island, 'town', { lying: true });
    citizen(d, 0, island, 0, { lying: true });
    building(d, island, 'market');
    d.surplus = 5;
  });
  expect(taxesOf(t.state, seat(0))).toBe(0);
  expect(controllerOf(t.state, 1, 'town')).toBeNull();
  expect(controllerOf(t.state, 1, 'market')).toBeNull();
  expect(recruitingPlaces(t.state, seat(0))).toEqual([]);
  expect(births(t.state, seat(0), [])).toEqual([]);
  expect(t.state.population).toBe(2);
});

rule(['AR-2.6', 'AR-15.2'], 'at most three citizens of one player in a region, rebels included', () => {
  const t = bareTable().arrange((d) => {
    const island = region(d, 'hex-06-b', 1, 0);
    citizen(d, 0, island);
    citizen(d, 0, island, 0, { lying: true });
    citizen(d, 0, island);
    citizen(d, 1, island);
    d.surplus = 5;
  });
  t.refused(0, { type: 'act', action: 'recruitment' }, 'AR-9.12');
  expect(recruitingPlaces(t.state, seat(1))).toEqual([{ type: 'place-worker', region: 1, area: 0 }]);
  expect(() => t.arrange((d) => void citizen(d, 0, 1))).toThrow('crowds');
});

rule('AR-2.7', 'a colour has 10 citizens and 4 ships, those on wonders included', () => {
  const t = bareTable().arrange((d) => void ship(d, 0, 0, 0));
  expect([reserveOf(t.state, seat(0), 'citizen'), reserveOf(t.state, seat(0), 'ship')]).toEqual([10, 3]);
  t.arrange(
    (d) => void nth(d.players, 0).cards.push({ id: must(d.evolutionDeck.pop()), ready: true, turn: 0, citizen: 0 }),
  );
  expect(reserveOf(t.state, seat(0), 'citizen')).toBe(9);
});

rule('AR-2.8', 'population is the number of citizens on the map', () => {
  expect(() => bareTable().arrange((d) => void (d.population = 1))).toThrow('population 1');
});

rule(['AR-2.9', 'AR-2.10'], 'by land through fields, by sea through sea, never between sea areas of one region', () => {
  // hex-12-a: sea in the north-east and in the south-east, split by a land bridge.
  const t = bareTable().arrange((d) => {
    const split = region(d, 'hex-12-a', -1, 1);
    region(d, 'hex-03-b', -2, 1, 0);
    ship(d, 0, split, 1);
    citizen(d, 0, split);
  });
  const [boat, walker] = t.state.units.map(({ id }) => id) as [number, number];
  t.play(0, { type: 'act', action: 'migration' });
  const moves = t.legal(0).filter((move): move is Extract<Move, { type: 'migrate' }> => move.type === 'migrate');
  expect(moves.filter((move) => move.unit === boat).map((move) => move.region)).toEqual([0]);
  expect(moves.filter((move) => move.unit === walker).map((move) => move.region)).toEqual([2]);
  t.refused(0, { type: 'migrate', unit: boat, region: 1, area: 2, building: null }, 'AR-16.2');
});

rule('AR-2.9', 'on every side the edges of a sea area are sea and those of a land area are not', () => {
  for (const side of SIDES) {
    const { edges, areaOfEdge, isSea } = SIDE[side];
    expect(edges.map((edge) => edge === 'sea')).toEqual(areaOfEdge.map((area) => isSea[area]));
  }
});

rule('AR-2.11', 'banks are apart for births, harvest and recruiting by citizens; a ship serves every bank', () => {
  const t = bareTable().arrange((d) => {
    const inlet = region(d, 'hex-02-b', 1, 0);
    citizen(d, 0, inlet, 0);
    citizen(d, 0, inlet, 1);
    citizen(d, 1, inlet, 0);
    ship(d, 2, inlet, 2);
    d.surplus = 5;
  });
  expect(births(t.state, seat(0), [])).toEqual([]);
  expect(recruitingPlaces(t.state, seat(1)).map(({ area }) => area)).toEqual([0]);
  expect(recruitingPlaces(t.state, seat(2)).map(({ area }) => area)).toEqual([0, 1]);
  const [left, right] = t.state.units.map(({ id }) => id) as [number, number];
  t.play(0, { type: 'act', action: 'harvest-wood' });
  t.refused(0, { type: 'deploy', unit: left }, 'AR-11.1');
  t.play(0, { type: 'deploy', unit: right });
});

rule('AR-2.11', 'in the French edition the region counts as one', () => {
  const t = bareTable(3, { edition: 'fr-2012' }).arrange((d) => {
    const inlet = region(d, 'hex-02-b', 1, 0);
    citizen(d, 0, inlet, 0);
    citizen(d, 0, inlet, 1);
    citizen(d, 1, inlet, 0);
  });
  expect(births(t.state, seat(0), []).map(({ area }) => area)).toEqual([0, 1]);
  expect(recruitingPlaces(t.state, seat(1)).map(({ area }) => area)).toEqual([0, 1]);
  t.play(0, { type: 'act', action: 'harvest-wood' });
  expect(t.legal(0).filter(({ type }) => type === 'deploy')).toHaveLength(2);
});

rule('AR-2.12', 'a unit that lies down stays engaged and keeps its icon', () => {
  const t = bareTable().arrange((d) => {
    const island = region(d, 'hex-06-b', 1, 0);
    citizen(d, 0, island, 0, { engaged: true, icon: 0, lying: true });
    citizen(d, 1, island);
    citizen(d, 0, island);
  });
  t.play(0, { type: 'act', action: 'harvest-fruit' });
  t.play(0, { type: 'deploy', unit: nth(t.state.units, 2).id }).play(0, { type: 'done' });
  expect(nth(t.state.units, 2).icon).toBe(1);
  expect(t.state.units[0]).toMatchObject({ engaged: true, icon: 0, lying: true });
});

rule('AR-2.13', 'a building holds one unit; newcomers never appear on one', () => {
  const t = bareTable().arrange((d) => {
    const island = region(d, 'hex-06-b', 1, 0);
    held(d, 0, island, 'town');
    d.surplus = 3;
  });
  expect(() => t.arrange((d) => void citizen(d, 1, 1, 0, { building: 'town' }))).toThrow('two units');
  t.play(0, { type: 'act', action: 'recruitment' }).play(0, { type: 'place-worker', region: 1, area: 0 });
  expect(nth(t.state.units, -1).building).toBeNull();
});
