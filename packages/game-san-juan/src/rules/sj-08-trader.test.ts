// SJ-8 Trader phase.

import { expect } from 'vitest';
import { rule } from '@atoll/testkit';
import type { BuildingId } from '../data/buildings.js';
import { PRICE_CARD_IDS } from '../data/price-cards.js';
import { buildAndPay, finishPhase, goodsOn, pick, pickerOf, player, table, told } from '../table.testing.js';

const full = (building: BuildingId) => ({ building, good: true }) as const;
const prices = ['price-5', 'price-1', 'price-2', 'price-3', 'price-4'] as const;

rule('SJ-8.1', 'the trader turns up the top price card, for the whole phase, even if nobody can sell', () => {
  const t = table({ players: [{}, {}, {}], prices });
  pick(t, 'trader');
  expect(told(t, 'price-revealed')).toEqual([{ type: 'price-revealed', card: 'price-5' }]);
  expect(t.state.traderPhases).toBe(1);
  const sale = table({ players: [{ city: [full('indigo-plant')] }, { city: [full('silver-smelter')] }], prices });
  pick(sale, 'trader').play(0, { type: 'sell', goods: ['indigo'] });
  expect(sale.view(1).priceCard).toBe('price-5');
  sale.play(1, { type: 'sell', goods: ['silver'] });
  expect(player(sale, 1).hand).toHaveLength(3);
  expect(sale.view(1).priceCard).toBeNull();
});

rule('SJ-8.2', 'one sale each, more for trader, Library, Trading post; a kind may be sold several times', () => {
  const city = [full('sugar-mill'), full('sugar-mill'), full('coffee-roaster'), full('indigo-plant')] as const;
  const t = table({
    players: [
      { city: ['library', 'trading-post', ...city] },
      { city },
      { city: ['trading-post', full('indigo-plant'), full('indigo-plant')] },
    ],
    prices,
  });
  pick(t, 'trader');
  expect(t.ask(0)).toEqual({ kind: 'sell', most: 4 });
  t.play(0, { type: 'sell', goods: ['coffee', 'indigo', 'sugar', 'sugar'] });
  expect(player(t, 0).hand).toHaveLength(3 + 1 + 2 + 2);
  t.refused(1, { type: 'sell', goods: ['coffee', 'sugar'] }, 'SJ-8.2');
  t.refused(1, { type: 'sell', goods: ['silver'] }, 'SJ-8.2');
  t.play(1, { type: 'sell', goods: ['sugar'] });
  expect(player(t, 1).hand).toHaveLength(2);
  expect(t.ask(2)).toEqual({ kind: 'sell', most: 2 });
});

rule('SJ-8.3', 'he names all goods at once, they are discarded unseen, then he draws everything in one go', () => {
  const city = [full('tobacco-storage'), full('coffee-roaster')] as const;
  const t = table({ players: [{ city }, {}], prices });
  const goods = player(t, 0).city.map(({ good }) => good as BuildingId);
  pick(t, 'trader').play(0, { type: 'sell', goods: ['coffee', 'tobacco'] });
  expect(t.state.discard.toSorted()).toEqual(goods.toSorted());
  expect(told(t, 'sold')).toEqual([{ type: 'sold', seat: 0, goods: ['coffee', 'tobacco'], income: 5, bonus: 0 }]);
  expect(told(t, 'drew')).toMatchObject([{ reason: 'sale', count: 5 }]);
  expect(goodsOn(t, 0)).toEqual([]);
});

rule('SJ-8.4', 'Market stand for two goods or more, Market hall for one or more, both together', () => {
  const city = ['market-stand', 'market-hall', full('indigo-plant'), full('indigo-plant')] as const;
  const both = table({
    players: [{ city }, { city: [...city.slice(0, 2), full('indigo-plant')] }].slice(0, 2),
    prices,
    options: {},
  });
  pick(both, 'trader').play(0, { type: 'sell', goods: ['indigo', 'indigo'] });
  expect(told(both, 'sold')[0]).toMatchObject({ income: 2, bonus: 2 });
  both.play(1, { type: 'sell', goods: ['indigo'] });
  expect(told(both, 'sold')[0]).toMatchObject({ income: 1, bonus: 1 });
  const stand = table({ players: [{}, { city: ['market-stand', full('indigo-plant')] }], prices });
  pick(stand, 'trader').play(1, { type: 'sell', goods: ['indigo'] });
  expect(told(stand, 'sold')[0]).toMatchObject({ income: 1, bonus: 0 });
});

rule('SJ-8.5', 'a Customs house good sells for 2, uses up a sale and counts for stand and hall', () => {
  for (const card of PRICE_CARD_IDS) {
    const order = [card, ...PRICE_CARD_IDS.filter((other) => other !== card)];
    const t = table({
      players: [{ city: ['market-stand', 'market-hall', full('customs-house'), full('indigo-plant')] }, {}],
      prices: order,
    });
    pick(t, 'trader').play(0, { type: 'sell', goods: ['customs', 'indigo'] });
    expect(told(t, 'sold')[0]).toMatchObject({ income: 3, bonus: 2 });
  }
  const one = table({ players: [{}, { city: [full('customs-house'), full('indigo-plant')] }] });
  pick(one, 'trader').refused(1, { type: 'sell', goods: ['customs', 'indigo'] }, 'SJ-8.2');
  const post = table({ players: [{}, { city: ['trading-post', full('customs-house'), full('indigo-plant')] }] });
  pick(post, 'trader').play(1, { type: 'sell', goods: ['customs', 'indigo'] });
  expect(goodsOn(post, 1)).toEqual([]);
});

rule('SJ-8.6', 'a Harbor may tuck one of the goods sold, unseen, with full price and bonuses', () => {
  const city = ['harbor', 'market-stand', full('indigo-plant'), full('sugar-mill'), full('coffee-roaster')] as const;
  const t = table({ players: [{ city }, { city: ['hut'] }], prices });
  const sugar = player(t, 0).city[3]?.good as BuildingId;
  pick(t, 'trader').play(0, { type: 'sell', goods: ['indigo', 'sugar'] });
  expect(t.ask(0)).toEqual({ kind: 'harbor' });
  t.refused(0, { type: 'tuck-good', good: 'coffee' }, 'SJ-8.6');
  t.play(0, { type: 'tuck-good', good: 'sugar' });
  expect(player(t, 0).harbor).toEqual([sugar]);
  expect(t.state.discard).toHaveLength(1);
  expect(told(t, 'sold')[0]).toMatchObject({ income: 3, bonus: 1 });
  expect(told(t, 'tucked')).toEqual([{ type: 'tucked', seat: 0, under: 'harbor', card: null }]);
  // It was a sale: no Hut draws.
  expect(player(t, 1).hand).toEqual([]);
  const none = table({ players: [{ city }, {}], prices });
  pick(none, 'trader').play(0, { type: 'sell', goods: ['coffee'] });
  none.play(0, { type: 'pass' });
  expect(player(none, 0).harbor).toEqual([]);
  expect(none.state.discard).toHaveLength(1);
});

rule(
  ['SJ-8.7', 'SJ-X9'],
  'if nobody sold, every Hut draws, clockwise from the trader; the price card still moves on',
  () => {
    const t = table({ players: [{ city: ['hut', full('indigo-plant')] }, {}, { city: ['hut'] }], prices, governor: 1 });
    pick(t, 'trader').play(0, { type: 'sell', goods: [] });
    expect(told(t, 'drew').map(({ seat, reason }) => [seat, reason])).toEqual([
      [2, 'hut'],
      [0, 'hut'],
    ]);
    expect(t.view(0).prices).toEqual(['price-5', null, null, null, null]);
    const sold = table({ players: [{ city: ['hut', full('indigo-plant')] }, {}], prices });
    pick(sold, 'trader').play(0, { type: 'sell', goods: ['indigo'] });
    expect(told(sold, 'drew').map(({ reason }) => reason)).toEqual(['sale']);
    // A round without a trader phase gives nothing.
    const quiet = table({ players: [{ city: ['hut'] }, {}], picked: ['builder', 'producer'] });
    pick(quiet, 'prospector');
    expect(told(quiet, 'drew').map(({ reason }) => reason)).toEqual(['prospector']);
  },
);

rule('SJ-8.8', 'price cards come in the same order over and over', () => {
  const t = table({ players: [{}, {}, {}], prices });
  const seen: string[] = [];
  for (let i = 0; i < 7; i++) {
    t.arrange((draft) => void (draft.picked = []));
    pick(t, 'trader');
    seen.push(told(t, 'price-revealed')[0]?.card ?? '');
  }
  expect(seen).toEqual([...prices, 'price-5', 'price-1']);
  expect(t.view('spectator').prices).toEqual(prices);
});

rule('SJ-8.9', 'goods paid or lost in a builder phase are no sales: no price, no Harbor', () => {
  const city = ['harbor', 'black-market', 'crane', full('indigo-plant'), full('sugar-mill')] as const;
  const t = table({ players: [{ hand: ['statue'], city }, {}], prices });
  pick(t, 'builder');
  buildAndPay(t, 0, 'statue', { building: 'indigo-plant', good: true });
  expect(goodsOn(t, 0)).toEqual([]);
  expect(player(t, 0)).toMatchObject({ hand: [], harbor: [] });
  expect(t.state.discard).toHaveLength(2);
  finishPhase(t);
  expect(pickerOf(t)).toBe(1);
});
