// SJ-6 Crane.

import { expect } from 'vitest';
import { rule } from '@atoll/testkit';
import type { BuildingId } from '../data/buildings.js';
import { buildAndPay, goodsOn, inPlay, nextRound, pick, player, pricePaid, table, told } from '../table.testing.js';

const over = (building: BuildingId, good = false) => ({ building, good });

rule('SJ-6.1', 'the new building may lie on one of the own others, with a Crane that is active', () => {
  const t = table({
    players: [
      { hand: ['well', 'hero'], city: ['crane', 'indigo-plant'] },
      { hand: ['well', 'tower'], city: ['indigo-plant'] },
    ],
  });
  pick(t, 'builder');
  t.refused(0, { type: 'build', building: 'well', over: over('tower') }, 'SJ-6.1');
  t.play(0, { type: 'build', building: 'well', over: over('indigo-plant') });
  expect(player(t, 0).city[1]).toMatchObject({ building: 'well', under: ['indigo-plant'] });
  t.refused(1, { type: 'build', building: 'well', over: over('indigo-plant') }, 'SJ-6.1');
  const fresh = table({ players: [{ hand: ['well', 'hero'], city: ['indigo-plant'] }, {}] });
  pick(fresh, 'builder').arrange((draft) => {
    draft.deck.splice(draft.deck.indexOf('crane'), 1);
    draft.players[0]?.city.push({ building: 'crane', good: null, under: [], fresh: true });
  });
  fresh.refused(0, { type: 'build', building: 'well', over: over('indigo-plant') }, 'SJ-6.1');
});

rule('SJ-6.2', 'not on the Crane, and not on a building of the same type', () => {
  const t = table({ players: [{ hand: ['indigo-plant', 'well', 'hero'], city: ['crane', 'indigo-plant'] }, {}] });
  pick(t, 'builder');
  expect(t.refused(0, { type: 'build', building: 'well', over: over('crane') }, 'SJ-6.2').reason).toBe('covers-crane');
  expect(t.refused(0, { type: 'build', building: 'indigo-plant', over: over('indigo-plant') }, 'SJ-6.2').reason).toBe(
    'same-building',
  );
});

rule('SJ-6.3', 'the printed cost of the covered building comes off, of a Park 6', () => {
  const hand = ['hero', 'tower', 'tower', 'tower', 'well'] as const;
  const city = ['crane', 'well', 'park', 'tobacco-storage'] as const;
  for (const [covered, price] of [
    ['well', 2],
    ['tobacco-storage', 1],
    ['park', 0],
  ] as const) {
    const t = table({ players: [{ hand, city }, {}] });
    pick(t, 'builder').play(0, { type: 'build', building: 'hero', over: over(covered) });
    expect(pricePaid(t)).toBe(price);
  }
});

rule('SJ-6.4', 'the covered building is out of play at once and does not go to the discard pile', () => {
  const t = table({ players: [{ hand: ['hero', 'tower'], city: ['crane', 'gold-mine', 'coffee-roaster'] }, {}] });
  pick(t, 'builder');
  t.play(0, { type: 'build', building: 'hero', over: over('coffee-roaster') });
  expect(inPlay(t, 0)).toEqual(['crane', 'gold-mine', 'hero']);
  expect(t.state.discard).toEqual([]);
});

rule('SJ-6.5', 'the covered building no longer helps: no reduction, no payment with goods, no draw', () => {
  const smithy = table({
    players: [{}, { hand: ['silver-smelter', 'hero', 'hero', 'hero', 'tower'], city: ['crane', 'smithy'] }],
  });
  pick(smithy, 'builder').play(1, { type: 'build', building: 'silver-smelter', over: over('smithy') });
  expect(pricePaid(smithy)).toBe(4);
  const city = ['crane', 'black-market', { building: 'indigo-plant', good: true }] as const;
  const market = table({ players: [{}, { hand: ['hero', 'tower', 'tower', 'well', 'well'], city }] });
  pick(market, 'builder').play(1, { type: 'build', building: 'hero', over: over('black-market') });
  expect(market.ask(1)).toEqual({ kind: 'pay', due: 3, goods: 0 });
  for (const covered of ['carpenter', 'poor-house'] as const) {
    const draws = table({ players: [{ hand: ['well'], city: ['crane', covered] }, {}] });
    pick(draws, 'builder').play(0, { type: 'build', building: 'well', over: over(covered) });
    expect(told(draws, 'drew')).toEqual([]);
  }
});

rule('SJ-6.6', 'a good on the covered building is lost before paying, also for the same kind of good', () => {
  const city = [
    'crane',
    'black-market',
    { building: 'indigo-plant', good: true },
    { building: 'customs-house', good: true },
  ] as const;
  const t = table({ players: [{ hand: ['hero', 'tower', 'tower', 'well', 'well'], city }, {}] });
  pick(t, 'builder').play(0, { type: 'build', building: 'hero', over: over('customs-house', true) });
  expect(told(t, 'good-lost')).toEqual([{ type: 'good-lost', seat: 0, good: 'customs' }]);
  expect(t.state.discard).toHaveLength(1);
  t.refused(0, { type: 'pay-good', good: 'customs' }, 'SJ-5.5');
  expect(goodsOn(t, 0)).toEqual(['indigo-plant']);
});

rule('SJ-6.6', 'the lost good cannot make a build affordable', () => {
  const city = ['crane', 'black-market', { building: 'sugar-mill', good: true }] as const;
  const t = table({ players: [{}, { hand: ['tower'], city }] });
  pick(t, 'builder');
  t.refused(1, { type: 'build', building: 'tower', over: over('sugar-mill', true) }, 'SJ-5.6');
});

rule('SJ-6.7', 'cards under a covered Chapel, Bank or Harbor stay and score, and no more are put there', () => {
  const city = [
    'crane',
    { building: 'statue', under: ['chapel'] },
    { building: 'hero', under: ['bank'] },
    { building: 'tower', under: ['harbor'] },
    { building: 'indigo-plant', good: true },
  ] as const;
  const t = table({ players: [{ hand: ['well', 'smithy'], city, chapel: ['archive'], bank: [], harbor: 2 }, {}] });
  nextRound(t);
  expect(t.ask(0).kind).toBe('pick-role');
  pick(t, 'trader').play(0, { type: 'sell', goods: ['indigo'] });
  expect(player(t, 0).harbor).toHaveLength(2);
  expect(t.view(0).players[0]?.tucked).toBe(3);
});

rule('SJ-6.8', 'a city building whose copy is covered may be built again, a second Crane may not', () => {
  const t = table({
    players: [
      { hand: ['well', 'crane', 'hero', 'hero'], city: ['crane', { building: 'statue', under: ['well'] }] },
      {},
    ],
  });
  pick(t, 'builder');
  t.refused(0, { type: 'build', building: 'crane', over: null }, 'SJ-5.6');
  t.refused(0, { type: 'build', building: 'crane', over: over('crane') }, 'SJ-5.6');
  buildAndPay(t, 0, 'well');
  expect(inPlay(t, 0)).toEqual(['crane', 'statue', 'well']);
});

rule('SJ-6.9', 'building over adds no building, and stacks can grow', () => {
  const t = table({
    players: [{ hand: ['hero'], city: ['crane', { building: 'silver-smelter', under: ['indigo-plant', 'well'] }] }, {}],
  });
  pick(t, 'builder').play(0, { type: 'build', building: 'hero', over: over('silver-smelter') });
  expect(player(t, 0).city).toHaveLength(2);
  expect(player(t, 0).city[1]?.under).toEqual(['indigo-plant', 'well', 'silver-smelter']);
});

rule('SJ-6.10', 'a covered Cathedral does not come back', () => {
  const t = table({ players: [{ hand: ['hero', 'tower'], city: ['crane', 'cathedral'] }, { hand: ['well', 'well'] }] });
  pick(t, 'builder').play(0, { type: 'build', building: 'hero', over: over('cathedral') });
  expect(pricePaid(t)).toBe(0);
  expect(t.state.cathedral).toBe(false);
  t.refused(1, { type: 'build', building: 'cathedral', over: null }, 'SJ-5.10');
});

rule('SJ-6.11', 'the Cathedral may itself lie on an own building', () => {
  const t = table({ players: [{ hand: ['hero', 'tower'], city: ['crane', 'silver-smelter'] }, {}] });
  pick(t, 'builder');
  buildAndPay(t, 0, 'cathedral', over('silver-smelter'));
  expect(pricePaid(t)).toBe(1);
  expect(inPlay(t, 0)).toEqual(['crane', 'cathedral']);
});

rule(['SJ-6.12', 'SJ-X14'], 'only the top of a stack is covered, counts for the price and for the same type', () => {
  const city = ['crane', { building: 'statue', under: ['coffee-roaster'] }] as const;
  const t = table({ players: [{}, { hand: ['hero', 'coffee-roaster', 'tower', 'tower'], city }] });
  pick(t, 'builder');
  expect(t.legal(1)).toContainEqual({ type: 'build', building: 'coffee-roaster', over: over('statue') });
  t.play(1, { type: 'build', building: 'hero', over: over('statue') });
  expect(pricePaid(t)).toBe(2);
  t.play(1, { type: 'pay-card', card: 'tower' });
  t.play(1, { type: 'pay-card', card: 'tower' });
  t.arrange((draft) => {
    draft.players[1]?.hand.push('silver-smelter');
    draft.deck.splice(draft.deck.indexOf('silver-smelter'), 1);
    draft.picked = [];
  });
  pick(t, 'builder');
  t.play(1, { type: 'build', building: 'silver-smelter', over: over('hero') });
  expect(pricePaid(t)).toBe(0);
});

rule('SJ-6.13', 'identical buildings are interchangeable, but one with a good differs from one without', () => {
  const city = ['crane', { building: 'indigo-plant', good: true }, 'indigo-plant', 'indigo-plant'] as const;
  const t = table({ players: [{ hand: ['well'], city }, {}] });
  pick(t, 'builder');
  const covers = t.legal(0).flatMap((move) => (move.type === 'build' && move.over !== null ? [move.over] : []));
  expect(covers).toEqual([over('indigo-plant', true), over('indigo-plant', false)]);
  t.play(0, { type: 'build', building: 'well', over: over('indigo-plant') });
  expect(goodsOn(t, 0)).toEqual(['indigo-plant']);
  expect(inPlay(t, 0)).toEqual(['crane', 'indigo-plant', 'well', 'indigo-plant']);
});
