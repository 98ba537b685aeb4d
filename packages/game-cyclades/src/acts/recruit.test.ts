// CY-7 Recruiting

import { expect } from 'vitest';
import { rule, scenario } from '@atoll/testkit';
import type { MainGod } from '../data/gods.js';
import { cyclades } from '../game.js';
import type { Move } from '../moves.js';
import {
  anchor,
  anchorOnly,
  BY_SEAT,
  found,
  give,
  offerCreature,
  seatAt,
  settle,
  stand,
  surface,
  takeTurns,
  troopsAt,
} from '../table.testing.js';

const table = () => scenario(cyclades, { seats: 5, options: BY_SEAT });

const costs: readonly (readonly [MainGod, Move, readonly number[]])[] = [
  ['poseidon', { type: 'recruit-fleet', sea: 'sea-c6' }, [0, 1, 2, 3]],
  ['ares', { type: 'recruit-troop', island: 'tinos' }, [0, 2, 3, 4]],
  ['zeus', { type: 'recruit-priest' }, [0, 4]],
  ['athena', { type: 'recruit-philosopher' }, [0, 4]],
];

rule.each(
  'CY-7.1',
  costs,
  ([god]) => `recruits of ${god} cost more one after the other, and then there are no more`,
  ([god, move, prices]) => {
    const t = table().arrange((draft) => give(draft, 0, 30));
    takeTurns(t, [[0, god]]);
    for (const price of prices) {
      const before = t.state.gold[0] ?? 0;
      t.play(0, move);
      expect(before - (t.state.gold[0] ?? 0)).toBe(price);
    }
    t.refused(0, move, 'CY-7.1');
  },
);

rule('CY-7.1', 'a god recruits only pieces of one kind', () => {
  const t = table();
  takeTurns(t, [[0, 'zeus']]);
  for (const [god, move] of costs) if (god !== 'zeus') t.refused(0, move, 'CY-7.1');
});

rule('CY-7.2', 'a fleet goes around an owned island, where no enemy is and no creature closes the space', () => {
  const t = table().arrange((draft) => {
    anchor(draft, 1, 'sea-c5');
    surface(draft, 'sea-b4');
    stand(draft, 'polyphemus', 'mykonos', 2);
    anchorOnly(draft, 0, { 'sea-b6': 1 });
    anchorOnly(draft, 1, {});
    anchorOnly(draft, 3, {});
    anchor(draft, 1, 'sea-a3');
  });
  takeTurns(t, [[0, 'poseidon']]);
  const spaces = t.legal(0).flatMap((move) => (move.type === 'recruit-fleet' ? [move.sea] : []));
  // Around Tinos: a3 is held by an enemy, b4 by the Kraken, c5 and c6 lie around Polyphemus' island. Santorini is open.
  expect(spaces).toEqual([
    'sea-a5',
    'sea-b6',
    'sea-h3',
    'sea-h4',
    'sea-i2',
    'sea-i4',
    'sea-j1',
    'sea-j4',
    'sea-k1',
    'sea-k2',
    'sea-k3',
  ]);
  t.refused(0, { type: 'recruit-fleet', sea: 'sea-a3' }, 'CY-7.2');
  t.refused(0, { type: 'recruit-fleet', sea: 'sea-b4' }, 'CY-7.2');
  t.refused(0, { type: 'recruit-fleet', sea: 'sea-c6' }, 'CY-7.2');
  t.refused(0, { type: 'recruit-fleet', sea: 'sea-e3' }, 'CY-7.2');
});

rule('CY-7.3', 'a troop goes to any owned island, empty or not', () => {
  const t = table().arrange((draft) => settle(draft, 0, 'tinos', 0));
  takeTurns(t, [[0, 'ares']]);
  t.play(0, { type: 'recruit-troop', island: 'tinos' }).play(0, { type: 'recruit-troop', island: 'santorini' });
  expect([troopsAt(t.state, 'tinos'), troopsAt(t.state, 'santorini')]).toEqual([1, 2]);
  t.refused(0, { type: 'recruit-troop', island: 'paros' }, 'CY-7.3');
  t.refused(0, { type: 'recruit-troop', island: 'andros' }, 'CY-7.3');
});

rule('CY-7.4', 'with 8 on the board there is no recruit, not even the free one', () => {
  const t = table().arrange((draft) => {
    settle(draft, 0, 'tinos', 7);
    anchorOnly(draft, 1, { 'sea-b3': 8 });
  });
  takeTurns(t, [
    [0, 'ares'],
    [1, 'poseidon'],
  ]);
  t.refused(0, { type: 'recruit-troop', island: 'tinos' }, 'CY-7.4');
  expect(t.legal(0).some((move) => move.type === 'recruit-troop')).toBe(false);
  t.play(0, { type: 'end-turn' });
  t.refused(1, { type: 'recruit-fleet', sea: 'sea-b3' }, 'CY-7.4');
});

rule('CY-7.5', 'priests and philosophers lie open', () => {
  const t = table();
  takeTurns(t, [
    [0, 'zeus'],
    [1, 'athena'],
  ]);
  t.play(0, { type: 'recruit-priest' }).play(0, { type: 'end-turn' }).play(1, { type: 'recruit-philosopher' });
  for (const viewer of [2, 'spectator'] as const) {
    const { players } = t.view(viewer);
    expect(players.map((player) => player.priests)).toEqual([1, 0, 0, 0, 0]);
    expect(players.map((player) => player.philosophers)).toEqual([0, 1, 0, 0, 0]);
  }
});

rule('CY-7.6', 'a fourth philosopher, wherever it comes from, leads to a metropolis at once', () => {
  const bought = table().arrange((draft) => {
    draft.philosophers[0] = 3;
    found(draft, 'tinos');
  });
  takeTurns(bought, [[0, 'athena']]);
  bought.play(0, { type: 'recruit-philosopher' });
  expect(bought.state.philosophers[0]).toBe(0);
  expect(bought.events).toContainEqual({ type: 'metropolis-placed', seat: 0, island: 'santorini' });
  const stolen = table().arrange((draft) => {
    draft.philosophers[0] = 3;
    draft.philosophers[1] = 1;
    found(draft, 'tinos');
    offerCreature(draft, 'satyr');
  });
  takeTurns(stolen, [[0, 'ares']]);
  stolen.play(0, { type: 'call-creature', slot: 'slot-2', temples: 0 }).play(0, { type: 'rob', victim: seatAt(1) });
  expect(stolen.events).toContainEqual({ type: 'metropolis-placed', seat: 0, island: 'santorini' });
});
