// SJ-0 Set-up.

import { expect } from 'vitest';
import { optionCombinations } from '@atoll/engine';
import { rule, scenario } from '@atoll/testkit';
import { BUILDING_IDS, BUILDINGS } from '../data/buildings.js';
import type { BuildingId } from '../data/buildings.js';
import { sanJuan } from '../game.js';
import { inPlay, player, told } from '../table.testing.js';

/** The cards of a set that go into the deck, as the table of buildings has them. */
function copiesOf(set: 'base' | 'expansion'): number {
  const rows = BUILDING_IDS.map((id) => BUILDINGS[id]).filter((row) => row.set === set && row.group !== 'cathedral');
  return rows.reduce((sum, { copies }) => sum + copies, 0);
}

rule('SJ-0.1', 'two to four players, and what a table chooses', () => {
  expect(sanJuan.seats).toEqual({ min: 2, max: 4 });
  expect(optionCombinations(sanJuan.options, 3)).toHaveLength(16);
  expect(() => scenario(sanJuan, { seats: 5 })).toThrow('seats');
  expect(() => scenario(sanJuan, { seats: 1 })).toThrow('seats');
});

rule('SJ-0.2', 'every seat can become the first Governor', () => {
  const governors = new Set<number>();
  for (let i = 0; i < 40; i++) governors.add(scenario(sanJuan, { seats: 4, seed: `lot ${i}` }).state.governor);
  expect(governors).toEqual(new Set([0, 1, 2, 3]));
});

rule('SJ-0.2', 'with option `first-seat` the first seat is Governor, dealt to and asked first', () => {
  for (let i = 0; i < 20; i++) {
    const t = scenario(sanJuan, { seats: 4, options: { governor: 'first-seat' }, seed: `lot ${i}` });
    expect(t.state.governor).toBe(0);
    expect(told(t, 'game-started')).toEqual([{ type: 'game-started', governor: 0 }]);
    expect(told(t, 'dealt').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(t.decisions().map(({ seat }) => seat)).toEqual([0]);
  }
});

rule('SJ-0.3', 'all five roles lie in the middle', () => {
  const t = scenario(sanJuan, { seats: 3 });
  const { governor } = t.state;
  const roles = t.legal(governor).map((move) => move.type === 'pick-role' && move.role);
  expect(roles).toEqual(['builder', 'producer', 'trader', 'mayor', 'prospector']);
});

rule('SJ-0.4', 'the five price cards are shuffled and nobody knows their order', () => {
  const orders = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const t = scenario(sanJuan, { seats: 2, seed: `pile ${i}` });
    orders.add(t.state.prices.join());
    expect(t.state.prices.toSorted()).toEqual(['price-1', 'price-2', 'price-3', 'price-4', 'price-5']);
    expect(t.view(0).prices).toEqual([null, null, null, null, null]);
  }
  expect(orders.size).toBeGreaterThan(10);
});

rule('SJ-0.5', 'the expansion adds its cards and the Cathedral, without it none of them exists', () => {
  const cardsOf = (expansion: boolean): BuildingId[] => {
    const { state } = scenario(sanJuan, { seats: 2, options: { expansion } });
    return [
      ...state.deck,
      ...state.players.flatMap(({ hand, city }) => [...hand, ...city.map((slot) => slot.building)]),
    ];
  };
  const isNew = (card: BuildingId): boolean => BUILDINGS[card].set === 'expansion';
  expect(cardsOf(false)).toHaveLength(copiesOf('base'));
  expect(cardsOf(false).some(isNew)).toBe(false);
  expect(cardsOf(true)).toHaveLength(copiesOf('base') + copiesOf('expansion'));
  expect(cardsOf(true).filter(isNew)).toHaveLength(copiesOf('expansion'));
  expect(cardsOf(true)).not.toContain('cathedral');
  expect(scenario(sanJuan, { seats: 2, options: { expansion: true } }).state.cathedral).toBe(true);
  expect(scenario(sanJuan, { seats: 2, options: { expansion: false } }).state.cathedral).toBe(false);
});

rule('SJ-0.6', 'everyone starts with an Indigo plant in play, taken out of the ten', () => {
  const t = scenario(sanJuan, { seats: 4 });
  for (const seat of [0, 1, 2, 3]) expect(inPlay(t, seat)).toEqual(['indigo-plant']);
  const others = [...t.state.deck, ...t.state.players.flatMap(({ hand }) => hand)];
  expect(others.filter((card) => card === 'indigo-plant')).toHaveLength(6);
});

rule('SJ-0.7', 'the rest is shuffled into the deck, the discard pile is empty', () => {
  const one = scenario(sanJuan, { seats: 3, seed: 'one' }).state;
  const two = scenario(sanJuan, { seats: 3, seed: 'two' }).state;
  expect(one.discard).toEqual([]);
  expect(one.deck).not.toEqual(two.deck);
  expect(one.deck).not.toEqual(one.deck.toSorted());
});

rule('SJ-0.8', 'four cards each, dealt clockwise from the Governor', () => {
  for (const seed of ['a', 'b', 'c']) {
    const t = scenario(sanJuan, { seats: 3, seed });
    const dealt = told(t, 'dealt');
    const first = t.state.governor;
    expect(dealt.map(({ seat }) => seat)).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
    for (const seat of [0, 1, 2]) expect(player(t, seat).hand).toHaveLength(4);
  }
});

rule(['SJ-0.9', 'SJ-E17'], 'draft start: 5, 6, 7, 8 cards are dealt, 4 kept, 1, 2, 3, 4 discarded', () => {
  const t = scenario(sanJuan, { seats: 4, options: { startingHand: 'draft' }, seed: 'draft' });
  const order = [0, 1, 2, 3].map((turn) => (t.state.governor + turn) % 4);
  expect(order.map((seat) => player(t, seat).hand.length)).toEqual([5, 6, 7, 8]);
  expect(t.decisions().map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  for (const seat of [3, 1, 0, 2]) {
    t.refused(seat, { type: 'keep-starting-hand', cards: player(t, seat).hand.slice(0, 3) }, 'SJ-0.9');
    const dealt = player(t, seat).hand;
    expect(t.state.discard).toEqual([]);
    t.play(seat, { type: 'keep-starting-hand', cards: dealt.slice(-4) });
  }
  expect(told(t, 'discarded').map(({ count, reason }) => ({ count, reason }))).toEqual(
    [0, 1, 2, 3].map((seat) => ({ count: order.indexOf(seat) + 1, reason: 'draft' })),
  );
  expect(t.state.players.map(({ hand }) => hand.length)).toEqual([4, 4, 4, 4]);
  expect(t.state.discard).toHaveLength(10);
});

rule('SJ-0.9', 'what the others keep stays secret, and so does what they throw away', () => {
  const t = scenario(sanJuan, { seats: 2, options: { startingHand: 'draft' } });
  const other = 1 - t.state.governor;
  const kept = player(t, other).hand.slice(2);
  t.play(other, { type: 'keep-starting-hand', cards: kept });
  const frame = t.view(t.state.governor).stack.at(-1);
  expect(frame?.kind === 'draft' && frame.kept[other]).toBe(4);
  const own = t.view(other).stack.at(-1);
  expect(own?.kind === 'draft' && own.kept[other]).toEqual(kept);
});

rule.each(
  'SJ-0.10',
  [
    { seats: 2, four: 10, draft: 13, discards: 3 },
    { seats: 3, four: 15, draft: 21, discards: 6 },
    { seats: 4, four: 20, draft: 30, discards: 10 },
  ],
  ({ seats }) => `what has left the deck after set-up with ${seats} players`,
  ({ seats, four, draft, discards }) => {
    for (const expansion of [false, true]) {
      const all = copiesOf('base') + (expansion ? copiesOf('expansion') : 0);
      expect(scenario(sanJuan, { seats, options: { expansion } }).state.deck).toHaveLength(all - four);
      const drafted = scenario(sanJuan, { seats, options: { expansion, startingHand: 'draft' } });
      drafted.skipTo((t) => t.state.round === 1);
      expect(drafted.state.deck).toHaveLength(all - draft);
      expect(drafted.state.discard).toHaveLength(discards);
    }
  },
);
