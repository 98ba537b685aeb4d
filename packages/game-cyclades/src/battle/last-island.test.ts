// CY-11.6, CY-11.7, CY-11.9: the last island

import { expect } from 'vitest';
import { rule, scenario } from '@atoll/testkit';
import { boardFor, islandNumber } from '../board/geometry.js';
import type { IslandId } from '../data/boards.js';
import { cyclades } from '../game.js';
import type { State } from '../state.js';
import {
  anchor,
  BY_SEAT,
  found,
  give,
  offerCreature,
  raise,
  seatAt,
  settle,
  settleOnly,
  stand,
  takeTurns,
} from '../table.testing.js';
import { captureWins, checkLanding } from './last-island.js';

const attack = { type: 'move-troops', from: 'kea', to: 'rineia', troops: 2 } as const;

/** 3 players: seat 1 has only Rineia, which seat 0 can reach from Kea over b2. */
const table = (change: (draft: State) => void = () => {}) => {
  const t = scenario(cyclades, { seats: 3, options: BY_SEAT }).arrange((draft) => {
    settleOnly(draft, 1, { rineia: 1 });
    settle(draft, 0, 'kea', 3);
    anchor(draft, 0, 'sea-b2');
    give(draft, 0, 9);
    change(draft);
  });
  takeTurns(t, [[0, 'ares']]);
  return t;
};

rule('CY-11.6', 'a player’s only island may not be attacked or entered, by Ares or Pegasus, empty or not', () => {
  table().refused(0, attack, 'CY-11.6');
  table((draft) => settle(draft, 1, 'rineia', 0)).refused(0, attack, 'CY-11.6');
  const pegasus = table((draft) => offerCreature(draft, 'pegasus'));
  pegasus.play(0, { type: 'call-creature', slot: 'slot-2', temples: 0 });
  pegasus.refused(0, attack, 'CY-11.6');
  table((draft) => settle(draft, 1, 'sifnos', 0)).play(0, attack);
});

rule(['CY-11.6', 'CY-11.7', 'CY-E11'], 'with one metropolis it may attack one that stands on a last island', () => {
  const metropolis = table((draft) => found(draft, 'kea', 'rineia'));
  metropolis.play(0, attack);
  table((draft) => found(draft, 'kea')).refused(0, attack, 'CY-11.6');
  table((draft) => found(draft, 'rineia')).refused(0, attack, 'CY-11.6');
});

rule(['CY-11.7', 'CY-E12'], 'a set completed by the island’s buildings is proof enough', () => {
  const lone = (complete: boolean) =>
    table((draft) => {
      settle(draft, 0, 'schinoussa');
      found(draft, 'schinoussa');
      raise(draft, 'naxos', complete ? { port: 1, temple: 1, university: 1 } : { port: 1, temple: 1 });
      raise(draft, 'rineia', { fortress: 1 });
    });
  lone(true).play(0, attack);
  lone(false).refused(0, attack, 'CY-11.6');
});

rule('CY-11.7', 'the capture itself must bring the win: not if one has enough already', () => {
  const t = table((draft) => {
    settle(draft, 0, 'schinoussa');
    found(draft, 'kea', 'schinoussa', 'rineia');
  });
  expect(captureWins(t.state, seatAt(0), islandNumber(boardFor(3), 'rineia'))).toBe(false);
  t.refused(0, attack, 'CY-11.6');
});

rule(['CY-11.7', 'CY-R16'], 'what could be done later in the same turn is no proof', () => {
  const t = table((draft) => {
    settle(draft, 0, 'schinoussa');
    found(draft, 'schinoussa');
    raise(draft, 'naxos', { port: 1, temple: 1, university: 1 });
    draft.philosophers[0] = 3;
    offerCreature(draft, 'satyr');
  });
  // A fortress on the captured island, or a stolen philosopher, would bring the second metropolis within the turn.
  expect(t.legal(0)).toContainEqual({ type: 'call-creature', slot: 'slot-2', temples: 0 });
  t.refused(0, attack, 'CY-11.6');
});

rule('CY-11.7', 'own metropolises, the captured one and those of sets add up', () => {
  const t = table((draft) => {
    settleOnly(draft, 0, { kea: 3, naxos: 1 });
    found(draft, 'naxos', 'rineia');
    raise(draft, 'naxos', { port: 1, temple: 1 });
  });
  const { state } = t;
  // One metropolis, one more by capture: the win is there without any set.
  expect(captureWins(state, seatAt(0), islandNumber(boardFor(3), 'rineia'))).toBe(true);
  const full = scenario(cyclades, { seats: 2, options: BY_SEAT }).arrange((draft) => {
    settleOnly(draft, 1, { folegandros: 1 });
    settleOnly(draft, 0, { naxos: 3, kea: 0 });
    found(draft, 'naxos', 'folegandros');
    raise(draft, 'naxos', { port: 1, temple: 1 });
    raise(draft, 'kea', { university: 1 });
    raise(draft, 'folegandros', { fortress: 1 });
  });
  // 1 + 1 + 1: the set leaves Kea free for a third metropolis.
  expect(captureWins(full.state, seatAt(0), islandNumber(boardFor(2), 'folegandros'))).toBe(true);
  full.arrange((draft) => {
    found(draft, 'kea');
    raise(draft, 'kea', { university: 0 });
  });
  expect(captureWins(full.state, seatAt(0), islandNumber(boardFor(2), 'folegandros'))).toBe(true);
  full.arrange((draft) => {
    draft.metropolis.fill(0);
    found(draft, 'folegandros');
    raise(draft, 'kea', { university: 1 });
  });
  expect(captureWins(full.state, seatAt(0), islandNumber(boardFor(2), 'folegandros'))).toBe(false);
});

rule('CY-11.9', 'whether a landing is allowed follows from open facts, and protection begins at once', () => {
  const t = table((draft) => {
    settle(draft, 1, 'serifos', 0);
    settleOnly(draft, 2, { folegandros: 1, sifnos: 0 });
    anchor(draft, 0, 'sea-c2');
  });
  const open = () => t.legal(0).some((move) => move.type === 'move-troops' && move.to === 'rineia');
  expect(open()).toBe(true);
  t.play(0, { type: 'move-troops', from: 'kea', to: 'serifos', troops: 1 });
  expect(open()).toBe(false);
  t.refused(0, { ...attack, troops: 1 }, 'CY-11.6');
  const view = t.view('spectator');
  expect(view.islands.filter(({ owner }) => owner === 1).map(({ island }) => island)).toEqual(['rineia']);
});

const doubles = (spread: Partial<Record<IslandId, object>>) =>
  scenario(cyclades, { seats: 4, options: BY_SEAT }).arrange((draft) => {
    settleOnly(draft, 1, { rineia: 1 });
    settleOnly(draft, 3, { naxos: 1 });
    settleOnly(draft, 2, { santorini: 1 });
    settleOnly(draft, 0, { syros: 0, paros: 0, kythnos: 1 });
    raise(draft, 'rineia', { port: 2 });
    for (const [island, buildings] of Object.entries(spread)) {
      settle(draft, 0, island as IslandId, 0);
      raise(draft, island as IslandId, buildings);
    }
  });

rule('CY-11.10', 'two sets at once count twice only if the second survives the first', () => {
  const rineia = islandNumber(boardFor(4), 'rineia');
  const roomy = doubles({ syros: { fortress: 2 }, paros: { temple: 2 }, andros: { university: 2 } });
  expect(captureWins(roomy.state, seatAt(0), rineia)).toBe(true);
  // Every island has two squares and two buildings alike: room for the first metropolis costs the second its set.
  const tight = scenario(cyclades, { seats: 5, options: BY_SEAT }).arrange((draft) => {
    settleOnly(draft, 0, { syros: 1, paros: 0, mykonos: 0 });
    settleOnly(draft, 2, { ios: 1 });
    settleOnly(draft, 1, { tinos: 1 });
    raise(draft, 'tinos', { port: 2 });
    raise(draft, 'syros', { fortress: 2 });
    raise(draft, 'paros', { temple: 2 });
    raise(draft, 'mykonos', { university: 2 });
  });
  const tinos = islandNumber(boardFor(5), 'tinos');
  expect(captureWins(tight.state, seatAt(0), tinos)).toBe(false);
  expect(checkLanding(tight.state, seatAt(0), tinos)?.rule).toBe('CY-11.6');
  tight.arrange((draft) => settle(draft, 0, 'delos', 0));
  expect(captureWins(tight.state, seatAt(0), tinos)).toBe(true);
});

rule('CY-14.2', 'Chiron does not protect from a landing by Ares, the last island does', () => {
  table((draft) => {
    settle(draft, 1, 'sifnos', 0);
    stand(draft, 'chiron', 'rineia', 1);
  }).play(0, attack);
});
