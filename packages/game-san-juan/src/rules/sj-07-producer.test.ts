// SJ-7 Producer phase.

import { expect } from 'vitest';
import { rule } from '@atoll/testkit';
import { goodsOn, pick, player, table, told } from '../table.testing.js';

rule('SJ-7.1', 'one good on an empty production building of choice, more for producer, Library, Aqueduct', () => {
  const city = ['indigo-plant', 'sugar-mill', 'tobacco-storage', 'coffee-roaster', 'silver-smelter'] as const;
  const t = table({ players: [{ city: ['library', 'aqueduct', ...city] }, { city }, { city: ['aqueduct', ...city] }] });
  pick(t, 'producer');
  expect(t.ask(0)).toEqual({ kind: 'produce', most: 4 });
  t.play(0, { type: 'produce', buildings: ['coffee-roaster', 'indigo-plant', 'silver-smelter', 'tobacco-storage'] });
  t.refused(1, { type: 'produce', buildings: ['indigo-plant', 'sugar-mill'] }, 'SJ-7.1');
  t.play(1, { type: 'produce', buildings: ['sugar-mill'] });
  expect(t.ask(2)).toEqual({ kind: 'produce', most: 2 });
  t.play(2, { type: 'produce', buildings: ['coffee-roaster', 'silver-smelter'] });
  expect(goodsOn(t, 0)).toEqual(['indigo-plant', 'tobacco-storage', 'coffee-roaster', 'silver-smelter']);
  expect(goodsOn(t, 1)).toEqual(['sugar-mill']);
  expect(goodsOn(t, 2)).toEqual(['coffee-roaster', 'silver-smelter']);
});

rule('SJ-7.2', 'no more goods than empty production buildings, and none on the Customs house', () => {
  const city = [{ building: 'indigo-plant', good: true }, 'sugar-mill', 'customs-house'] as const;
  const t = table({ players: [{ city }, {}] });
  pick(t, 'producer');
  expect(t.legal(0)).toEqual([
    { type: 'produce', buildings: [] },
    { type: 'produce', buildings: ['sugar-mill'] },
  ]);
  t.refused(0, { type: 'produce', buildings: ['customs-house'] }, 'SJ-7.2');
  t.refused(0, { type: 'produce', buildings: ['indigo-plant'] }, 'SJ-7.2');
  t.refused(0, { type: 'produce', buildings: ['sugar-mill', 'sugar-mill'] }, 'SJ-7.2');
});

rule('SJ-7.3', 'the Well draws for two goods or more', () => {
  const city = ['well', 'indigo-plant', 'sugar-mill'] as const;
  const t = table({ players: [{ city }, { city }] });
  pick(t, 'producer');
  t.play(0, { type: 'produce', buildings: ['indigo-plant', 'sugar-mill'] });
  expect(told(t, 'drew')).toMatchObject([{ seat: 0, reason: 'well', count: 1 }]);
  t.play(1, { type: 'produce', buildings: ['indigo-plant'] });
  expect(told(t, 'drew')).toEqual([]);
});

rule(
  'SJ-7.4',
  'out of cards he produces as many as there are, the first named first, and the Well counts those',
  () => {
    const t = table({ players: [{ city: ['well', 'coffee-roaster', 'indigo-plant'] }, {}], deck: 1, discard: 0 });
    pick(t, 'producer');
    t.play(0, { type: 'produce', buildings: ['coffee-roaster', 'indigo-plant'] });
    expect(goodsOn(t, 0)).toEqual(['coffee-roaster']);
    expect(told(t, 'produced')).toMatchObject([{ buildings: ['coffee-roaster'] }]);
    expect(player(t, 0).hand).toEqual([]);
  },
);

rule('SJ-7.5', 'buildings are named in the order of ids; identical ones are interchangeable', () => {
  const t = table({ players: [{ city: ['indigo-plant', 'coffee-roaster', 'coffee-roaster'] }, {}] });
  pick(t, 'producer');
  t.refused(0, { type: 'produce', buildings: ['indigo-plant', 'coffee-roaster'] }, 'SJ-7.2');
  const lists = t.legal(0).map((move) => (move.type === 'produce' ? move.buildings.join() : ''));
  expect(lists).toEqual([
    '',
    'coffee-roaster',
    'coffee-roaster,coffee-roaster',
    'coffee-roaster,indigo-plant',
    'indigo-plant',
  ]);
});
