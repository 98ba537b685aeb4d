// SJ-3 Start of a round.

import { expect } from 'vitest';
import { rule } from '@atoll/testkit';
import type { BuildingId } from '../data/buildings.js';
import { nextRound, player, table, told } from '../table.testing.js';

const hands = {
  eight: ['crane', 'crane', 'hero', 'hero', 'smithy', 'smithy', 'well', 'well'],
  nine: ['aqueduct', 'aqueduct', 'hut', 'hut', 'library', 'library', 'park', 'park', 'quarry'],
  thirteen: [
    'archive',
    'archive',
    'carpenter',
    'carpenter',
    'harbor',
    'harbor',
    'hero',
    'palace',
    'palace',
    'prefecture',
    'prefecture',
    'statue',
    'statue',
  ],
} as const satisfies Record<string, readonly BuildingId[]>;

rule('SJ-3.1', 'Supplier, then Chapel and Bank, then the hand limit, then the new Governor picks', () => {
  const t = table({ players: [{ hand: hands.nine, city: ['supplier', 'chapel'] }, {}] });
  expect(t.state.round).toBe(1);
  nextRound(t);
  expect(t.ask(0).kind).toBe('supplier');
  t.play(0, { type: 'swap', cards: [] });
  expect(t.ask(0).kind).toBe('tuck');
  t.play(0, { type: 'tuck', card: 'hut', under: 'chapel' });
  expect(t.ask(0)).toEqual({ kind: 'hand-limit', surplus: 1 });
  t.play(0, { type: 'discard', card: 'hut' });
  expect(t.ask(0).kind).toBe('pick-role');
  expect(t.state.governor).toBe(0);
});

rule('SJ-3.2', 'Suppliers swap one after the other from the Governor on, up to two cards', () => {
  const t = table({
    players: [
      { hand: ['hero', 'statue'] },
      { hand: ['hero', 'tower', 'well'], city: ['supplier'] },
      { hand: ['crane'], city: ['supplier'] },
    ],
    next: ['smithy', 'archive', 'hut'],
  });
  nextRound(t, 2);
  t.play(2, { type: 'swap', cards: ['crane'] });
  expect(player(t, 2).hand).toEqual(['smithy']);
  t.refused(1, { type: 'swap', cards: ['hero', 'tower', 'well'] }, 'SJ-3.2');
  t.refused(1, { type: 'swap', cards: ['statue'] }, 'SJ-3.2');
  t.play(1, { type: 'swap', cards: ['hero', 'well'] });
  expect(player(t, 1).hand).toEqual(['archive', 'hut', 'tower']);
  expect(told(t, 'discarded')).toMatchObject([{ reason: 'supplier', cards: ['hero', 'well'] }]);
});

rule('SJ-3.2', 'the discards lie in the pile before the draw', () => {
  const t = table({
    players: [{ hand: ['hero', 'tower'], city: ['supplier'] }, {}],
    deck: 1,
    discard: 0,
    next: ['crane'],
  });
  nextRound(t);
  t.play(0, { type: 'swap', cards: ['hero', 'tower'] });
  expect(player(t, 0).hand).toContain('crane');
  expect(player(t, 0).hand).toHaveLength(2);
  expect(t.state.deck).toHaveLength(1);
});

rule('SJ-3.3', 'the Chapel takes exactly one hand card, once a round', () => {
  const t = table({ players: [{ hand: ['hero', 'tower', 'well'], city: ['chapel'] }, {}] });
  nextRound(t);
  t.refused(0, { type: 'tuck', card: 'hero', under: 'bank' }, 'SJ-3.4');
  t.play(0, { type: 'tuck', card: 'hero', under: 'chapel' });
  expect(t.ask(0).kind).toBe('pick-role');
  nextRound(t);
  t.play(0, { type: 'tuck', card: 'well', under: 'chapel' });
  expect(player(t, 0).chapel).toEqual(['hero', 'well']);
  nextRound(t);
  t.play(0, { type: 'done' });
  expect(player(t, 0).hand).toEqual(['tower']);
});

rule('SJ-3.4', 'the Bank takes any number of cards, once in the game; putting none does not use it up', () => {
  const t = table({ players: [{ hand: ['hero', 'tower', 'well'], city: ['bank', 'crane'] }, {}] });
  nextRound(t);
  t.play(0, { type: 'done' });
  nextRound(t);
  t.refused(0, { type: 'tuck', card: 'hero', under: 'chapel' }, 'SJ-3.3');
  t.play(0, { type: 'tuck', card: 'hero', under: 'bank' });
  t.play(0, { type: 'tuck', card: 'tower', under: 'bank' });
  t.play(0, { type: 'done' });
  expect(player(t, 0).bank).toEqual(['hero', 'tower']);
  nextRound(t);
  expect(t.ask(0).kind).toBe('pick-role');
});

rule('SJ-3.4', 'a second Bank, built over or beside a covered first one, gives no second use', () => {
  const city = [{ building: 'statue', under: ['bank'] }, 'bank'] as const;
  const t = table({ players: [{ hand: ['hero'], city, bank: ['tower'] }, {}] });
  nextRound(t);
  expect(t.ask(0).kind).toBe('pick-role');
});

rule('SJ-3.5', 'the owner of both decides both at once, and all owners decide at the same time', () => {
  const t = table({
    players: [{ hand: ['hero', 'tower'], city: ['bank', 'chapel'] }, { hand: ['well'], city: ['chapel'] }, {}],
  });
  nextRound(t);
  expect(t.decisions().map(({ seat }) => seat)).toEqual([0, 1]);
  expect(t.ask(0)).toEqual({ kind: 'tuck', chapel: true, bank: true });
  t.play(0, { type: 'tuck', card: 'hero', under: 'chapel' });
  t.refused(0, { type: 'tuck', card: 'hero', under: 'bank' }, 'SJ-3.5');
  t.play(1, { type: 'tuck', card: 'well', under: 'chapel' });
  t.play(0, { type: 'tuck', card: 'tower', under: 'bank' });
  expect(player(t, 0)).toMatchObject({ hand: [], chapel: ['hero'], bank: ['tower'] });
  expect(t.ask(0).kind).toBe('pick-role');
});

rule(['SJ-3.6', 'SJ-X1'], 'limit 7, or 6 without a Guard room where there is one, 12 with a Tower', () => {
  const t = table({
    players: [
      { hand: hands.nine, city: ['guard-room'] },
      { hand: hands.eight },
      { hand: hands.thirteen, city: ['tower'] },
    ],
  });
  nextRound(t);
  expect([0, 1, 2].map((seat) => t.ask(seat))).toEqual([
    { kind: 'hand-limit', surplus: 2 },
    { kind: 'hand-limit', surplus: 2 },
    { kind: 'hand-limit', surplus: 1 },
  ]);
  t.refused(0, { type: 'discard', card: 'statue' }, 'SJ-3.6');
  for (const [seat, card] of [
    [2, 'hero'],
    [0, 'hut'],
    [1, 'crane'],
    [1, 'hero'],
    [0, 'park'],
  ] as const) {
    expect(t.state.discard).toEqual([]);
    t.play(seat, { type: 'discard', card });
  }
  expect(t.state.discard).toEqual(['hut', 'park', 'crane', 'hero', 'hero']);
  expect(t.state.players.map(({ hand }) => hand.length)).toEqual([7, 6, 12]);
});

rule('SJ-3.6', 'without any Guard room the limit is 7', () => {
  const t = table({ players: [{ hand: hands.eight }, { hand: hands.nine.slice(0, 7) }] });
  nextRound(t);
  expect(t.ask(0)).toEqual({ kind: 'hand-limit', surplus: 1 });
  expect(t.asks(1)).toEqual([]);
});

rule('SJ-3.7', 'nobody minds the limit during a round', () => {
  const t = table({ players: [{ hand: hands.nine }, {}, {}] });
  expect(t.ask(0).kind).toBe('pick-role');
  t.play(0, { type: 'pick-role', role: 'prospector', library: null });
  expect(player(t, 0).hand).toHaveLength(10);
  expect(t.ask(1).kind).toBe('pick-role');
});

rule('SJ-3.8', 'only the surplus goes, and the owner of Tower and Guard room has 12', () => {
  const t = table({ players: [{ hand: hands.nine, city: ['tower', 'guard-room'] }, { hand: hands.eight }] });
  nextRound(t);
  expect(t.asks(0)).toEqual([]);
  t.play(1, { type: 'discard', card: 'crane' });
  t.play(1, { type: 'discard', card: 'crane' });
  expect(t.asks(1)).toEqual([]);
  expect(t.ask(0).kind).toBe('pick-role');
});

rule('SJ-3.9', 'everybody sees how many cards are put under which building, but no running count', () => {
  const t = table({
    players: [
      { hand: ['hero', 'tower', 'well'], city: ['bank', 'chapel'] },
      { hand: ['crane'], city: ['chapel'] },
    ],
  });
  nextRound(t);
  t.play(0, { type: 'tuck', card: 'hero', under: 'bank' });
  expect(t.viewEvents(1)).toEqual([{ type: 'tucked', seat: 0, under: 'bank', card: null }]);
  expect(t.viewEvents(0)).toEqual([{ type: 'tucked', seat: 0, under: 'bank', card: 'hero' }]);
  expect(t.view(1).players[0]).toMatchObject({
    hand: 2,
    chapel: null,
    bank: null,
    harbor: null,
    tucked: null,
    bankUsed: true,
  });
  expect(t.view(0).players[0]).toMatchObject({ chapel: [], bank: ['hero'], harbor: 0, tucked: 1 });
});
