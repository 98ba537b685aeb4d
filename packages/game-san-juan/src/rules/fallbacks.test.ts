// R13 and the last column of the table of decisions: what is answered for who does not answer.

import { describe, expect, test } from 'vitest';
import { scenario } from '@atoll/testkit';
import type { Move } from '../moves.js';
import { sanJuan } from '../game.js';
import { nextRound, pick, player, table } from '../table.testing.js';
import type { SanJuanTable } from '../table.testing.js';

function fallback(t: SanJuanTable, seat = 0): Move {
  const decision = t.decisions().find((open) => open.seat === seat);
  if (decision === undefined) throw new Error('nothing is asked');
  return sanJuan.fallback(t.state, decision);
}

const full = (building: 'indigo-plant' | 'sugar-mill') => ({ building, good: true }) as const;

describe('R13', () => {
  test('roles in the order prospector, mayor, producer, trader, builder; the Library is used', () => {
    const t = table({ players: [{}, {}, {}] });
    expect(fallback(t)).toEqual({ type: 'pick-role', role: 'prospector', library: null });
    t.arrange((draft) => void (draft.picked = ['mayor', 'prospector', 'producer']));
    const two = table({ players: [{ city: ['library'] }, {}] });
    expect(fallback(two)).toEqual({ type: 'pick-role', role: 'prospector', library: 'use' });
    const left = table({ players: [{}, {}, {}, {}], picked: ['prospector', 'mayor', 'producer'] });
    expect(fallback(left, 3)).toEqual({ type: 'pick-role', role: 'trader', library: null });
  });

  test('the dearest cards are kept, ties by id', () => {
    const t = scenario(sanJuan, { seats: 2, options: { startingHand: 'draft' } });
    t.arrange((draft) => {
      const cards = ['crane', 'hero', 'smithy', 'well', 'library'] as const;
      const hand = draft.players[draft.governor]?.hand ?? [];
      draft.deck.push(...hand.splice(0));
      for (const card of cards) hand.push(...draft.deck.splice(draft.deck.indexOf(card), 1));
      hand.sort();
    });
    const move = fallback(t, t.state.governor);
    expect(move).toEqual({ type: 'keep-starting-hand', cards: ['crane', 'hero', 'library', 'well'] });
    const mayor = table({
      players: [{ city: ['prefecture'] }, {}],
      next: ['smithy', 'hero', 'crane', 'library', 'well'],
    });
    expect(fallback(pick(mayor, 'mayor'))).toEqual({ type: 'keep', cards: ['hero', 'library'] });
  });

  test('the cheapest cards are discarded, as few as allowed', () => {
    const hand = ['crane', 'hero', 'hut', 'smithy', 'tower', 'well', 'library', 'quarry'] as const;
    const t = nextRound(table({ players: [{ hand }, {}] }));
    expect(fallback(t)).toEqual({ type: 'discard', card: 'hut' });
    const archive = pick(table({ players: [{ hand, city: ['archive'] }, {}] }), 'mayor');
    expect(fallback(archive)).toEqual({ type: 'discard', card: 'hut' });
    const both = pick(table({ players: [{ hand, city: ['archive', 'prefecture'] }, {}] }), 'mayor');
    for (let i = 0; i < 3; i++) both.play(0, fallback(both));
    expect(fallback(both)).toEqual({ type: 'done' });
  });

  test('a begun build is paid with the cheapest hand cards, goods only where these do not suffice', () => {
    const city = ['black-market', full('indigo-plant'), full('sugar-mill'), full('sugar-mill')] as const;
    const t = table({ players: [{ hand: ['hero', 'crane', 'tower', 'smithy'], city }, {}] });
    pick(t, 'builder').play(0, { type: 'build', building: 'hero', over: null });
    const paid: Move[] = [];
    while (t.state.stack.at(-1)?.kind === 'payment') {
      paid.push(fallback(t));
      t.play(0, fallback(t));
    }
    expect(paid).toEqual([
      { type: 'pay-card', card: 'smithy' },
      { type: 'pay-card', card: 'crane' },
      { type: 'pay-card', card: 'tower' },
      { type: 'pay-good', good: 'indigo' },
    ]);
    expect(player(t, 0).hand).toEqual([]);
  });

  test('elsewhere a pass, but Harbor, Gold mine and Goldsmith are used', () => {
    const city = [
      'supplier',
      'chapel',
      'bank',
      'harbor',
      'gold-mine',
      'goldsmith',
      full('indigo-plant'),
      'sugar-mill',
    ] as const;
    const start = (): SanJuanTable => table({ players: [{ hand: ['hero', 'well'], city }, {}, {}] });
    const round = nextRound(start());
    expect(fallback(round)).toEqual({ type: 'swap', cards: [] });
    expect(fallback(round.play(0, { type: 'swap', cards: [] }))).toEqual({ type: 'done' });
    expect(fallback(pick(start(), 'builder'))).toEqual({ type: 'pass' });
    expect(fallback(pick(start(), 'producer'))).toEqual({ type: 'produce', buildings: [] });
    const trader = pick(start(), 'trader');
    expect(fallback(trader)).toEqual({ type: 'sell', goods: [] });
    expect(fallback(trader.play(0, { type: 'sell', goods: ['indigo'] }))).toEqual({
      type: 'tuck-good',
      good: 'indigo',
    });
    const prospector = pick(start(), 'prospector');
    expect(fallback(prospector)).toEqual({ type: 'turn-up' });
    expect(fallback(prospector.play(0, { type: 'pass' }))).toEqual({ type: 'turn-up' });
  });
});
