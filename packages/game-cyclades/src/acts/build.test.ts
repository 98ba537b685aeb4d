// CY-8 Building

import { expect } from 'vitest';
import { nextDice, rule, scenario } from '@atoll/testkit';
import { landBonus, seaBonus } from '../battle/strength.js';
import { boardFor, islandNumber, seaId, seaNumber } from '../board/geometry.js';
import { freeSquares, ownsFullSet } from '../board/islands.js';
import { lowestPrice } from '../creatures/temples.js';
import type { SeaId } from '../data/boards.js';
import type { BuildingId } from '../data/buildings.js';
import type { MainGod } from '../data/gods.js';
import { cyclades } from '../game.js';
import {
  anchor,
  anchorOnly,
  builtAt,
  BY_SEAT,
  found,
  give,
  offerCreature,
  ownerAt,
  raise,
  seatAt,
  settle,
  takeTurns,
} from '../table.testing.js';

const table = (seats = 5) => scenario(cyclades, { seats, options: BY_SEAT });
const island = (id: string, seats = 5) => islandNumber(boardFor(seats), id);

rule.each(
  'CY-8.1',
  [
    ['poseidon', 'port'],
    ['ares', 'fortress'],
    ['zeus', 'temple'],
    ['athena', 'university'],
  ] as readonly (readonly [MainGod, BuildingId])[],
  ([god, building]) => `${god} builds a ${building} for 2 gold, as many as wanted`,
  ([god, building]) => {
    const t = table().arrange((draft) => give(draft, 0, 5));
    takeTurns(t, [[0, god]]);
    t.play(0, { type: 'build', island: 'santorini' }).play(0, { type: 'build', island: 'santorini' });
    expect(builtAt(t.state, 'santorini')).toBe(`${building}, ${building}`);
    expect(t.state.gold[0]).toBe(1);
    t.refused(0, { type: 'build', island: 'santorini' }, 'CY-1.8');
  },
);

rule('CY-8.2', 'a building needs a free square of an owned island', () => {
  const t = table(4).arrange((draft) => give(draft, 0, 20));
  takeTurns(t, [[0, 'ares']]);
  t.play(0, { type: 'build', island: 'schinoussa' });
  t.refused(0, { type: 'build', island: 'schinoussa' }, 'CY-8.2');
  for (let square = 0; square < 4; square++) t.play(0, { type: 'build', island: 'andros' });
  t.refused(0, { type: 'build', island: 'andros' }, 'CY-8.2');
  t.refused(0, { type: 'build', island: 'syros' }, 'CY-8.2');
  t.refused(0, { type: 'build', island: 'paros' }, 'CY-8.2');
});

rule.each(
  'CY-8.3',
  [
    ['schinoussa', 1, 0],
    ['rineia', 2, 0],
    ['milos', 3, 1],
    ['andros', 4, 2],
  ] as const,
  ([name, squares, left]) => `${name} has ${squares} squares, ${left} beside a metropolis`,
  ([name, squares, left]) => {
    const t = table(4);
    expect(freeSquares(t.state, island(name, 4))).toBe(squares);
    t.arrange((draft) => found(draft, name));
    expect(freeSquares(t.state, island(name, 4))).toBe(left);
  },
);

rule(['CY-8.4', 'CY-R15'], 'buildings are taken to stand outside the frame first', () => {
  const t = table(4).arrange((draft) => {
    give(draft, 0, 20);
    raise(draft, 'andros', { fortress: 2 });
    draft.philosophers[0] = 3;
    found(draft, 'schinoussa');
  });
  takeTurns(t, [[0, 'athena']]);
  // Two buildings leave room for the frame wherever they were built.
  t.play(0, { type: 'recruit-philosopher' });
  expect(builtAt(t.state, 'andros')).toBe('fortress, fortress, metropolis');
});

rule(
  ['CY-8.5', 'CY-E10'],
  'a port helps on every space around its island, and one troop holds the whole island',
  () => {
    const t = table().arrange((draft) => {
      settle(draft, 2, 'syros', 1);
      raise(draft, 'syros', { port: 1 });
    });
    const board = boardFor(5);
    const helped = board.seas.filter((_, sea) => seaBonus(t.state, seatAt(2), sea) === 1);
    expect(helped).toEqual([
      'sea-c3',
      'sea-c4',
      'sea-d3',
      'sea-d5',
      'sea-e4',
      'sea-e6',
      'sea-f5',
      'sea-f6',
    ] satisfies SeaId[]);
    expect(helped).toHaveLength(board.seasAround[island('syros')]?.length ?? 0);
    expect(ownerAt(t.state, 'syros')).toBe(2);
  },
);

rule('CY-8.5', 'only the owner of the ports gets them, and only when defending', () => {
  const t = table().arrange((draft) => raise(draft, 'syros', { port: 2 }));
  const f5 = seaNumber(boardFor(5), 'sea-f5');
  expect(seaBonus(t.state, seatAt(2), f5)).toBe(2);
  expect(seaBonus(t.state, seatAt(0), f5)).toBe(0);
});

rule('CY-8.6', 'each fortress adds 1 to the defence of its island, ports nothing', () => {
  const t = table().arrange((draft) => raise(draft, 'ios', { fortress: 2, port: 1 }));
  expect(landBonus(t.state, island('ios'))).toBe(2);
});

rule('CY-8.7', 'a temple takes 1 gold off one creature of the cycle', () => {
  const t = table().arrange((draft) => {
    raise(draft, 'santorini', { temple: 1 });
    offerCreature(draft, 'fates', 'slot-3');
    offerCreature(draft, 'griffon', 'slot-2');
  });
  takeTurns(t, [[0, 'ares']]);
  expect(lowestPrice(t.state, seatAt(0), 1)).toBe(2);
  t.play(0, { type: 'call-creature', slot: 'slot-3', temples: 1 });
  expect(lowestPrice(t.state, seatAt(0), 2)).toBe(2);
  t.refused(0, { type: 'call-creature', slot: 'slot-2', temples: 1 }, 'CY-13.2');
});

rule('CY-8.8', 'a university has no power', () => {
  const t = table().arrange((draft) => raise(draft, 'ios', { university: 3 }));
  expect(landBonus(t.state, island('ios'))).toBe(0);
  expect(seaBonus(t.state, seatAt(2), seaNumber(boardFor(5), 'sea-k6'))).toBe(0);
  expect(lowestPrice(t.state, seatAt(2), 0)).toBe(4);
});

rule('CY-8.9', 'a metropolis is a port, a fortress and a temple, but never part of a set', () => {
  const t = table().arrange((draft) => {
    found(draft, 'santorini');
    raise(draft, 'tinos', { port: 1, fortress: 1 });
    settle(draft, 0, 'paros');
    raise(draft, 'paros', { temple: 1 });
  });
  const seat = seatAt(0);
  const board = boardFor(5);
  expect(landBonus(t.state, island('santorini'))).toBe(1);
  for (const sea of board.seasAround[island('santorini')] ?? []) {
    expect([seaId(board, sea), seaBonus(t.state, seat, sea)]).toEqual([seaId(board, sea), 1]);
  }
  expect(lowestPrice(t.state, seat, 0)).toBe(2);
  expect(ownsFullSet(t.state, seat)).toBe(false);
});

rule(['CY-8.5', 'CY-12.1', 'CY-E17'], 'ports defend only: 2 + 1 against 1 + 2 + 0 costs both a fleet', () => {
  const t = table().arrange((draft) => {
    anchorOnly(draft, 2, { 'sea-e6': 2 });
    raise(draft, 'syros', { port: 1 });
    settle(draft, 4, 'mykonos');
    raise(draft, 'mykonos', { port: 2 });
    anchor(draft, 4, 'sea-d5');
  });
  takeTurns(t, [[2, 'poseidon']]);
  t.arrange((draft) => nextDice(draft, 6, [1, 0]));
  t.play(2, { type: 'move-fleets', from: 'sea-e6', to: 'sea-d5', fleets: 2 });
  expect(t.events).toContainEqual({
    type: 'assault-rolled',
    place: 'sea-d5',
    attackDie: 1,
    defenceDie: 0,
    attack: 3,
    defence: 3,
  });
  expect(t.view(0).fleets.find((space) => space.sea === 'sea-d5')).toEqual({ sea: 'sea-d5', owner: 2, fleets: 1 });
});
