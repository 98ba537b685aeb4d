// CY-1 The cycle and the board

import { expect } from 'vitest';
import { rule, scenario } from '@atoll/testkit';
import { cyclades } from '../game.js';
import {
  anchor,
  anchorOnly,
  BY_SEAT,
  fleetsAt,
  give,
  offerCreature,
  ownerAt,
  raise,
  seatAt,
  settle,
  settleOnly,
  takeTurns,
  troopsAt,
  vacate,
} from '../table.testing.js';
import { boardFor, islandId, islandNumber, seaId, seaNumber } from './geometry.js';
import { shipChains } from './chains.js';
import { islandCount, troopsOnBoard } from './islands.js';
import { incomeOf } from './income.js';
import { fleetsOnBoard } from './seas.js';
import { setupOf } from '../data/setups.js';
import { NO_SEAT } from '../state.js';

const table = (seats: number) => scenario(cyclades, { seats, options: BY_SEAT });
const names = (seats: number, seas: readonly number[]) => seas.map((sea) => seaId(boardFor(seats), sea));

rule('CY-1.1', 'a cycle runs: creatures, gods, income, offerings, actions, end check, and then the next', () => {
  const t = table(4);
  expect(t.events.map((event) => event.type).filter((type) => type !== 'start-taken')).toEqual([
    'turn-order-drawn',
    'cycle-began',
    'creature-drawn',
    'gods-laid',
    'income-received',
    'income-received',
    'income-received',
    'income-received',
  ]);
  const [first] = t.state.turnTrack;
  t.play(first as number, { type: 'offer', god: t.state.row[0] ?? 'apollo', gold: 1 });
  t.skipTo(({ state }) => state.stack.at(-1)?.kind === 'god-turn');
  expect(t.ask(first as number).kind).toBe('act');
  t.skipTo(({ state }) => state.cycle === 2);
  expect(t.events.map((event) => event.type)).toEqual(
    expect.arrayContaining(['turn-ended', 'cycle-began', 'creature-drawn', 'gods-laid', 'income-received']),
  );
  expect(t.state.stack.at(-1)?.kind).toBe('offering');
});

rule('CY-1.2', 'an island is one single space, however many hexes it has', () => {
  const board = boardFor(5);
  const andros = islandNumber(board, 'andros');
  expect(board.seasAround[andros]).toHaveLength(7);
  expect(table(5).state.owner).toHaveLength(13);
  const t = table(2);
  takeTurns(t, [[0, 'poseidon']]);
  t.refused(0, { type: 'recruit-fleet', sea: 'sea-e8' }, 'CY-1.2');
  t.refused(0, { type: 'move-fleets', from: 'sea-b2', to: 'sea-e8', fleets: 1 }, 'CY-1.2');
});

rule('CY-1.3', 'spaces are adjacent when their hexes touch, and islands never touch each other', () => {
  for (const seats of [3, 4, 5]) {
    const board = boardFor(seats);
    for (const [sea, beside] of board.seasBeside.entries()) {
      expect(beside).not.toContain(sea);
      for (const other of beside) expect(board.seasBeside[other]).toContain(sea);
      for (const island of board.islandsBeside[sea] ?? []) expect(board.seasAround[island]).toContain(sea);
    }
  }
  const board = boardFor(3);
  expect(names(3, board.seasBeside[seaNumber(board, 'sea-d3')] ?? [])).toEqual(['sea-c2', 'sea-d4', 'sea-e4']);
  expect(board.islandsBeside[seaNumber(board, 'sea-b2')]?.map((island) => islandId(board, island))).toEqual([
    'kea',
    'rineia',
  ]);
});

rule.each(
  'CY-1.3',
  [
    // seats, sea spaces, islands, pairs of adjacent spaces, trade spaces, printed prosperity
    [3, 30, 8, 45, 4, 8],
    [4, 46, 10, 74, 6, 9],
    [5, 61, 13, 102, 6, 11],
  ] as const,
  ([seats]) => `the board for ${seats} has the shape of the data`,
  ([seats, seas, islands, pairs, trade, prosperity]) => {
    const board = boardFor(seats);
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    expect(board.seas).toHaveLength(seas);
    expect(board.islands).toHaveLength(islands);
    expect(sum(board.seasBeside.map((beside) => beside.length)) / 2).toBe(pairs);
    expect(sum(board.trade)).toBe(trade);
    expect(sum(board.printedProsperity)).toBe(prosperity);
  },
);

rule('CY-1.4', 'an emptied island stays its owner’s, and becomes another’s only by capture', () => {
  const t = table(5).arrange((draft) => {
    settle(draft, 0, 'tinos', 1);
    give(draft, 0, 9);
  });
  takeTurns(t, [[0, 'ares']]);
  t.play(0, { type: 'move-troops', from: 'tinos', to: 'mykonos', troops: 1 });
  expect(ownerAt(t.state, 'tinos')).toBe(0);
  expect(troopsAt(t.state, 'tinos')).toBe(0);
  expect(ownerAt(t.state, 'mykonos')).toBe(0);
  expect(incomeOf(t.state, seatAt(0))).toBe(3);
});

rule('CY-1.5', 'territory markers never run out', () => {
  const t = table(5).arrange((draft) => {
    settleOnly(draft, 0, { tinos: 0, santorini: 0, paros: 0, mykonos: 0, donousa: 1 });
  });
  expect(t.state.owner.filter((owner) => owner === 0)).toHaveLength(5);
  expect(cyclades.invariants(t.state)).toEqual([]);
});

rule('CY-1.6', 'a space belongs to the player with fleets in it, an empty one to nobody', () => {
  const t = table(5);
  takeTurns(t, [[0, 'poseidon']]);
  expect(fleetsAt(t.state, 'sea-c6')).toBe('1 of 0');
  t.play(0, { type: 'move-fleets', from: 'sea-c6', to: 'sea-c7', fleets: 1 });
  expect(fleetsAt(t.state, 'sea-c6')).toBe('none');
  expect(fleetsAt(t.state, 'sea-c7')).toBe('1 of 0');
});

rule('CY-1.7', 'at most 8 troops and 8 fleets; a piece lost can be recruited again', () => {
  const t = table(5).arrange((draft) => {
    settle(draft, 0, 'tinos', 7);
    anchorOnly(draft, 0, { 'sea-c6': 8 });
    give(draft, 0, 20);
    offerCreature(draft, 'sphinx', 'slot-4');
  });
  expect(troopsOnBoard(t.state, seatAt(0))).toBe(8);
  takeTurns(t, [[0, 'ares']]);
  t.refused(0, { type: 'recruit-troop', island: 'tinos' }, 'CY-7.4');
  t.play(0, { type: 'call-creature', slot: 'slot-4', temples: 0 });
  t.play(0, { type: 'sell-troop', island: 'tinos' }).play(0, { type: 'stop' });
  t.play(0, { type: 'recruit-troop', island: 'tinos' });
});

rule('CY-1.8', 'gold is never negative, the bank never runs dry, and supplies are limited', () => {
  const t = table(5).arrange((draft) => {
    give(draft, 0, 500);
    give(draft, 1, 1);
    for (const island of ['andros', 'santorini', 'amorgos'] as const) raise(draft, island, { temple: 3 });
    raise(draft, 'tinos', { temple: 1 });
    settle(draft, 1, 'santorini');
    draft.priests[2] = 18;
  });
  takeTurns(t, [
    [0, 'zeus'],
    [1, 'ares'],
  ]);
  expect(t.refused(0, { type: 'build', island: 'tinos' }, 'CY-1.8').reason).toBe('supply-empty');
  t.refused(0, { type: 'recruit-priest' }, 'CY-1.8');
  t.play(0, { type: 'end-turn' });
  expect(t.refused(1, { type: 'build', island: 'delos' }, 'CY-1.8').reason).toBe('not-enough-gold');
});

rule('CY-1.9', 'starting positions are dealt at random or taken by seat', () => {
  const first = (seed: string) => {
    const { state } = scenario(cyclades, { seats: 5, seed });
    return state.owner.indexOf(seatAt(0));
  };
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(first)).size).toBeGreaterThan(2);
  for (const seats of [2, 3, 4, 5]) {
    const { state } = table(seats);
    for (const [seat, start] of setupOf(seats).starts.entries()) {
      const board = boardFor(seats);
      for (const island of start.islands) expect(state.owner[islandNumber(board, island)]).toBe(seat);
      for (const sea of start.fleets) expect(state.fleetOwner[seaNumber(board, sea)]).toBe(seat);
    }
  }
});

rule.each(
  'CY-1.9',
  [2, 3, 4, 5],
  (seats) => `with ${seats} players everyone starts with 2 islands, 2 troops, 2 fleets and an income of 2`,
  (seats) => {
    const { state } = table(seats);
    for (let seat = 0; seat < seats; seat++) {
      expect(islandCount(state, seatAt(seat))).toBe(2);
      expect(troopsOnBoard(state, seatAt(seat))).toBe(2);
      expect(fleetsOnBoard(state, seatAt(seat))).toBe(2);
      expect(incomeOf(state, seatAt(seat))).toBe(2);
    }
    const neutral = { 2: 4, 3: 2, 4: 2, 5: 3 }[seats];
    expect(state.owner.filter((owner) => owner === NO_SEAT)).toHaveLength(neutral as number);
  },
);

rule.each(
  'CY-R1',
  [
    ['rineia-folegandros', 'folegandros', 'sea-k2'],
    ['rineia-folegandros-f1', 'folegandros', 'sea-f1'],
    ['rineia-sifnos', 'sifnos', 'sea-f1'],
  ] as const,
  ([twoPlayerStart]) => `with 2 players the second position may be ${twoPlayerStart}: 2 islands, 2 fleets, income 2`,
  ([twoPlayerStart, island, sea]) => {
    const { state } = scenario(cyclades, { seats: 2, options: { ...BY_SEAT, twoPlayerStart } });
    expect(
      names(
        2,
        state.fleetOwner.flatMap((owner, place) => (owner === 1 ? [place] : [])),
      ),
    ).toEqual(['sea-d4', sea]);
    for (const own of ['rineia', island]) expect(state.owner[islandNumber(boardFor(2), own)]).toBe(1);
    expect(state.owner.filter((owner) => owner === 1)).toHaveLength(2);
    for (const seat of [0, 1]) expect(incomeOf(state, seatAt(seat))).toBe(2);
  },
);

rule('CY-R1', 'the second position may be chosen with 2 players only', () => {
  for (const twoPlayerStart of ['rineia-folegandros-f1', 'rineia-sifnos'] as const) {
    expect(() => scenario(cyclades, { seats: 3, options: { twoPlayerStart } })).toThrow('CY-R1');
  }
});

rule('CY-11.1', 'a chain of ships is spaces of one owner that hang together', () => {
  const t = table(5).arrange((draft) => {
    anchorOnly(draft, 0, { 'sea-c5': 1, 'sea-c6': 1, 'sea-k1': 2 });
    anchor(draft, 1, 'sea-c7');
    vacate(draft, 'milos');
    settle(draft, 3, 'mykonos');
  });
  const chains = shipChains(t.state, seatAt(0)).map(({ seas }) => names(5, seas).toSorted());
  expect(chains).toHaveLength(2);
  expect(chains).toEqual(expect.arrayContaining([['sea-c5', 'sea-c6'], ['sea-k1']]));
});
