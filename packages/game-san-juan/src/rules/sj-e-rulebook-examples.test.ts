// SJ-E The rulebook's examples that no rule test tells already (E12, E17 and E18 stand with their rules).

import { expect } from 'vitest';
import { rule } from '@atoll/testkit';
import type { Seat } from '@atoll/engine';
import { incomeOf } from '../city/trade.js';
import { PRICE_CARDS } from '../data/price-cards.js';
import { pointsBySource } from '../scoring.js';
import { buildAndPay, goodsOn, inPlay, pick, player, pricePaid, table, told } from '../table.testing.js';

rule('SJ-E1', 'builder with Smithy and Library: a Sugar mill is free, and nothing is paid back', () => {
  const t = table({ players: [{ hand: ['sugar-mill', 'hero'], city: ['smithy', 'library'] }, {}, {}] });
  pick(t, 'builder');
  t.play(0, { type: 'build', building: 'sugar-mill', over: null });
  expect(pricePaid(t)).toBe(0);
  expect(player(t, 0).hand).toEqual(['hero']);
});

rule('SJ-E2', 'Gold mine: two of the four cost the same, all are discarded', () => {
  const t = table({
    players: [{ city: ['gold-mine'] }, {}],
    next: ['hero', 'library', 'prefecture', 'smithy', 'tobacco-storage'],
  });
  pick(t, 'prospector').play(0, { type: 'turn-up' });
  expect(player(t, 0).hand).toEqual(['hero']);
  expect(t.state.discard).toHaveLength(4);
});

rule('SJ-E3', 'Gold mine: four different costs, the Smithy is kept', () => {
  const t = table({
    players: [{ city: ['gold-mine'] }, {}],
    next: ['hero', 'quarry', 'smithy', 'tobacco-storage', 'library'],
  });
  pick(t, 'prospector').play(0, { type: 'turn-up' });
  expect(player(t, 0).hand).toEqual(['hero', 'smithy']);
  expect(t.state.discard).toHaveLength(3);
});

rule('SJ-E4', 'mayor with Prefecture and Archive: 5 drawn into the hand, 3 of the whole hand discarded', () => {
  const hand = ['aqueduct', 'bank', 'well'] as const;
  const t = table({ players: [{ hand, city: ['prefecture', 'archive'] }, {}] });
  pick(t, 'mayor');
  expect(player(t, 0).hand).toHaveLength(8);
  for (const card of hand) t.play(0, { type: 'discard', card });
  t.play(0, { type: 'done' });
  expect(player(t, 0).hand).toHaveLength(5);
  expect(t.state.discard).toEqual(hand);
});

rule('SJ-E5', 'Black market: a Library for both goods and three cards', () => {
  const city = [
    'black-market',
    { building: 'indigo-plant', good: true },
    { building: 'tobacco-storage', good: true },
  ] as const;
  const t = table({ players: [{}, { hand: ['library', 'hero', 'tower', 'well', 'crane'], city }] });
  pick(t, 'builder').play(1, { type: 'build', building: 'library', over: null });
  expect(pricePaid(t)).toBe(5);
  t.play(1, { type: 'pay-good', good: 'indigo' });
  t.play(1, { type: 'pay-good', good: 'tobacco' });
  for (const card of ['hero', 'tower', 'well'] as const) t.play(1, { type: 'pay-card', card });
  expect(player(t, 1).hand).toEqual(['crane']);
  expect(goodsOn(t, 1)).toEqual([]);
});

rule('SJ-E6', 'Trading post: 2 sales, 3 as trader, 4 as trader with Library', () => {
  const goods = Array.from({ length: 5 }, () => ({ building: 'sugar-mill', good: true }) as const);
  const city = ['trading-post', ...goods] as const;
  expect(pick(table({ players: [{}, { city }, {}] }), 'trader').ask(1)).toEqual({ kind: 'sell', most: 2 });
  expect(pick(table({ players: [{ city }, {}, {}] }), 'trader').ask(0)).toEqual({ kind: 'sell', most: 3 });
  expect(pick(table({ players: [{ city: ['library', ...city] }, {}, {}] }), 'trader').ask(0)).toEqual({
    kind: 'sell',
    most: 4,
  });
});

rule('SJ-E7', 'Crane: a Statue on a Coffee roaster is free, gains no card, adds no building', () => {
  const t = table({ players: [{}, { hand: ['statue'], city: ['crane', 'coffee-roaster'] }] });
  pick(t, 'builder').play(1, { type: 'build', building: 'statue', over: { building: 'coffee-roaster', good: false } });
  expect(pricePaid(t)).toBe(0);
  expect(player(t, 1).hand).toEqual([]);
  expect(inPlay(t, 1)).toEqual(['crane', 'statue']);
});

rule('SJ-E8', 'Aqueduct: 2 goods, 3 as producer, 4 as producer with Library', () => {
  const mills = ['sugar-mill', 'sugar-mill', 'sugar-mill', 'sugar-mill', 'sugar-mill'] as const;
  const city = ['aqueduct', ...mills] as const;
  const follower = pick(table({ players: [{ city: [] }, { city }, {}] }), 'producer');
  expect(follower.ask(1)).toEqual({ kind: 'produce', most: 2 });
  expect(pick(table({ players: [{ city }, {}, {}] }), 'producer').ask(0)).toEqual({ kind: 'produce', most: 3 });
  expect(pick(table({ players: [{ city: ['library', ...city] }, {}, {}] }), 'producer').ask(0)).toEqual({
    kind: 'produce',
    most: 4,
  });
});

rule('SJ-E9', 'Market hall: sugar at 1 and coffee at 3 bring 5 cards', () => {
  const t = table({ players: [{ city: ['market-hall'] }, {}] });
  const prices = { ...PRICE_CARDS['price-1'], sugar: 1, coffee: 3 };
  const { income, bonus } = incomeOf(t.state, 0 as Seat, prices, ['coffee', 'sugar']);
  expect(income + bonus).toBe(5);
});

rule('SJ-E10', 'builder with Quarry: a Crane is free', () => {
  const t = table({ players: [{ hand: ['crane'], city: ['quarry'] }, {}] });
  pick(t, 'builder').play(0, { type: 'build', building: 'crane', over: null });
  expect(pricePaid(t)).toBe(0);
});

rule.each(
  'SJ-E11',
  [
    ['well', 0],
    ['statue', 0],
    ['market-hall', 1],
    ['hero', 2],
    ['palace', 3],
  ] as const,
  ([building, price]) => `builder with Library and Quarry pays ${price} for ${building}`,
  ([building, price]) => {
    const t = table({
      players: [{ hand: [building, 'tower', 'tower', 'tower'], city: ['library', 'quarry'] }, {}, {}],
    });
    buildAndPay(pick(t, 'builder'), 0, building);
    expect(pricePaid(t)).toBe(price);
  },
);

rule('SJ-E13', '34 points without the Palace: it scores 8, 42 in all', () => {
  const city = [
    'palace',
    'hero',
    'victory-column',
    'statue',
    'library',
    'silver-smelter',
    'silver-smelter',
    'silver-smelter',
    'chapel',
  ] as const;
  const t = table({ players: [{ city }, {}] });
  // 26 printed, 8 tucked.
  const points = pointsBySource(t.state, 0 as Seat, 34 - 26);
  expect(points).toContainEqual({ source: 'buildings', points: 26 });
  expect(points).toContainEqual({ source: 'palace', points: 8 });
  expect(points.reduce((sum, source) => sum + source.points, 0)).toBe(42);
});

rule('SJ-E14', 'Crane and Park: a Library on the Park is free', () => {
  const t = table({ players: [{}, { hand: ['library'], city: ['crane', 'park'] }] });
  pick(t, 'builder').play(1, { type: 'build', building: 'library', over: { building: 'park', good: false } });
  expect(pricePaid(t)).toBe(0);
});

rule(
  'SJ-E15',
  'a Residence with two sets at 1, one at 3 and one at 6 scores 10; 9 with the public Customs house',
  () => {
    const city = [
      'indigo-plant',
      'indigo-plant',
      'archive',
      'gold-mine',
      'guard-room',
      'customs-house',
      'carpenter',
      'tobacco-storage',
      'aqueduct',
      'palace',
      'city-hall',
      'residence',
    ] as const;
    for (const [customsHouseFigures, points] of [
      ['seed', 10],
      ['public', 9],
    ] as const) {
      const t = table({ players: [{ city }, {}], options: { customsHouseFigures } });
      expect(pointsBySource(t.state, 0 as Seat, 0)).toContainEqual({ source: 'residence', points });
    }
  },
);

rule('SJ-E16', 'a Cathedral against six buildings of cost 6 scores 10', () => {
  const t = table({
    players: [
      { city: ['cathedral'] },
      { city: ['guild-hall', 'city-hall', 'residence'] },
      { city: ['guild-hall', 'city-hall', 'palace'] },
    ],
  });
  expect(pointsBySource(t.state, 0 as Seat, 0)).toContainEqual({ source: 'cathedral', points: 10 });
});

rule('SJ-E19', 'a producer puts goods on Sugar mill and Tobacco storage, two cards fewer in the deck, unseen', () => {
  const t = table({ players: [{ city: ['sugar-mill', 'tobacco-storage'] }, {}] });
  const { length } = t.state.deck;
  pick(t, 'producer').play(0, { type: 'produce', buildings: ['sugar-mill', 'tobacco-storage'] });
  expect(goodsOn(t, 0)).toEqual(['sugar-mill', 'tobacco-storage']);
  expect(t.state.deck).toHaveLength(length - 2);
  expect(told(t, 'produced')).toEqual([{ type: 'produced', seat: 0, buildings: ['sugar-mill', 'tobacco-storage'] }]);
  expect(t.view(0).players[0]?.city.map(({ good }) => good)).toEqual([true, true]);
});

rule('SJ-E20', 'with a Statue in play a Hero may be built, but no second Statue', () => {
  const t = table({ players: [{ hand: ['statue', 'hero', 'tower', 'tower', 'tower', 'well'], city: ['statue'] }, {}] });
  pick(t, 'builder').refused(0, { type: 'build', building: 'statue', over: null }, 'SJ-5.6');
  buildAndPay(t, 0, 'hero');
  expect(inPlay(t, 0)).toEqual(['statue', 'hero']);
});
