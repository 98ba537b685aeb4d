// SJ-9 Mayor phase.

import { expect } from 'vitest';
import { rule } from '@atoll/testkit';
import { goodsOn, pick, player, table, told } from '../table.testing.js';

const next = ['hero', 'crane', 'tower', 'statue', 'well', 'chapel', 'smithy', 'library'] as const;

rule('SJ-9.1', 'first, clockwise from the mayor, every empty active Customs house gets a good, unseen', () => {
  const t = table({
    players: [
      { city: ['customs-house'] },
      { city: [{ building: 'customs-house', good: true }] },
      { city: ['customs-house'] },
    ],
    governor: 2,
    next,
  });
  pick(t, 'mayor');
  expect(told(t, 'customs-good-received').map(({ seat }) => seat)).toEqual([2, 0]);
  expect(player(t, 2).city[0]?.good).toBe('hero');
  expect(player(t, 0).city[0]?.good).toBe('crane');
  expect(goodsOn(t, 1)).toEqual(['customs-house']);
  expect(told(t, 'mayor-drew')[0]?.cards).toEqual(['chapel', 'smithy', 'statue', 'tower', 'well']);
  expect(JSON.stringify(t.viewEvents(2).slice(0, 3))).not.toContain('hero');
});

rule('SJ-9.2', 'the mayor draws 5, everyone else 2; each keeps 1 and discards the rest', () => {
  const t = table({ players: [{}, {}], next });
  pick(t, 'mayor');
  expect(t.ask(0)).toEqual({ kind: 'mayor-keep', most: 1 });
  t.refused(0, { type: 'keep', cards: ['crane', 'hero'] }, 'SJ-9.2');
  t.refused(0, { type: 'keep', cards: ['library'] }, 'SJ-9.2');
  t.play(0, { type: 'keep', cards: ['hero'] });
  expect(player(t, 0).hand).toEqual(['hero']);
  expect(t.state.discard).toHaveLength(4);
  expect(told(t, 'mayor-drew')).toMatchObject([{ seat: 1, count: 2, cards: ['chapel', 'smithy'] }]);
  t.play(1, { type: 'keep', cards: ['smithy'] });
  expect(player(t, 1).hand).toEqual(['smithy']);
});

rule('SJ-9.3', 'the Prefecture keeps up to 2', () => {
  const t = table({ players: [{ city: ['prefecture'] }, {}], next });
  pick(t, 'mayor');
  expect(t.ask(0)).toEqual({ kind: 'mayor-keep', most: 2 });
  t.refused(0, { type: 'keep', cards: ['crane', 'hero', 'tower'] }, 'SJ-9.3');
  t.play(0, { type: 'keep', cards: ['crane', 'hero'] });
  expect(player(t, 0).hand).toEqual(['crane', 'hero']);
});

rule(['SJ-9.4', 'SJ-X16'], 'the Archive discards from the whole hand', () => {
  const hand = ['aqueduct', 'bank', 'park'] as const;
  const alone = table({ players: [{}, { hand, city: ['archive'] }] });
  pick(alone, 'mayor').play(0, { type: 'keep', cards: told(alone, 'mayor-drew')[0]?.cards?.slice(0, 1) ?? [] });
  expect(player(alone, 1).hand).toHaveLength(5);
  expect(alone.ask(1)).toEqual({ kind: 'mayor-discard', least: 1, most: 1 });
  alone.refused(1, { type: 'done' }, 'SJ-9.4');
  alone.refused(1, { type: 'discard', card: 'palace' }, 'SJ-9.4');
  alone.play(1, { type: 'discard', card: 'bank' });
  expect(player(alone, 1).hand).toHaveLength(4);
  expect(alone.asks(1)).not.toContainEqual(expect.objectContaining({ kind: 'mayor-discard' }));

  for (const more of [false, true]) {
    const both = table({ players: [{}, { hand, city: ['archive', 'prefecture'] }], next });
    pick(both, 'mayor').play(0, { type: 'keep', cards: ['hero'] });
    expect(both.ask(1)).toEqual({ kind: 'mayor-discard', least: 0, most: 1 });
    both.play(1, more ? { type: 'discard', card: 'aqueduct' } : { type: 'done' });
    expect(player(both, 1).hand).toHaveLength(more ? 4 : 5);
  }
});

rule('SJ-9.5', 'at least one card is kept, and a Prefecture owner may keep just one', () => {
  const t = table({ players: [{ city: ['prefecture'] }, { city: ['archive', 'prefecture'] }], next });
  pick(t, 'mayor').refused(0, { type: 'keep', cards: [] }, 'SJ-9.5');
  t.play(0, { type: 'keep', cards: ['hero'] });
  expect(player(t, 0).hand).toEqual(['hero']);
  // Two drawn, at most one discarded: after it nothing more is asked.
  t.play(1, { type: 'discard', card: 'chapel' });
  expect(player(t, 1).hand).toEqual(['smithy']);
});

rule('SJ-9.6', 'a short deck: he draws what there is and keeps at most that', () => {
  const t = table({ players: [{ city: ['prefecture'] }, {}], deck: 2, discard: 0 });
  pick(t, 'mayor');
  expect(told(t, 'mayor-drew')).toMatchObject([{ seat: 0, count: 2 }]);
  expect(t.ask(0)).toEqual({ kind: 'mayor-keep', most: 2 });
  const archive = table({ players: [{ hand: ['hero'], city: ['archive'] }, {}], deck: 3, discard: 0 });
  pick(archive, 'mayor');
  expect(archive.ask(0)).toEqual({ kind: 'mayor-discard', least: 2, most: 2 });
  archive.play(0, { type: 'discard', card: 'hero' });
  expect(archive.ask(0)).toEqual({ kind: 'mayor-discard', least: 1, most: 1 });
  const none = table({ players: [{}, {}], deck: 0, discard: 0 });
  pick(none, 'mayor');
  expect(told(none, 'mayor-drew').map(({ count }) => count)).toEqual([0, 0]);
});
