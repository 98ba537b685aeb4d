// Dossier section 6: who sees what.

import { describe, expect, test } from 'vitest';
import { finishPhase, nextRound, pick, player, table } from '../table.testing.js';

describe('section 6', () => {
  test('a hand is shown to its owner, its number to everybody', () => {
    const t = table({ players: [{ hand: ['hero', 'well'] }, { hand: ['tower'] }] });
    expect(t.view(0).players.map(({ hand }) => hand)).toEqual([['hero', 'well'], 1]);
    expect(t.view('spectator').players.map(({ hand }) => hand)).toEqual([2, 1]);
  });

  test('deck and discard pile are numbers', () => {
    const t = table({ players: [{}, {}], deck: 20, discard: 5 });
    expect(t.view(0)).toMatchObject({ deck: 20, discard: 5 });
  });

  test('cards thrown away are named to their owner only', () => {
    const hand = ['crane', 'crane', 'hero', 'hero', 'smithy', 'smithy', 'well', 'well'] as const;
    const t = table({ players: [{ hand }, {}] });
    nextRound(t).play(0, { type: 'discard', card: 'hero' });
    expect(t.viewEvents(0)).toEqual([{ type: 'discarded', reason: 'hand-limit', seat: 0, count: 1, cards: ['hero'] }]);
    expect(t.viewEvents(1)).toEqual([{ type: 'discarded', reason: 'hand-limit', seat: 0, count: 1, cards: null }]);
  });

  test("the mayor's cards are seen by who draws them", () => {
    const t = pick(table({ players: [{}, {}], next: ['hero', 'crane', 'tower', 'statue', 'well'] }), 'mayor');
    const drawn = (viewer: 0 | 1 | 'spectator'): unknown => {
      const frame = t.view(viewer).stack.at(-1);
      return frame?.kind === 'mayor-phase' ? frame.drawn : null;
    };
    expect(drawn(0)).toEqual(['crane', 'hero', 'statue', 'tower', 'well']);
    expect(drawn(1)).toBe(5);
    expect(drawn('spectator')).toBe(5);
    expect(JSON.stringify(t.viewEvents(1))).not.toContain('hero');
  });

  test('tucked cards: the owner knows those of Chapel and Bank, and the number under the Harbor', () => {
    const city = ['chapel', 'bank', 'harbor'] as const;
    const t = table({ players: [{ city, chapel: ['hero'], bank: ['well', 'well'], harbor: 1 }, {}] });
    expect(t.view(0).players[0]).toMatchObject({ chapel: ['hero'], bank: ['well', 'well'], harbor: 1, tucked: 4 });
    expect(t.view(1).players[0]).toMatchObject({ chapel: null, bank: null, harbor: null, tucked: null });
  });

  test('covered buildings are public', () => {
    const t = table({ players: [{ city: [{ building: 'hero', under: ['well'] }] }, {}] });
    expect(t.view(1).players[0]?.city[0]).toEqual({ building: 'hero', under: ['well'], good: false, fresh: false });
  });

  test('price cards are shown once they have been turned up', () => {
    const prices = ['price-2', 'price-5', 'price-1', 'price-4', 'price-3'] as const;
    const t = finishPhase(pick(table({ players: [{}, {}], prices }), 'trader'));
    expect(t.view(1).prices).toEqual(['price-2', null, null, null, null]);
  });

  test('at the end the breakdown is shown, with the number of tucked cards, but no hand', () => {
    const city = ['chapel', 'bank', 'harbor'] as const;
    const t = table({ players: [{ hand: ['hero'], city, chapel: ['hero'], harbor: 2 }, {}] });
    t.arrange((draft) => void (draft.stack = []));
    expect(t.view(1).players[0]).toMatchObject({ hand: 1, chapel: null, bank: null, harbor: null, tucked: 3 });
    expect(t.view(1).placings?.[0]?.breakdown).toContainEqual({ source: 'tucked-cards', points: 3 });
    expect(player(t, 0).hand).toEqual(['hero']);
  });
});
