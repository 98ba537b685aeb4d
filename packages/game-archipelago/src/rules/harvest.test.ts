// AR-11, AR-12 Harvest and transactions.

import { rule } from '@atoll/testkit';
import { expect } from 'vitest';

import { goods } from '../economy/goods.js';
import type { State } from '../state.js';
import {
  nth,
  bareTable,
  building,
  card,
  citizen,
  cubes,
  florins,
  held,
  market,
  region,
  ship,
  tokens,
  told,
  unit,
} from '../table.testing.js';
import type { Table } from '../table.testing.js';

const farm = (change: (d: State) => void = () => {}, options = {}): Table =>
  bareTable(3, options).arrange((d) => {
    const island = region(d, 'hex-06-b', 1, 0);
    citizen(d, 0, island);
    citizen(d, 0, island);
    ship(d, 0, island, 1);
    change(d);
  });
const ids = (t: Table): [number, number, number] => t.state.units.map(({ id }) => id) as [number, number, number];
const pick = (t: Table, ...units: number[]): Table => {
  t.play(0, { type: 'act', action: 'harvest-fruit' });
  for (const id of units) t.play(0, { type: 'deploy', unit: id });
  return t.play(0, { type: 'done' });
};

rule('AR-11.1', 'any number of free units, one per free icon of their area', () => {
  const t = farm((d) => void citizen(d, 0, 1));
  const [one, two] = ids(t);
  t.play(0, { type: 'act', action: 'harvest-fruit' });
  t.refused(0, { type: 'done' }, 'AR-11.1');
  t.play(0, { type: 'deploy', unit: one }).play(0, { type: 'deploy', unit: two });
  t.refused(0, { type: 'deploy', unit: nth(t.state.units, 3).id }, 'AR-11.1');
  t.refused(0, { type: 'deploy', unit: one }, 'AR-11.1');
});

rule('AR-11.2', 'fish by ships only, the rest by citizens only', () => {
  const t = farm();
  const [one, , boat] = ids(t);
  t.play(0, { type: 'act', action: 'harvest-fish' });
  t.refused(0, { type: 'deploy', unit: one }, 'AR-11.1');
  t.play(0, { type: 'deploy', unit: boat }).play(0, { type: 'done' });
  expect(nth(t.state.players, 0).cubes.fish).toBe(1);
});

rule(['AR-11.3', 'AR-11.9'], 'one cube each from the bank, or what is left; the units stay deployed', () => {
  const t = farm((d) => {
    cubes(d, 1, { fruit: 13 });
    nth(d.players, 0).objectives = ['objective-short-03'];
  });
  const [one, two] = ids(t);
  pick(t, one, two);
  expect(nth(t.state.players, 0).cubes.fruit).toBe(1);
  expect([unit(t, one).icon, unit(t, two).icon]).toEqual([0, 1]);
});

rule('AR-11.4', 'deployed units are engaged; leaving a building gives it up', () => {
  const t = farm((d) => {
    building(d, 1, 'market');
    nth(d.units, 0).building = 'market';
  });
  const [one] = ids(t);
  pick(t, one);
  expect(unit(t, one)).toMatchObject({ engaged: true, building: null, icon: 0 });
});

const foreign = (change: (d: State) => void = () => {}): Table =>
  farm((d) => {
    held(d, 1, 1, 'town');
    change(d);
  });

rule('AR-11.5', 'under a foreign town permission is asked once per region, fish included', () => {
  const t = foreign();
  const [, , boat] = ids(t);
  t.play(0, { type: 'act', action: 'harvest-fish' }).play(0, { type: 'deploy', unit: boat }).play(0, { type: 'done' });
  t.play(0, { type: 'offer', offer: goods() });
  expect(t.ask(1)).toMatchObject({ kind: 'permit-harvest', harvester: 0, cubes: 1 });
  t.play(1, { type: 'permit' });
  expect(nth(t.state.players, 0).cubes.fish).toBe(1);
});

rule('AR-11.6', 'refused deployments are withdrawn; with none left the disc is not spent', () => {
  const t = foreign();
  pick(t, ids(t)[0]).play(0, { type: 'offer', offer: goods() }).play(1, { type: 'refuse' });
  expect(t.state.players[0]).toMatchObject({ discs: 3 });
  expect(t.ask(0)).toMatchObject({ kind: 'round', acted: false });
});

rule(
  ['AR-11.7', 'AR-11.9'],
  'an offer goes with a yes; a price is paid or the units withdraw; a no closes the region',
  () => {
    const yes = foreign();
    pick(yes, ids(yes)[0]);
    yes.refused(0, { type: 'offer', offer: goods(11) }, 'AR-11.7');
    yes.play(0, { type: 'offer', offer: goods(2) }).play(1, { type: 'permit' });
    expect(yes.state.players.map((player) => player.florins)).toEqual([8, 12, 10]);
    const price = foreign();
    pick(price, ids(price)[0]).play(0, { type: 'offer', offer: goods(2) });
    price.refused(1, { type: 'name-price', price: goods() }, 'AR-11.7');
    price.play(1, { type: 'name-price', price: goods(3) }).play(0, { type: 'pay-price' });
    expect(price.state.players.map((player) => player.florins)).toEqual([7, 13, 10]);
    const no = foreign();
    pick(no, ids(no)[0])
      .play(0, { type: 'offer', offer: goods() })
      .play(1, { type: 'name-price', price: goods(50) });
    no.refused(0, { type: 'pay-price' }, 'AR-11.7');
    no.play(0, { type: 'withdraw' });
    no.refused(0, { type: 'act', action: 'harvest-fruit' }, 'AR-9.12');
  },
);

rule('AR-11.8', 'a doubling card is used before the harvest of the same round, while it can be made', () => {
  const t = farm((d) => card(d, 0, 'orchard'));
  const late = farm((d) => card(d, 0, 'orchard'));
  t.play(0, { type: 'use-card', card: 'orchard', option: 0, payment: [] });
  pick(t, ids(t)[0]);
  expect(nth(t.state.players, 0).cubes.fruit).toBe(2);
  pick(late, ids(late)[0]);
  late.refused(0, { type: 'use-card', card: 'orchard', option: 0, payment: [] }, 'AR-21.6');
});

const trading = (change: (d: State) => void): Table =>
  bareTable().arrange(change).play(0, { type: 'act', action: 'transaction' });

rule('AR-12.1', 'one purchase or one sale of one cube on either market', () => {
  const t = trading((d) => cubes(d, 0, { iron: 2 }));
  t.play(0, { type: 'transact', market: 'export', deal: 'sell', resource: 'iron', token: false });
  expect(t.ask(0).kind).toBe('round');
  expect([t.state.export.iron, nth(t.state.players, 0).florins]).toEqual([1, 20]);
});

rule('AR-12.2', 'a purchase takes the last cube at the price of its row', () => {
  const t = trading((d) => market(d, 'domestic', 'fish', 4));
  t.play(0, { type: 'transact', market: 'domestic', deal: 'buy', resource: 'fish', token: false });
  expect([nth(t.state.players, 0).florins, t.state.domestic.fish]).toEqual([6, 3]);
  trading((d) => florins(d, 0, 5)).refused(
    0,
    { type: 'transact', market: 'domestic', deal: 'buy', resource: 'fish', token: false },
    'AR-12.2',
  );
});

rule('AR-12.3', 'a sale fills the first free space at the price of its row; a full zone takes none', () => {
  const t = trading((d) => {
    cubes(d, 0, { stone: 1, iron: 1 });
    market(d, 'domestic', 'stone', 2);
    market(d, 'domestic', 'iron', 8);
  });
  t.refused(0, { type: 'transact', market: 'domestic', deal: 'sell', resource: 'iron', token: false }, 'AR-12.3');
  t.play(0, { type: 'transact', market: 'domestic', deal: 'sell', resource: 'stone', token: false });
  expect(nth(told(t, 'transacted'), 0).florins).toBe(6);
});

rule(['AR-23.1', 'AR-23.2', 'AR-23.3'], 'a token sells as a cube of the bank and leaves the game', () => {
  const t = trading((d) => {
    tokens(d, 0, 1);
    cubes(d, 1, { iron: 9 });
    nth(d.players, 0).objectives = ['objective-short-03'];
  });
  t.refused(0, { type: 'transact', market: 'domestic', deal: 'sell', resource: 'iron', token: true }, 'AR-23.2');
  t.refused(0, { type: 'transact', market: 'domestic', deal: 'buy', resource: 'wood', token: true }, 'AR-23.1');
  const piles = t.state.piles.slice();
  const spent = t.state.tokensSpent;
  t.play(0, { type: 'transact', market: 'domestic', deal: 'sell', resource: 'wood', token: true });
  expect([t.state.domestic.wood, nth(t.state.players, 0).tokens, t.state.tokensSpent]).toEqual([2, 0, spent + 1]);
  expect(t.state.piles).toEqual(piles);
});

rule('AR-9.12', 'D7: a resource the bank has none of cannot be harvested, nor its harvest doubled', () => {
  const t = farm((d) => card(d, 0, 'orchard'));
  const orchard = { type: 'use-card', card: 'orchard', option: 0, payment: [] } as const;
  const fruit = { type: 'act', action: 'harvest-fruit' } as const;
  expect(t.legal(0)).toEqual(expect.arrayContaining([fruit, orchard]));
  t.arrange((d) => cubes(d, 1, { fruit: d.cubes.fruit }));
  expect(t.refused(0, fruit, 'AR-9.12').reason).toBe('bank-lacks-cube');
  t.refused(0, orchard, 'AR-21.6');
});
