// SJ-11 End of the game.

import { expect } from 'vitest';
import { randomPlayout, rule, scenario } from '@atoll/testkit';
import { sanJuan } from '../game.js';
import { buildAndPay, finishPhase, inPlay, pick, pickerOf, player, table, told } from '../table.testing.js';

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
  'indigo-plant',
] as const;

rule(
  ['SJ-11.1', 'SJ-X10'],
  'the game ends after the builder phase with the twelfth building; later players still build',
  () => {
    const t = table({
      players: [
        { hand: ['quarry', 'hero', 'hero', 'palace'], city: eleven },
        { hand: ['well', 'quarry', 'quarry'] },
        {},
      ],
    });
    pick(t, 'builder');
    buildAndPay(t, 0, 'quarry');
    expect(t.ranking()).toBeNull();
    buildAndPay(t, 1, 'well');
    expect(told(t, 'game-ended')).toEqual([{ type: 'game-ended', reason: 'twelve-buildings' }]);
    expect(t.decisions()).toEqual([]);
    expect(t.ranking()).not.toBeNull();
    expect(sanJuan.ending(t.state)).toBe('twelve-buildings');
    expect(inPlay(t, 1)).toEqual(['indigo-plant', 'well']);
  },
);

rule(['SJ-11.2', 'SJ-X10'], 'the Indigo plant of the start and the Cathedral count, building over adds none', () => {
  const hand = ['quarry', 'hero', 'hero', 'well', 'well', 'palace', 'palace'] as const;
  const over = table({ players: [{ hand, city: eleven }, {}, {}] });
  pick(over, 'builder');
  buildAndPay(over, 0, 'quarry', { building: 'statue', good: false });
  expect(inPlay(over, 0)).toHaveLength(11);
  expect(pickerOf(over)).toBe(1);
  const cathedral = table({ players: [{ hand, city: eleven }, {}, {}] });
  pick(cathedral, 'builder');
  buildAndPay(cathedral, 0, 'cathedral');
  expect(cathedral.ranking()).not.toBeNull();
});

rule('SJ-11.3', 'nobody ever has more than 12 buildings', () => {
  for (const seats of [2, 3, 4]) {
    const { last } = randomPlayout(sanJuan, {
      seats,
      options: { expansion: true, startingHand: 'four', customsHouseFigures: 'seed', governor: 'drawn' },
      seed: `twelve ${seats}`,
    });
    expect(Math.max(...last.players.map(({ city }) => city.length))).toBe(12);
  }
});

rule(
  'SJ-11.4',
  'out of cards, and a round with a builder phase in which nobody lays a card down: the game ends',
  () => {
    const players = [{ hand: ['palace'] }, { city: ['indigo-plant', 'palace'] }] as const;
    const t = table({ players, deck: 0, discard: 0 });
    for (const role of ['mayor', 'prospector', 'trader'] as const) finishPhase(pick(t, role));
    expect(t.decisions()).not.toEqual([]);
    for (const role of ['mayor', 'builder', 'trader'] as const) finishPhase(pick(t, role));
    expect(t.ranking()).not.toBeNull();
    expect(sanJuan.ending(t.state)).toBe('out-of-cards');
  },
);

rule('SJ-11.4', 'not after rounds without a builder phase, while somebody holds a card', () => {
  const t = table({ players: [{ hand: ['hut', 'well'] }, {}], deck: 0, discard: 0 });
  for (let i = 0; i < 3; i++) {
    for (const role of ['mayor', 'prospector', 'trader'] as const) finishPhase(pick(t, role));
  }
  expect(t.decisions()).not.toEqual([]);
});

rule('SJ-11.4', 'at once where nobody holds a card', () => {
  const t = table({ players: [{}, {}], deck: 0, discard: 0 });
  for (const role of ['mayor', 'prospector', 'trader'] as const) finishPhase(pick(t, role));
  expect(sanJuan.ending(t.state)).toBe('out-of-cards');
  expect(t.state.round).toBe(1);
});

rule('SJ-11.4', 'not in a round in which a card is laid down, nor while a good can be sold', () => {
  const t = table({ players: [{ hand: ['hut', 'well'], city: ['chapel'] }, {}], deck: 0, discard: 0 });
  const playRound = (): void => {
    pick(t, 'mayor');
    finishPhase(pick(t, 'builder'));
    pick(t, 'trader');
  };
  playRound();
  t.play(0, { type: 'tuck', card: 'hut', under: 'chapel' });
  playRound();
  expect(t.decisions()).not.toEqual([]);
  const goods = table({ players: [{ city: [{ building: 'indigo-plant', good: true }] }, {}], deck: 0, discard: 0 });
  for (let i = 0; i < 3; i++) {
    for (const role of ['mayor', 'trader', 'prospector'] as const) finishPhase(pick(goods, role));
  }
  expect(goods.decisions()).not.toEqual([]);
  expect(player(goods, 0).city[0]?.good).not.toBeNull();
});

rule('SJ-11.1', 'an ended game stays as it is', () => {
  const t = scenario(sanJuan, { seats: 2 }).arrange((draft) => void (draft.stack = []));
  expect(t.decisions()).toEqual([]);
});
