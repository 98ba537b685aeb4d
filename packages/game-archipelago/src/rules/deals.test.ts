// AR-3 Negotiation.

import { rule } from '@atoll/testkit';
import { expect } from 'vitest';

import { goods } from '../economy/goods.js';
import { openDomesticCrisis } from '../flow/domestic-crisis.js';
import type { Goods, Move } from '../table.js';
import {
  nth,
  bareTable,
  bidding,
  card,
  citizen,
  cubes,
  emptyStack,
  florins,
  must,
  region,
  tokens,
  told,
} from '../table.testing.js';
import type { Table } from '../table.testing.js';

const propose = (to: number, give: Goods, take: Goods = goods(), promise = ''): Move =>
  ({ type: 'propose', to, give, take, promise }) as Move;

const crisis = (): Table =>
  bareTable().arrange((d) => {
    const island = region(d, 'hex-03-b', 1, 0);
    for (const index of [0, 1, 2]) citizen(d, index, island);
    cubes(d, 0, { iron: 2 });
    emptyStack(d);
    openDomesticCrisis(d, 'iron', 1, () => {});
  });

rule('AR-3.1', 'deals are open in a round, in a crisis and while the order is set, not elsewhere', () => {
  const kinds = (t: Table): string[] => t.asks(1).map(({ kind }) => kind);
  expect(kinds(bareTable())).toEqual(['propose-deal']);
  expect(kinds(crisis())).toEqual(['propose-deal']);
  const t = bareTable().arrange(bidding);
  expect(kinds(t)).toEqual(['bid']);
  t.play(0, { type: 'bid', florins: 1 }).play(1, { type: 'bid', florins: 0 }).play(2, { type: 'bid', florins: 0 });
  expect(kinds(t)).toEqual(['propose-deal']);
});

rule('AR-3.2', 'one side is the player whose step it is', () => {
  const t = bareTable();
  expect(t.asks(1)).toContainEqual({ kind: 'propose-deal', partners: [0] });
  expect(t.asks(0)).toContainEqual({ kind: 'propose-deal', partners: [1, 2] });
  t.refused(1, propose(2, goods(1)), 'AR-3.2');
});

rule('AR-3.3', 'florins, cubes, tokens and cards change hands; built wonders and what one lacks do not', () => {
  const t = bareTable().arrange((d) => {
    cubes(d, 0, { fish: 1 });
    tokens(d, 0, 1);
    card(d, 0, 'orchard');
    card(d, 0, 'pyramid');
    nth(nth(d.players, 0).cards, 1).citizen = 3;
  });
  t.refused(0, propose(1, goods()), 'AR-3.3');
  t.refused(0, propose(1, goods(99)), 'AR-3.3');
  t.refused(0, propose(1, goods(0, {}, 0, ['pyramid'])), 'AR-3.3');
  t.play(0, propose(1, goods(2, { fish: 1 }, 1, ['orchard']), goods(5))).play(1, { type: 'accept' });
  const [giver, taker] = [nth(t.state.players, 0), nth(t.state.players, 1)];
  expect([giver.florins, taker.florins]).toEqual([13, 7]);
  expect([taker.cubes.fish, taker.tokens, taker.cards.map(({ id }) => id)]).toEqual([1, 1, ['orchard']]);
});

rule(['AR-3.4', 'AR-3.7'], 'an accepted deal is executed at once and in public; a promise is only words', () => {
  const t = bareTable();
  t.play(0, propose(1, goods(1), goods(), 'tomorrow I pay two')).play(1, { type: 'accept' });
  expect(told(t, 'deal-struck')).toHaveLength(1);
  expect(t.viewEvents('spectator')).toEqual(t.events);
  expect(t.state.deals.open).toBeNull();
  expect(nth(t.view(2).players, 0).florins).toBeNull();
});

rule('AR-3.5', 'a traded card keeps its state', () => {
  const t = bareTable().arrange((d) => card(d, 0, 'orchard', false));
  t.play(0, propose(1, goods(0, {}, 0, ['orchard']))).play(1, { type: 'accept' });
  expect(nth(t.state.players, 1).cards).toEqual([{ id: 'orchard', ready: false, turn: 0, citizen: -1 }]);
});

rule('AR-3.6', 'no move and no view shows an objective', () => {
  const t = bareTable();
  expect(nth(t.view(0).players, 1).objectives).toBeNull();
  expect(() => t.game.parseMove({ type: 'show-objective' })).toThrow();
});

rule('AR-3.8', 'one proposal at a time; accepted, declined, countered or withdrawn', () => {
  const t = bareTable();
  t.play(1, propose(0, goods(1)));
  expect(t.asks(2)).toEqual([]);
  t.play(0, { type: 'counter', give: goods(), take: goods(2), promise: '' });
  expect(t.state.deals.open).toMatchObject({ from: 0, to: 1, counter: true });
  t.play(0, { type: 'withdraw-proposal' });
  expect(t.state.deals).toMatchObject({ made: [1, 1, 0], declined: [0, 0, 0], open: null });
});

const proposing = (t: Table, index: number): boolean => t.asks(index).some(({ kind }) => kind === 'propose-deal');

rule('AR-3.8', 'D2: five declined proposals end the bargaining of their maker alone', () => {
  const t = bareTable();
  for (let i = 0; i < 5; i++) t.play(1, propose(0, goods(1))).play(0, { type: 'decline' });
  expect([0, 1, 2].map((index) => proposing(t, index))).toEqual([true, false, true]);
  // The player whose step it is has that room for each of the others.
  for (let i = 0; i < 5; i++) t.play(0, propose(2, goods(1))).play(2, { type: 'decline' });
  expect([0, 1, 2].map((index) => proposing(t, index))).toEqual([true, false, true]);
  for (let i = 0; i < 5; i++) t.play(0, propose(1, goods(1))).play(1, { type: 'decline' });
  expect([0, 1, 2].map((index) => proposing(t, index))).toEqual([false, false, true]);
  t.play(0, { type: 'end-round' });
  expect([0, 1, 2].map((index) => proposing(t, index))).toEqual([true, true, true]);
});

rule('AR-3.9', 'D2: withdrawing, haggling and lapsing are no failures, but a step stays finite', () => {
  const t = bareTable();
  for (let i = 0; i < 6; i++) t.play(1, propose(0, goods(1))).play(1, { type: 'withdraw-proposal' });
  expect([t.state.deals.declined, proposing(t, 1), proposing(t, 2)]).toEqual([[0, 0, 0], true, true]);
  for (let i = 6; i < 14; i++) {
    t.play(1, propose(0, goods(1))).play(0, { type: 'counter', give: goods(), take: goods(2), promise: '' });
    t.play(1, { type: 'decline' });
  }
  expect(t.state.deals).toMatchObject({ made: [8, 14, 0], declined: [0, 0, 0] });
  t.play(0, propose(1, goods(1)));
  t.play(1, { type: 'counter', give: goods(), take: goods(2), promise: '' });
  t.play(0, { type: 'counter', give: goods(1), take: goods(), promise: '' });
  t.refused(1, { type: 'counter', give: goods(), take: goods(2), promise: '' }, 'AR-3.8');
  t.play(1, { type: 'accept' });
  expect([0, 1, 2].map((index) => proposing(t, index))).toEqual([true, false, true]);
});

rule('AR-3.9', 'an open proposal lapses when play goes on', () => {
  const t = bareTable().arrange((d) => void citizen(d, 0, region(d, 'hex-03-b', 1, 0)));
  t.play(1, propose(0, goods(1))).play(0, { type: 'act', action: 'taxes' });
  expect(told(t, 'deal-lapsed')).toHaveLength(1);
  expect(t.state.deals.open).toBeNull();
});

rule('AR-8.7', 'D1: between the consumed cube and the standing-up one bargains; then as many stand as must', () => {
  const t = bareTable().arrange((d) => {
    const island = region(d, 'hex-03-b', 1, 0);
    for (const index of [0, 1, 1, 2]) citizen(d, index, island);
    cubes(d, 0, { iron: 1 });
    emptyStack(d);
    openDomesticCrisis(d, 'iron', 2, () => {});
  });
  const [, theirs] = t.state.units.map(({ id }) => id);
  t.play(0, { type: 'consume', source: 'screen' });
  expect(t.ask(0)).toEqual({ kind: 'stand-citizen', left: 2 });
  t.play(1, propose(0, goods(2), goods(), 'stand mine up')).play(0, { type: 'accept' });
  expect(nth(t.state.players, 0).florins).toBe(12);
  t.play(2, propose(0, goods(1), goods(), 'no, mine'));
  t.play(0, { type: 'stand', unit: must(theirs) });
  expect(told(t, 'deal-lapsed')).toHaveLength(1);
  expect(t.ask(0)).toEqual({ kind: 'stand-citizen', left: 1 });
  t.refused(0, { type: 'end-step' }, 'ENGINE');
  expect(t.asks(2)).toContainEqual({ kind: 'propose-deal', partners: [0] });
});

rule('AR-8.17', 'after their step players hand over florins but no cubes', () => {
  const t = crisis();
  t.play(0, { type: 'end-step' });
  t.refused(0, propose(1, goods(0, { iron: 1 })), 'AR-8.17');
  t.refused(1, propose(0, goods(1), goods(0, { iron: 1 })), 'AR-8.17');
  t.play(0, propose(1, goods(1))).play(1, { type: 'accept' });
  expect(nth(t.state.players, 1).florins).toBe(11);
});

rule('AR-3.3', 'whether the other holds what is asked shows to that player only', () => {
  const poor = bareTable().arrange((d) => florins(d, 1, 0));
  const rich = bareTable();
  for (const t of [poor, rich]) t.play(0, propose(1, goods(), goods(5)));
  expect(poor.view(0)).toEqual({ ...rich.view(0), florins: poor.view(0).florins });
  poor.refused(1, { type: 'accept' }, 'AR-3.3');
  rich.play(1, { type: 'accept' });
});
