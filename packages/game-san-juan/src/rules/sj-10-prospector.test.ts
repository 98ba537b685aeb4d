// SJ-10 Prospector phase.

import { expect } from 'vitest';
import { rule } from '@atoll/testkit';
import { pick, player, table, told } from '../table.testing.js';

rule('SJ-10.1', 'only the picker draws: 1 card, 2 with a Library', () => {
  const t = table({ players: [{}, {}, {}] });
  pick(t, 'prospector');
  expect(t.state.players.map(({ hand }) => hand.length)).toEqual([1, 0, 0]);
  const library = table({ players: [{ city: ['library'] }, { city: ['library'] }, {}] });
  pick(library, 'prospector');
  expect(library.state.players.map(({ hand }) => hand.length)).toEqual([2, 0, 0]);
});

rule('SJ-10.2', 'Gold mines, clockwise from the picker: four different costs give the cheapest card', () => {
  const t = table({
    players: [{ city: ['gold-mine'] }, {}, { city: ['gold-mine'] }],
    governor: 1,
    next: ['palace', 'hero', 'smithy', 'tower', 'quarry', 'hero', 'well', 'library', 'statue'],
  });
  pick(t, 'prospector');
  expect(player(t, 1).hand).toEqual(['palace']);
  t.play(2, { type: 'turn-up' });
  const turnedUp = ['hero', 'quarry', 'smithy', 'tower'];
  expect(told(t, 'gold-mine-revealed')).toEqual([
    { type: 'gold-mine-revealed', seat: 2, cards: turnedUp, kept: 'smithy' },
  ]);
  expect(player(t, 2).hand).toEqual(['smithy']);
  expect(t.state.discard).toHaveLength(3);
  for (const viewer of [0, 2, 'spectator'] as const) expect(t.view(viewer).turnedUp).toEqual(turnedUp);
  t.play(0, { type: 'turn-up' });
  expect(told(t, 'gold-mine-revealed')[0]?.kept).toBeNull();
  expect(player(t, 0).hand).toEqual([]);
  expect(t.state.discard).toHaveLength(7);
});

rule('SJ-10.2', 'printed costs are those of the chosen Customs house figures', () => {
  const next = ['palace', 'customs-house', 'smithy', 'well', 'quarry'] as const;
  for (const [customsHouseFigures, kept] of [
    ['seed', null],
    ['public', 'smithy'],
  ] as const) {
    const t = table({ players: [{ city: ['gold-mine'] }, {}], next, options: { customsHouseFigures } });
    pick(t, 'prospector').play(0, { type: 'turn-up' });
    expect(told(t, 'gold-mine-revealed')[0]?.kept).toBe(kept);
  }
});

rule('SJ-10.3', 'with fewer than four cards left the Gold mine cannot be used; a reshuffle counts', () => {
  const few = table({ players: [{ city: ['gold-mine'] }, {}], deck: 2, discard: 2 });
  pick(few, 'prospector');
  expect(few.asks(0)).toEqual([]);
  expect(few.state.deck.length + few.state.discard.length).toBe(3);
  const enough = table({ players: [{ city: ['gold-mine'] }, {}], deck: 2, discard: 3 });
  pick(enough, 'prospector').play(0, { type: 'turn-up' });
  expect(told(enough, 'gold-mine-revealed')[0]?.cards).toHaveLength(4);
  expect(told(enough, 'deck-reshuffled')).toEqual([{ type: 'deck-reshuffled', cards: 3 }]);
});

rule(['SJ-10.4', 'SJ-X11'], 'the Goldsmith keeps a card nobody has in play; covered buildings do not count', () => {
  const covered = { building: 'statue', under: ['well'] } as const;
  const t = table({ players: [{ city: ['goldsmith'] }, { city: [covered] }], next: ['palace', 'well'] });
  pick(t, 'prospector').play(0, { type: 'turn-up' });
  expect(told(t, 'goldsmith-revealed')).toEqual([{ type: 'goldsmith-revealed', seat: 0, card: 'well', kept: true }]);
  expect(player(t, 0).hand).toEqual(['palace', 'well']);
  for (const owner of [0, 1]) {
    const city = ['goldsmith', 'well'] as const;
    const players = [{ city: owner === 0 ? city : city.slice(0, 1) }, { city: owner === 1 ? (['well'] as const) : [] }];
    const owned = table({ players, next: ['palace', 'well'] });
    pick(owned, 'prospector').play(0, { type: 'turn-up' });
    expect(told(owned, 'goldsmith-revealed')[0]?.kept).toBe(false);
    expect(owned.state.discard).toEqual(['well']);
  }
});

rule('SJ-10.4', 'with no card left nothing happens', () => {
  const t = table({ players: [{ city: ['goldsmith'] }, {}], deck: 1, discard: 0 });
  pick(t, 'prospector');
  expect(t.asks(0)).toEqual([]);
  expect(t.asks(1)).toEqual([{ kind: 'pick-role', library: false }]);
});

rule('SJ-10.5', 'all Gold mines come before all Goldsmiths', () => {
  const city = ['gold-mine', 'goldsmith'] as const;
  const t = table({ players: [{ city }, { city }, {}] });
  pick(t, 'prospector');
  const asked: unknown[] = [];
  while (t.state.stack.at(-1)?.kind === 'prospector-phase') {
    const { seat, ask } = t.decisions()[0] ?? {};
    asked.push([seat, ask?.kind]);
    t.play(seat as number, { type: 'pass' });
  }
  expect(asked).toEqual([
    [0, 'gold-mine'],
    [1, 'gold-mine'],
    [0, 'goldsmith'],
    [1, 'goldsmith'],
  ]);
});
