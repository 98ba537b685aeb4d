// SJ-4 Privileges and the Library.

import { expect } from 'vitest';
import { rule } from '@atoll/testkit';
import { buildAndPay, finishPhase, pick, player, pricePaid, table, told } from '../table.testing.js';

const goods = [
  { building: 'indigo-plant', good: true },
  { building: 'sugar-mill', good: true },
  { building: 'coffee-roaster', good: true },
] as const;

rule('SJ-4.1', 'privileges: 1 less to pay, 1 more good, 1 more sale, 3 more to draw, 1 card', () => {
  const city = [...goods, 'tobacco-storage', 'tobacco-storage'] as const;
  const follower = pick(table({ players: [{ city }, {}], governor: 1 }), 'producer');
  follower.play(1, { type: 'produce', buildings: [] });
  expect(follower.ask(0)).toEqual({ kind: 'produce', most: 1 });
  const producer = table({ players: [{ city }, {}] });
  expect(pick(producer, 'producer').ask(0)).toEqual({ kind: 'produce', most: 2 });
  const trader = table({ players: [{ city }, {}] });
  expect(pick(trader, 'trader').ask(0)).toEqual({ kind: 'sell', most: 2 });
  const mayor = table({ players: [{ city }, {}] });
  expect(told(pick(mayor, 'mayor'), 'mayor-drew')[0]?.count).toBe(5);
  const prospector = table({ players: [{ city }, {}] });
  expect(told(pick(prospector, 'prospector'), 'drew')[0]).toMatchObject({ count: 1, reason: 'prospector' });
  const builder = table({ players: [{ hand: ['well', 'hero'] }, {}] });
  expect(pricePaid(buildAndPay(pick(builder, 'builder'), 0, 'well'))).toBe(1);
});

rule('SJ-4.2', 'the Library doubles the privilege of the role its owner picked, and of no other', () => {
  const city = ['library', ...goods, 'tobacco-storage', 'tobacco-storage', 'tobacco-storage'] as const;
  expect(pick(table({ players: [{ city }, {}, {}] }), 'producer').ask(0)).toEqual({ kind: 'produce', most: 3 });
  expect(pick(table({ players: [{ city }, {}, {}] }), 'trader').ask(0)).toEqual({ kind: 'sell', most: 3 });
  expect(told(pick(table({ players: [{ city }, {}, {}] }), 'mayor'), 'mayor-drew')[0]?.count).toBe(8);
  expect(told(pick(table({ players: [{ city }, {}, {}] }), 'prospector'), 'drew')[0]?.count).toBe(2);
  const builder = table({ players: [{ hand: ['hero', 'tower', 'tower', 'tower'], city }, {}, {}] });
  expect(pricePaid(buildAndPay(pick(builder, 'builder'), 0, 'hero'))).toBe(3);
  const other = table({ players: [{}, { city }, {}] });
  pick(other, 'trader');
  expect(other.ask(1)).toEqual({ kind: 'sell', most: 1 });
});

rule(['SJ-4.3', 'SJ-X3'], 'with 2 players the Library works once a round for its owner', () => {
  const city = ['library', 'indigo-plant', 'sugar-mill', 'sugar-mill', 'sugar-mill'] as const;
  const t = table({ players: [{ city }, {}] });
  pick(t, 'producer', 'use');
  expect(t.ask(0)).toEqual({ kind: 'produce', most: 3 });
  finishPhase(t);
  pick(t, 'trader');
  t.refused(0, { type: 'pick-role', role: 'prospector', library: 'use' }, 'SJ-4.5');
  pick(t, 'prospector');
  expect(told(t, 'role-picked')).toMatchObject([{ library: false }]);
  expect(told(t, 'drew')[0]?.count).toBe(1);
});

rule('SJ-4.3', 'a Library saved at the first pick works at the second', () => {
  const t = table({ players: [{ city: ['library', 'indigo-plant'] }, {}] });
  pick(t, 'trader', 'save');
  expect(told(t, 'role-picked')).toMatchObject([{ library: false }]);
  pick(t, 'producer');
  finishPhase(t);
  pick(t, 'prospector');
  expect(told(t, 'drew')[0]?.count).toBe(2);
});

rule('SJ-4.3', 'the opponent has his own Library for his one pick', () => {
  const t = table({ players: [{ city: ['library', 'indigo-plant'] }, { city: ['library', 'indigo-plant'] }] });
  pick(t, 'trader', 'use');
  pick(t, 'prospector');
  expect(told(t, 'drew')[0]).toMatchObject({ seat: 1, count: 2 });
});

rule('SJ-4.4', 'a Library built in the own first builder phase is active and unused for the second pick', () => {
  const hand = ['library', 'tower', 'tower', 'well', 'well'] as const;
  const t = table({ players: [{ hand }, {}] });
  expect(t.ask(0)).toEqual({ kind: 'pick-role', library: false });
  pick(t, 'builder');
  buildAndPay(t, 0, 'library');
  pick(t, 'trader');
  expect(t.ask(0)).toEqual({ kind: 'pick-role', library: false });
  pick(t, 'prospector');
  expect(told(t, 'drew')[0]?.count).toBe(2);
});

rule('SJ-4.5', 'use or save is asked only with 2 players, at the first pick, with an active Library', () => {
  const owner = { city: ['library', 'indigo-plant'] } as const;
  const three = table({ players: [owner, {}, {}] });
  expect(three.ask(0)).toEqual({ kind: 'pick-role', library: false });
  three.refused(0, { type: 'pick-role', role: 'trader', library: 'save' }, 'SJ-4.5');
  const two = table({ players: [owner, owner] });
  expect(two.ask(0)).toEqual({ kind: 'pick-role', library: true });
  two.refused(0, { type: 'pick-role', role: 'trader', library: null }, 'SJ-4.5');
  pick(two, 'trader', 'use');
  expect(two.ask(1)).toEqual({ kind: 'pick-role', library: false });
  pick(two, 'mayor');
  finishPhase(two);
  // Declared use counts although the second sale brought nothing.
  pick(two, 'prospector');
  expect(told(two, 'drew')[0]?.count).toBe(1);
  expect(player(two, 0).hand.length).toBeGreaterThan(0);
});
