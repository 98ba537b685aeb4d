// SJ-2 Round and role picks.

import { expect } from 'vitest';
import { rule } from '@atoll/testkit';
import { finishPhase, nextRound, pick, pickerOf, player, table, told } from '../table.testing.js';
import type { Seating } from '../table.testing.js';

const empty = (seats: number): Seating[] => Array.from({ length: seats }, () => ({}));

rule('SJ-2.1', 'the Governor picks first, then clockwise; a role taken is gone, and picking is compulsory', () => {
  const t = table({ players: empty(3), governor: 2 });
  expect(pickerOf(t)).toBe(2);
  expect(t.legal(2).every((move) => move.type === 'pick-role')).toBe(true);
  pick(t, 'trader');
  expect(pickerOf(t)).toBe(0);
  t.refused(0, { type: 'pick-role', role: 'trader', library: null }, 'SJ-2.1');
  t.refused(0, { type: 'pass' }, 'ENGINE');
  pick(t, 'prospector');
  expect(pickerOf(t)).toBe(1);
});

rule.each(
  'SJ-2.2',
  [3, 4],
  (seats) => `${seats} players pick one role each`,
  (seats) => {
    const t = table({ players: empty(seats) });
    const pickers: number[] = [];
    for (const role of ['trader', 'prospector', 'mayor', 'builder'] as const) {
      if (t.state.round > 1) break;
      pickers.push(pickerOf(t));
      pick(t, role);
      finishPhase(t);
    }
    expect(pickers).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect(t.state.round).toBe(2);
    expect(t.state.picked).toEqual([]);
  },
);

rule(['SJ-2.3', 'SJ-E18'], 'with 2 players the Governor picks first and third, next round the other does', () => {
  const t = table({ players: empty(2) });
  const pickers: number[] = [];
  for (const role of ['trader', 'prospector', 'mayor', 'trader', 'prospector', 'mayor'] as const) {
    pickers.push(pickerOf(t));
    pick(t, role);
    finishPhase(t);
  }
  expect(pickers).toEqual([0, 1, 0, 1, 0, 1]);
  expect(t.state.round).toBe(3);
});

rule('SJ-2.4', 'the whole phase is played at once, the picker first, then clockwise, each once', () => {
  const t = table({ players: empty(3), governor: 1 });
  pick(t, 'producer');
  const asked: number[] = [];
  while (t.state.stack.at(-1)?.kind === 'producer-phase') {
    const seat = t.decisions()[0]?.seat as number;
    asked.push(seat);
    t.play(seat, { type: 'produce', buildings: [] });
  }
  expect(asked).toEqual([1, 2, 0]);
  expect(pickerOf(t)).toBe(2);
});

rule(
  ['SJ-2.5', 'SJ-2.9'],
  'everyone, the picker too, may decline: build, produce, sell, Gold mine and Goldsmith',
  () => {
    const city = [{ building: 'sugar-mill', good: true }, 'indigo-plant', 'gold-mine', 'goldsmith'] as const;
    const t = table({ players: [{ hand: ['tower'], city }, {}, {}, {}] });
    pick(t, 'builder');
    t.play(0, { type: 'pass' });
    pick(t, 'producer');
    t.skipTo(() => t.asks(0).length > 0);
    t.play(0, { type: 'produce', buildings: [] });
    expect(told(t, 'passed')).toEqual([{ type: 'passed', seat: 0, what: 'produce' }]);
    pick(t, 'trader');
    t.play(0, { type: 'sell', goods: [] });
    expect(told(t, 'passed')).toEqual([{ type: 'passed', seat: 0, what: 'sell' }]);
    pick(t, 'prospector');
    t.play(0, { type: 'pass' });
    t.play(0, { type: 'pass' });
    expect(player(t, 0).hand).toEqual(['tower']);
  },
);

rule('SJ-2.6', 'roles nobody picked stay as they are: no bonus lies on them', () => {
  const t = table({ players: empty(3) });
  nextRound(t);
  const hand = player(t, 0).hand.length;
  pick(t, 'prospector');
  expect(player(t, 0).hand).toHaveLength(hand + 1);
});

rule('SJ-2.7', 'after the last phase the roles return and the Governor card goes to the left', () => {
  const t = table({ players: empty(3), governor: 2, picked: ['builder', 'trader'] });
  pick(t, 'prospector');
  expect(told(t, 'governor-passed')).toEqual([{ type: 'governor-passed', governor: 0 }]);
  expect(told(t, 'round-started')).toEqual([{ type: 'round-started', round: 2 }]);
  expect(t.legal(0)).toHaveLength(5);
});

rule('SJ-2.8', 'in mayor, producer and trader phases one player finishes before the next begins', () => {
  const t = table({ players: empty(3), next: ['hero', 'crane', 'tower', 'statue', 'chapel', 'well', 'smithy'] });
  pick(t, 'mayor');
  expect(t.decisions()).toHaveLength(1);
  t.play(0, { type: 'keep', cards: ['hero'] });
  expect(t.state.discard.toSorted()).toEqual(['chapel', 'crane', 'statue', 'tower']);
  const frame = t.state.stack.at(-1);
  expect(frame?.kind === 'mayor-phase' && frame.drawn).toEqual(['smithy', 'well']);
});

rule('SJ-2.10', 'whoever holds a card is asked to build, even if he can only pass', () => {
  const t = table({ players: [{ hand: ['palace'] }, {}, { hand: ['palace', 'tower'] }] });
  pick(t, 'builder');
  expect(t.legal(0)).toEqual([{ type: 'pass' }]);
  t.play(0, { type: 'pass' });
  // Seat 1 has no card, and no way to get the Cathedral for nothing.
  expect(t.asks(1)).toEqual([]);
  expect(t.ask(2)).toEqual({ kind: 'build' });
});

rule('SJ-2.10', 'an empty hand is asked if the Cathedral can be had', () => {
  const city = [{ building: 'coffee-roaster', good: true }, 'crane', 'park', 'black-market'] as const;
  const t = table({ players: [{}, { city }, { city: ['crane', 'park'] }], governor: 0 });
  pick(t, 'builder');
  // 7 - 6 for the Park = 1, paid with the good; seat 2 has nothing to pay the 1 with.
  expect(t.legal(1)).toEqual([
    { type: 'pass' },
    { type: 'build', building: 'cathedral', over: { building: 'park', good: false } },
  ]);
  t.play(1, { type: 'pass' });
  expect(t.asks(2)).toEqual([]);
});

rule(
  'SJ-2.10',
  'no question without an empty production building, a good, a hand card or enough cards to turn up',
  () => {
    const full = { city: [{ building: 'indigo-plant', good: true }] } as const;
    const t = table({ players: [full, full, full], deck: 50, discard: 0 });
    pick(t, 'producer');
    expect(pickerOf(t)).toBe(1);
    const none = table({
      players: [{ city: ['gold-mine', 'goldsmith'] }, { city: ['gold-mine'] }],
      deck: 1,
      discard: 3,
    });
    // The privilege takes one of the four cards: too few for the Gold mine, enough for the Goldsmith.
    pick(none, 'prospector');
    expect(none.ask(0)).toEqual({ kind: 'goldsmith' });
    none.play(0, { type: 'turn-up' });
    expect(none.state.stack.at(-1)?.kind).toBe('round');
    const idle = table({ players: [{ city: ['supplier', 'chapel', 'bank'] }, {}] });
    nextRound(idle);
    expect(idle.ask(0).kind).toBe('pick-role');
  },
);

rule('SJ-2.10', 'one card drawn as mayor is kept without a question', () => {
  const t = table({ players: [{}, {}], deck: 1, discard: 0 });
  pick(t, 'mayor');
  expect(player(t, 0).hand).toHaveLength(1);
  expect(pickerOf(t)).toBe(1);
});
