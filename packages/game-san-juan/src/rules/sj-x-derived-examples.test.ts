// SJ-X Examples that pin rulings; X1 to X3, X5, X8 to X12 and X14 to X17 stand with their rules.

import { expect } from 'vitest';
import { rule } from '@atoll/testkit';
import { pick, player, pricePaid, table, told } from '../table.testing.js';

rule('SJ-X4', 'a Library on the own Quarry costs 1: the Quarry under it helps no more', () => {
  const t = table({ players: [{}, { hand: ['library', 'hero', 'tower'], city: ['crane', 'quarry'] }] });
  pick(t, 'builder').play(1, { type: 'build', building: 'library', over: { building: 'quarry', good: false } });
  expect(pricePaid(t)).toBe(1);
});

rule('SJ-X6', 'Customs good and indigo with Market stand and Harbor: 4 cards drawn, one tucked, one discarded', () => {
  const city = [
    'market-stand',
    'harbor',
    { building: 'customs-house', good: true },
    { building: 'indigo-plant', good: true },
  ] as const;
  const t = table({ players: [{ city }, {}], prices: ['price-3', 'price-1', 'price-2', 'price-4', 'price-5'] });
  pick(t, 'trader').play(0, { type: 'sell', goods: ['customs', 'indigo'] });
  t.play(0, { type: 'tuck-good', good: 'customs' });
  expect(player(t, 0).hand).toHaveLength(4);
  expect(player(t, 0).harbor).toHaveLength(1);
  expect(t.state.discard).toHaveLength(1);
});

rule('SJ-X7', 'a Crane paid with the Customs good and an indigo good takes no hand card', () => {
  const city = [
    'black-market',
    { building: 'customs-house', good: true },
    { building: 'indigo-plant', good: true },
  ] as const;
  const t = table({ players: [{}, { hand: ['crane', 'hero'], city }] });
  pick(t, 'builder').play(1, { type: 'build', building: 'crane', over: null });
  t.play(1, { type: 'pay-good', good: 'customs' });
  t.play(1, { type: 'pay-good', good: 'indigo' });
  expect(player(t, 1).hand).toEqual(['hero']);
  expect(told(t, 'paid')).toMatchObject([{ count: 0, goods: ['indigo'] }]);
});

rule('SJ-X13', 'the Cathedral laid over the own Library: it no longer doubles, the price is 1', () => {
  const t = table({ players: [{ hand: ['hero', 'tower'], city: ['crane', 'library'] }, {}, {}] });
  pick(t, 'builder').play(0, { type: 'build', building: 'cathedral', over: { building: 'library', good: false } });
  expect(pricePaid(t)).toBe(1);
});
