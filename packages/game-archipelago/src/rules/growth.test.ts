// AR-14, AR-15 Reproduction and recruitment.

import { rule } from '@atoll/testkit';
import { expect } from 'vitest';

import { births } from '../flow/reproduction.js';
import type { State } from '../state.js';
import { nth, bareTable, card, citizen, florins, region, seat, ship, told } from '../table.testing.js';
import type { Table } from '../table.testing.js';

const family = (change: (d: State) => void = () => {}, options = {}): Table =>
  bareTable(3, options).arrange((d) => {
    const one = region(d, 'hex-03-b', 1, 0);
    const two = region(d, 'hex-23-b', 2, 0);
    for (const at of [one, two]) for (let i = 0; i < 2; i++) citizen(d, 0, at);
    change(d);
  });

rule('AR-14.1', 'one birth in every region with exactly two, as far as the reserve goes', () => {
  const t = family();
  t.play(0, { type: 'act', action: 'reproduction' });
  for (const at of [2, 1]) t.play(0, { type: 'bear', region: at, area: 0 });
  expect([t.state.population, t.ask(0).kind]).toEqual([6, 'round']);
  const short = family((d) => {
    for (const at of [region(d, 'hex-08-b', 3, 0), region(d, 'hex-17-b', 4, 0)])
      for (let i = 0; i < 3; i++) if (d.population < 9) citizen(d, 0, at);
  });
  short.play(0, { type: 'act', action: 'reproduction' });
  expect(short.legal(0).map((move) => (move.type === 'bear' ? move.region : null))).toEqual([1, 2, 4]);
  short.refused(0, { type: 'bear', region: 3, area: 0 }, 'AR-14.1');
  short.play(0, { type: 'bear', region: 2, area: 0 });
  expect([short.state.population, short.ask(0).kind]).toEqual([10, 'round']);
});

rule('AR-14.2', 'engaged parents count, rebels do not, and a third citizen, even a rebel, bars the region', () => {
  const t = family((d) => {
    nth(d.units, 0).engaged = true;
    citizen(d, 0, 2, 0, { lying: true });
  });
  expect(births(t.state, seat(0), []).map((birth) => birth.region)).toEqual([1]);
});

rule('AR-14.3', 'the newborn are active and not engaged', () => {
  const t = family();
  t.play(0, { type: 'act', action: 'reproduction' });
  for (const at of [1, 2]) t.play(0, { type: 'bear', region: at, area: 0 });
  expect(t.state.units.slice(-2).every((one) => !one.engaged && !one.lying)).toBe(true);
});

rule('AR-14.4', 'in the French edition parents on two banks have a child on either', () => {
  const t = bareTable(3, { edition: 'fr-2012' }).arrange((d) => {
    const inlet = region(d, 'hex-02-b', 1, 0);
    citizen(d, 0, inlet, 0);
    citizen(d, 0, inlet, 1);
  });
  t.play(0, { type: 'act', action: 'reproduction' });
  expect(t.legal(0)).toHaveLength(2);
  t.play(0, { type: 'bear', region: 1, area: 1 });
  expect(nth(t.state.units, -1).area).toBe(1);
});

rule('AR-14.5', 'D3: births are a choice, after the first; a card limits them', () => {
  const t = family();
  t.play(0, { type: 'act', action: 'reproduction' });
  expect(t.refused(0, { type: 'done' }, 'AR-9.12').reason).toBe('nobody-born');
  t.play(0, { type: 'bear', region: 2, area: 0 });
  expect(t.ask(0)).toMatchObject({ kind: 'choose-birth' });
  t.play(0, { type: 'done' });
  expect([t.state.population, t.ask(0)]).toEqual([5, { kind: 'round', acted: true, carded: false, traded: false }]);
  const midwife = family((d) => card(d, 0, 'midwife'));
  midwife.play(0, { type: 'use-card', card: 'midwife', option: 0, payment: [] });
  expect(midwife.legal(0)).toHaveLength(2);
  midwife.play(0, { type: 'bear', region: 1, area: 0 });
  expect(midwife.state.population).toBe(5);
});

rule(
  'AR-14.5',
  'D3: the only birth there can be is not asked about, nor a birth for whoever is absent declined',
  () => {
    const only = family((d) => void (nth(d.units, 0).lying = true));
    only.play(0, { type: 'act', action: 'reproduction' });
    expect([only.state.population, only.ask(0).kind]).toEqual([5, 'round']);
    const absent = family();
    absent.play(0, { type: 'act', action: 'reproduction' }).skipTo((t) => t.ask(0).kind === 'round');
    expect(absent.state.population).toBe(6);
  },
);

rule('AR-15.1', 'each worker at the price of the row of the marker, which falls as one goes', () => {
  const t = family((d) => {
    d.surplus = 4;
    florins(d, 0, 8);
  });
  t.play(0, { type: 'act', action: 'recruitment' }).play(0, { type: 'place-worker', region: 1, area: 0 });
  t.play(0, { type: 'place-worker', region: 2, area: 0 });
  expect([t.state.surplus, t.state.population, nth(t.state.players, 0).florins]).toEqual([2, 6, 1]);
  t.play(0, { type: 'done' });
  family().refused(0, { type: 'act', action: 'recruitment' }, 'AR-9.12');
});

rule('AR-15.2', 'where an active unit is, engaged or not, within limit and reserve', () => {
  const t = family((d) => {
    d.surplus = 4;
    nth(d.units, 0).engaged = true;
    const far = region(d, 'hex-08-b', 3, 0);
    citizen(d, 0, far, 0, { lying: true });
  });
  t.play(0, { type: 'act', action: 'recruitment' });
  t.refused(0, { type: 'place-worker', region: 3, area: 0 }, 'AR-15.2');
  t.play(0, { type: 'place-worker', region: 1, area: 0 });
  t.refused(0, { type: 'place-worker', region: 1, area: 0 }, 'AR-2.6');
});

rule('AR-15.3', 'a worker just recruited opens its own bank for the next', () => {
  const t = bareTable().arrange((d) => {
    const inlet = region(d, 'hex-02-b', 1, 0);
    ship(d, 0, inlet, 2);
    d.surplus = 5;
  });
  t.play(0, { type: 'act', action: 'recruitment' }).play(0, { type: 'place-worker', region: 1, area: 1 });
  expect(t.state.units.at(-1)).toMatchObject({ area: 1, engaged: false, lying: false });
  expect(nth(told(t, 'worker-recruited'), 0).florins).toBe(3);
  t.refused(0, { type: 'act', action: 'taxes' }, 'ENGINE');
});
