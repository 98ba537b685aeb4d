// SJ-1 Cards, deck, discards.

import { expect } from 'vitest';
import { rule } from '@atoll/testkit';
import { buildAndPay, finishPhase, goodsOn, inPlay, pick, player, table, told } from '../table.testing.js';

rule('SJ-1.1', 'what is paid, sold or not kept goes to the discard pile, face down for everybody', () => {
  const t = table({ players: [{ hand: ['smithy', 'tower', 'well'] }, {}] });
  pick(t, 'builder');
  buildAndPay(t, 0, 'well');
  expect(t.state.discard).toEqual(['smithy']);
  expect(t.view(0).discard).toBe(1);
  expect(t.view(1).discard).toBe(1);
  expect(told(t, 'paid')).toMatchObject([{ cards: ['smithy'] }]);
  expect(t.game.viewEvent(told(t, 'paid')[0] as never, 'spectator')).toMatchObject({ count: 1, cards: null });
});

rule(['SJ-1.2', 'SJ-X8'], 'the discard pile is shuffled when the deck is empty, without what was just drawn', () => {
  const t = table({ players: [{}, {}, {}], deck: 3, discard: 10 });
  const wasInDiscard = t.state.discard.slice();
  pick(t, 'mayor');
  expect(told(t, 'deck-reshuffled')).toEqual([{ type: 'deck-reshuffled', cards: 10 }]);
  const drawn = told(t, 'mayor-drew')[0]?.cards ?? [];
  expect(drawn).toHaveLength(5);
  expect(t.state.deck).toHaveLength(8);
  expect(t.state.discard).toEqual([]);
  t.play(0, { type: 'keep', cards: drawn.slice(0, 1) });
  expect(t.state.discard).toHaveLength(4);
  const left = [...t.state.deck, ...drawn];
  expect(wasInDiscard.filter((card) => !left.includes(card))).toEqual([]);
});

rule('SJ-1.2', 'an emptied deck is not refilled before the next card is needed', () => {
  const t = table({ players: [{}, {}], deck: 1, discard: 6 });
  pick(t, 'prospector');
  expect(told(t, 'deck-reshuffled')).toEqual([]);
  expect(t.state.deck).toHaveLength(0);
  expect(t.state.discard).toHaveLength(6);
});

rule('SJ-1.3', 'when deck and discard pile are empty the rest of a draw is lost', () => {
  const t = table({ players: [{ city: ['library', 'indigo-plant'] }, {}, {}], deck: 1, discard: 0 });
  pick(t, 'prospector');
  expect(player(t, 0).hand).toHaveLength(1);
  pick(t, 'trader');
  expect(player(t, 0).hand).toHaveLength(1);
});

rule('SJ-1.4', 'cards are drawn from the top, one after another, and goods come unseen from the same deck', () => {
  const t = table({
    players: [{ city: ['library', 'indigo-plant'] }, {}, {}],
    next: ['crane', 'hero', 'tower', 'statue'],
  });
  pick(t, 'prospector');
  expect(player(t, 0).hand).toEqual(['crane', 'hero']);
  pick(t, 'producer');
  t.play(1, { type: 'produce', buildings: ['indigo-plant'] });
  expect(player(t, 1).city[0]?.good).toBe('tower');
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(t.view(viewer).players[1]?.city[0]?.good).toBe(true);
    expect(JSON.stringify(t.viewEvents(viewer))).not.toContain('tower');
  }
});

rule('SJ-1.5', 'a covered building counts for nothing: not as a building, not as a copy, not for its power', () => {
  const t = table({
    players: [
      { hand: ['quarry', 'well', 'well', 'well'], city: ['crane', { building: 'smithy', under: ['quarry'] }] },
      {},
    ],
  });
  pick(t, 'builder');
  buildAndPay(t, 0, 'quarry', { building: 'smithy', good: false });
  expect(inPlay(t, 0)).toEqual(['crane', 'quarry']);
  // 4 for the Quarry, less 1 for the builder and 1 for the Smithy: the covered Quarry takes nothing off.
  expect(told(t, 'built')[0]?.price).toBe(2);
  expect(t.state.players[0]?.city).toHaveLength(2);
});

rule('SJ-1.6', 'a production building and the Customs house hold one good at most', () => {
  const t = table({
    players: [
      {
        city: [
          { building: 'indigo-plant', good: true },
          { building: 'customs-house', good: true },
        ],
      },
      {},
    ],
  });
  pick(t, 'producer');
  expect(t.asks(0)).toEqual([]);
  finishPhase(t);
  const { deck } = t.state;
  pick(t, 'mayor');
  expect(told(t, 'customs-good-received')).toEqual([]);
  expect(goodsOn(t, 0)).toEqual(['indigo-plant', 'customs-house']);
  expect(t.state.deck.length).toBe(deck.length - 5);
});

rule('SJ-1.7', 'any number of equal production buildings, but one of each city building', () => {
  const t = table({
    players: [{ hand: ['indigo-plant', 'well', 'crane'], city: ['indigo-plant', 'indigo-plant', 'well'] }, {}],
  });
  pick(t, 'builder');
  t.refused(0, { type: 'build', building: 'well', over: null }, 'SJ-5.6');
  buildAndPay(t, 0, 'indigo-plant');
  expect(inPlay(t, 0).filter((building) => building === 'indigo-plant')).toHaveLength(3);
});

rule('SJ-1.8', 'a city building works after the builder phase in which it was built, in the same round', () => {
  const t = table({ players: [{ hand: ['gold-mine', 'smithy'] }, { hand: ['sugar-mill', 'tower', 'tower'] }, {}] });
  pick(t, 'builder');
  buildAndPay(t, 0, 'gold-mine');
  expect(player(t, 0).city[1]?.fresh).toBe(true);
  t.play(1, { type: 'pass' });
  expect(player(t, 0).city[1]?.fresh).toBe(false);
  pick(t, 'prospector');
  expect(t.ask(0)).toEqual({ kind: 'gold-mine' });
});

rule('SJ-1.8', 'a production building has no delay', () => {
  const t = table({ players: [{ hand: ['sugar-mill', 'smithy'] }, {}, {}] });
  pick(t, 'builder');
  buildAndPay(t, 0, 'sugar-mill');
  pick(t, 'producer');
  t.play(1, { type: 'produce', buildings: [] });
  t.play(2, { type: 'produce', buildings: [] });
  t.play(0, { type: 'produce', buildings: ['sugar-mill'] });
  expect(goodsOn(t, 0)).toEqual(['sugar-mill']);
});

rule('SJ-1.9', 'powers that ask can be declined, pure gains come by themselves', () => {
  const t = table({ players: [{ hand: ['tower'], city: ['gold-mine', 'goldsmith', 'supplier', 'chapel'] }, {}, {}] });
  const { deck } = t.state;
  pick(t, 'prospector');
  t.play(0, { type: 'pass' });
  t.play(0, { type: 'pass' });
  expect(told(t, 'passed')).toEqual([{ type: 'passed', seat: 0, what: 'goldsmith' }]);
  expect(player(t, 0).hand).toHaveLength(2);
  expect(t.state.deck).toHaveLength(deck.length - 1);
});
