// SJ-5 Builder phase.

import { expect } from 'vitest';
import { rule } from '@atoll/testkit';
import type { Seat } from '@atoll/engine';
import { priceOf } from '../city/price.js';
import type { BuilderPhase } from '../frames.js';
import { buildAndPay, goodsOn, inPlay, pick, player, pricePaid, table, told } from '../table.testing.js';

const beside = (building: 'cathedral' | 'hero' | 'statue' | 'well' | 'tower' | 'library' | 'crane') =>
  ({ type: 'build', building, over: null }) as const;

rule('SJ-5.1', 'one building from hand or the Cathedral, never both', () => {
  const hand = ['smithy', 'hero', 'hero', 'hero', 'tower', 'tower', 'tower', 'well'] as const;
  const t = table({ players: [{ hand }, { hand: ['statue'] }] });
  pick(t, 'builder');
  t.refused(0, beside('statue'), 'SJ-5.1');
  buildAndPay(t, 0, 'cathedral');
  expect(inPlay(t, 0)).toEqual(['indigo-plant', 'cathedral']);
  expect(t.state.cathedral).toBe(false);
  expect(t.asks(0)).toEqual([]);
  expect(t.ask(1)).toEqual({ kind: 'build' });
});

rule('SJ-5.2', 'the card is put down, then paid, then come the draws', () => {
  const city = ['carpenter', 'poor-house'] as const;
  const t = table({ players: [{ hand: ['crane', 'hero', 'tower'], city }, {}], next: ['smithy', 'archive'] });
  pick(t, 'builder');
  t.play(0, beside('crane'));
  expect(inPlay(t, 0)).toContain('crane');
  expect(t.ask(0)).toEqual({ kind: 'pay', due: 1, goods: 0 });
  t.play(0, { type: 'pay-card', card: 'hero' });
  expect(t.events.map((event) => event.type)).toEqual(['paid', 'drew']);
  expect(told(t, 'drew')[0]).toMatchObject({ reason: 'carpenter', cards: ['smithy'] });
});

rule('SJ-5.3', 'all reductions add up, the price never falls below 0, and the reasons are told', () => {
  const city = ['library', 'smithy', 'quarry', 'indigo-plant'] as const;
  const t = table({ players: [{ hand: ['hero', 'sugar-mill'], city }, { hand: ['tower'] }, {}] });
  pick(t, 'builder');
  const phase = t.state.stack.at(-1) as BuilderPhase;
  expect(priceOf(t.state, 0 as Seat, phase, 'hero')).toEqual({
    price: 2,
    reasons: [
      { source: 'cost', amount: 5 },
      { source: 'builder', amount: -1 },
      { source: 'library', amount: -1 },
      { source: 'quarry', amount: -1 },
    ],
  });
  expect(priceOf(t.state, 0 as Seat, phase, 'sugar-mill')).toEqual({
    price: 0,
    reasons: [
      { source: 'cost', amount: 2 },
      { source: 'builder', amount: -1 },
      { source: 'library', amount: -1 },
      { source: 'smithy', amount: -1 },
      { source: 'no-refund', amount: 1 },
    ],
  });
  expect(priceOf(t.view(1), 1 as Seat, phase, 'tower')).toEqual({ price: 3, reasons: [{ source: 'cost', amount: 3 }] });
});

rule('SJ-5.3', 'a Smithy or Quarry built in this phase does not help yet', () => {
  const t = table({
    players: [{ hand: ['hero', 'tower', 'tower', 'tower', 'well'], city: [{ building: 'indigo-plant' }] }, {}],
  });
  pick(t, 'builder');
  t.arrange((draft) => {
    draft.deck.splice(draft.deck.indexOf('quarry'), 1);
    draft.players[0]?.city.push({ building: 'quarry', good: null, under: [], fresh: true });
  });
  t.play(0, beside('hero'));
  expect(pricePaid(t)).toBe(4);
});

rule('SJ-5.4', 'exactly the price is paid, with cards other than the one built', () => {
  const t = table({ players: [{ hand: ['well', 'well', 'hero', 'tower'] }, {}] });
  pick(t, 'builder');
  t.play(0, beside('tower'));
  expect(t.ask(0)).toEqual({ kind: 'pay', due: 2, goods: 0 });
  t.refused(0, { type: 'pay-card', card: 'tower' }, 'SJ-5.4');
  t.play(0, { type: 'pay-card', card: 'well' });
  t.play(0, { type: 'pay-card', card: 'hero' });
  expect(player(t, 0).hand).toEqual(['well']);
  expect(t.state.discard).toEqual(['well', 'hero']);
});

rule('SJ-5.4', 'what everybody can see to be forced is paid without a question', () => {
  const t = table({ players: [{ hand: ['tower', 'well', 'hero'] }, {}] });
  pick(t, 'builder');
  t.play(0, beside('tower'));
  expect(player(t, 0).hand).toEqual([]);
  expect(told(t, 'paid')).toMatchObject([{ count: 2, cards: ['hero', 'well'], goods: [] }]);
});

rule('SJ-5.5', 'with a Black market up to two goods, that of the Customs house too, replace a card each', () => {
  const city = [
    'black-market',
    { building: 'indigo-plant', good: true },
    { building: 'customs-house', good: true },
    { building: 'sugar-mill', good: true },
  ] as const;
  const t = table({ players: [{ hand: ['hero', 'well', 'well', 'tower', 'crane'], city }, {}] });
  pick(t, 'builder');
  t.play(0, beside('hero'));
  expect(t.ask(0)).toEqual({ kind: 'pay', due: 4, goods: 2 });
  t.refused(0, { type: 'pay-good', good: 'coffee' }, 'SJ-5.5');
  t.play(0, { type: 'pay-good', good: 'customs' });
  t.play(0, { type: 'pay-good', good: 'indigo' });
  t.refused(0, { type: 'pay-good', good: 'sugar' }, 'SJ-5.5');
  t.play(0, { type: 'pay-card', card: 'tower' });
  t.play(0, { type: 'pay-card', card: 'well' });
  expect(player(t, 0).hand).toEqual(['crane', 'well']);
  expect(goodsOn(t, 0)).toEqual(['sugar-mill']);
});

rule('SJ-5.5', 'goods pay never more than the price, and without a Black market none', () => {
  const goods = [
    { building: 'indigo-plant', good: true },
    { building: 'sugar-mill', good: true },
  ] as const;
  const t = table({ players: [{ hand: ['crane', 'tower'], city: ['black-market', ...goods] }, {}] });
  pick(t, 'builder');
  t.play(0, beside('crane'));
  t.play(0, { type: 'pay-good', good: 'indigo' });
  expect(goodsOn(t, 0)).toEqual(['sugar-mill']);
  const without = table({ players: [{ hand: ['crane', 'tower', 'tower'], city: goods }, {}] });
  pick(without, 'builder');
  without.play(0, beside('crane'));
  without.refused(0, { type: 'pay-good', good: 'indigo' }, 'SJ-5.5');
});

rule('SJ-5.6', 'not a city building in play already, and not what cannot be paid', () => {
  const t = table({ players: [{ hand: ['well', 'hero', 'tower', 'statue'], city: ['well'] }, {}] });
  pick(t, 'builder');
  expect(t.refused(0, beside('well'), 'SJ-5.6').reason).toBe('already-in-play');
  expect(t.refused(0, beside('hero'), 'SJ-5.6')).toEqual({
    rule: 'SJ-5.6',
    reason: 'cannot-pay',
    params: { price: 4, available: 3 },
  });
  expect(t.legal(0)).toEqual([{ type: 'pass' }, beside('statue'), beside('tower')]);
});

rule('SJ-5.7', 'the Carpenter draws after a city building, not after a production building nor after itself', () => {
  const t = table({
    players: [
      { hand: ['well', 'hero', 'hero'], city: ['carpenter'] },
      { hand: ['carpenter', 'tower', 'tower', 'tower', 'statue'] },
    ],
  });
  pick(t, 'builder');
  buildAndPay(t, 0, 'well');
  expect(told(t, 'drew')).toMatchObject([{ seat: 0, reason: 'carpenter', count: 1 }]);
  buildAndPay(t, 1, 'carpenter');
  expect(told(t, 'drew')).toEqual([]);
  const production = table({ players: [{ hand: ['sugar-mill', 'hero', 'hero'], city: ['carpenter'] }, {}] });
  pick(production, 'builder');
  buildAndPay(production, 0, 'sugar-mill');
  expect(told(production, 'drew')).toEqual([]);
});

rule(['SJ-5.8', 'SJ-X2'], 'the Poor house draws at 0 or 1 card, after the Carpenter, and only for who built', () => {
  const city = ['carpenter', 'poor-house'] as const;
  const one = table({ players: [{ hand: ['well', 'hero', 'hero'], city }, {}] });
  buildAndPay(pick(one, 'builder'), 0, 'well');
  expect(player(one, 0).hand).toHaveLength(2);
  expect(told(one, 'drew').map(({ reason }) => reason)).toEqual(['carpenter']);
  const none = table({ players: [{ hand: ['well', 'hero'], city }, {}] });
  buildAndPay(pick(none, 'builder'), 0, 'well');
  expect(told(none, 'drew').map(({ reason }) => reason)).toEqual(['carpenter', 'poor-house']);
  expect(player(none, 0).hand).toHaveLength(2);
  const production = table({ players: [{ hand: ['indigo-plant', 'hero'], city: ['poor-house'] }, {}] });
  buildAndPay(pick(production, 'builder'), 0, 'indigo-plant');
  expect(told(production, 'drew').map(({ reason }) => reason)).toEqual(['poor-house']);
  const idle = table({ players: [{ hand: ['hero'], city: ['poor-house'] }, {}] });
  pick(idle, 'builder').play(0, { type: 'pass' });
  expect(player(idle, 0).hand).toEqual(['hero']);
});

rule('SJ-5.9', 'the Cathedral is a city building: the Quarry helps and the Carpenter draws', () => {
  const hand = ['hero', 'hero', 'hero', 'well', 'well', 'tower'] as const;
  const t = table({ players: [{ hand, city: ['quarry', 'carpenter'] }, {}] });
  buildAndPay(pick(t, 'builder'), 0, 'cathedral');
  expect(pricePaid(t)).toBe(5);
  expect(told(t, 'drew').map(({ reason }) => reason)).toEqual(['carpenter']);
  expect(player(t, 0).hand).toHaveLength(2);
});

rule('SJ-5.10', 'the first to build the Cathedral has it, with an empty hand too if the price is 0', () => {
  const t = table({
    players: [
      { city: ['crane', 'park', 'quarry'] },
      { hand: ['hero', 'hero', 'hero', 'well', 'well', 'well', 'tower', 'tower'] },
    ],
  });
  pick(t, 'builder');
  t.play(0, { type: 'build', building: 'cathedral', over: { building: 'park', good: false } });
  expect(pricePaid(t)).toBe(0);
  expect(inPlay(t, 0)).toEqual(['crane', 'cathedral', 'quarry']);
  t.refused(1, beside('cathedral'), 'SJ-5.10');
});

rule(['SJ-5.11', 'SJ-X5'], 'a Tavern draws for the fewest buildings if somebody has more', () => {
  const five = ['tavern', 'well', 'crane', 'smithy', 'tower'] as const;
  const t = table({
    players: [
      { city: five },
      { city: five },
      { hand: ['hut', 'hero'], city: ['archive', 'statue', 'hero', 'chapel', 'aqueduct'] },
    ],
    governor: 1,
  });
  pick(t, 'builder');
  buildAndPay(t, 2, 'hut');
  expect(told(t, 'drew').map(({ seat, reason }) => [seat, reason])).toEqual([
    [1, 'tavern'],
    [0, 'tavern'],
  ]);
  const even = table({
    players: [
      { city: five },
      { city: five },
      { hand: ['hero'], city: ['archive', 'statue', 'hero', 'chapel', 'aqueduct'] },
    ],
  });
  pick(even, 'builder').play(2, { type: 'pass' });
  expect(told(even, 'drew')).toEqual([]);
});

rule(
  'SJ-5.11',
  'a Tavern of the same phase does not draw; one of a winner-less end does, before the end is checked',
  () => {
    const eleven = [
      'archive',
      'statue',
      'hero',
      'chapel',
      'aqueduct',
      'well',
      'crane',
      'smithy',
      'tower',
      'hut',
      'park',
    ] as const;
    const t = table({
      players: [
        { hand: ['victory-column', 'well', 'well', 'palace'], city: eleven },
        { city: ['tavern'] },
        { hand: ['tavern', 'hero', 'hero'], city: [] },
      ],
    });
    pick(t, 'builder');
    buildAndPay(t, 0, 'victory-column');
    buildAndPay(t, 2, 'tavern');
    expect(t.events.map((event) => event.type).slice(-2)).toEqual(['drew', 'game-ended']);
    expect(told(t, 'drew').map(({ seat }) => seat)).toEqual([1]);
  },
);

rule('SJ-5.12', 'at the end of the phase its buildings become active', () => {
  const t = table({ players: [{ hand: ['tower', 'hero', 'hero'] }, { hand: ['hero'] }] });
  pick(t, 'builder');
  buildAndPay(t, 0, 'tower');
  expect(player(t, 0).city.at(-1)?.fresh).toBe(true);
  t.play(1, { type: 'pass' });
  expect(player(t, 0).city.at(-1)?.fresh).toBe(false);
});
