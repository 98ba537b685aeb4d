// CY-9 Metropolises

import { expect } from 'vitest';
import { nextDice, rule, scenario } from '@atoll/testkit';
import { buildingsLeft } from '../board/islands.js';
import { metropolisSites } from '../board/metropolis-sites.js';
import { BUILDING_TYPES } from '../data/buildings.js';
import type { BuildingId } from '../data/buildings.js';
import { cyclades } from '../game.js';
import type { BuildingCounts, Move } from '../moves.js';
import {
  anchor,
  builtAt,
  BY_SEAT,
  found,
  give,
  offerCreature,
  raise,
  seatAt,
  settle,
  settleOnly,
  takeTurns,
} from '../table.testing.js';

const table = (seats = 4) =>
  scenario(cyclades, { seats, options: BY_SEAT }).arrange((draft) => {
    for (let seat = 0; seat < seats; seat++) give(draft, seat, 20);
  });
const lost = (...buildings: BuildingId[]): BuildingCounts => ({
  port: buildings.filter((building) => building === 'port').length,
  fortress: buildings.filter((building) => building === 'fortress').length,
  temple: buildings.filter((building) => building === 'temple').length,
  university: buildings.filter((building) => building === 'university').length,
});
const place = (island: 'andros' | 'schinoussa' | 'syros' | 'milos' | 'paros', ...gone: BuildingId[]): Move => ({
  type: 'place-metropolis',
  island,
  destroyed: lost(...gone),
});

rule('CY-9.1', 'an island never gets a second metropolis', () => {
  const t = table().arrange((draft) => {
    found(draft, 'andros');
    draft.philosophers[0] = 3;
    settle(draft, 0, 'paros');
  });
  takeTurns(t, [[0, 'athena']]);
  t.play(0, { type: 'recruit-philosopher' });
  expect(t.legal(0)).toEqual([place('paros'), place('schinoussa')]);
  t.refused(0, place('andros'), 'CY-9.4');
});

rule(['CY-9.2', 'CY-9.9', 'CY-E20'], 'a set on one island is exchanged at once, and the site may be picked', () => {
  const t = table().arrange((draft) => raise(draft, 'andros', { port: 1, fortress: 1, temple: 1 }));
  takeTurns(t, [[0, 'athena']]);
  t.play(0, { type: 'build', island: 'andros' });
  expect(t.state.gold[0]).toBe(18);
  expect(builtAt(t.state, 'andros')).toBe('');
  expect(t.legal(0)).toEqual([place('andros'), place('schinoussa')]);
  t.play(0, place('andros'));
  expect(builtAt(t.state, 'andros')).toBe('metropolis');
  expect(t.ask(0).kind).toBe('act');
});

rule('CY-9.2', 'where a type stands on several islands the player picks which goes', () => {
  const t = table().arrange((draft) => {
    settleOnly(draft, 0, { andros: 1, syros: 1, paros: 0 });
    settleOnly(draft, 2, { santorini: 1, schinoussa: 0 });
    raise(draft, 'andros', { port: 1, fortress: 1 });
    raise(draft, 'syros', { port: 1, temple: 1 });
    raise(draft, 'paros', { fortress: 1 });
  });
  takeTurns(t, [[0, 'athena']]);
  t.play(0, { type: 'build', island: 'andros' });
  expect(t.ask(0)).toEqual({ kind: 'metropolis-set', building: 'port' });
  t.refused(0, { type: 'remove-building', building: 'fortress', island: 'paros' }, 'CY-9.2');
  t.refused(0, { type: 'remove-building', building: 'port', island: 'paros' }, 'CY-9.2');
  t.play(0, { type: 'remove-building', building: 'port', island: 'syros' });
  t.play(0, { type: 'remove-building', building: 'fortress', island: 'paros' });
  expect(builtAt(t.state, 'andros')).toBe('fortress, port');
  expect(t.ask(0).kind).toBe('metropolis-place');
  expect(t.legal(0)).toEqual([place('andros'), place('syros'), place('paros')]);
});

rule('CY-9.2', 'conquest and the Cyclops complete a set too', () => {
  const cyclops = table().arrange((draft) => {
    raise(draft, 'andros', { port: 2, fortress: 1, temple: 1 });
    offerCreature(draft, 'cyclops');
  });
  takeTurns(cyclops, [[0, 'ares']]);
  cyclops.play(0, { type: 'call-creature', slot: 'slot-2', temples: 0 });
  cyclops.play(0, { type: 'convert-building', island: 'andros', from: 'port', to: 'university' });
  expect(cyclops.ask(0).kind).toBe('metropolis-place');
  const conquest = table().arrange((draft) => {
    raise(draft, 'andros', { port: 1, fortress: 1, temple: 1 });
    settle(draft, 2, 'syros', 0);
    raise(draft, 'syros', { university: 1 });
    anchor(draft, 0, 'sea-c3');
  });
  takeTurns(conquest, [[0, 'ares']]);
  conquest.play(0, { type: 'move-troops', from: 'andros', to: 'syros', troops: 1 });
  expect(conquest.legal(0)).toEqual([place('andros'), place('syros'), place('schinoussa')]);
});

rule('CY-9.3', 'a further full set follows at once', () => {
  const t = table().arrange((draft) => {
    raise(draft, 'andros', { port: 2, fortress: 2 });
    settle(draft, 0, 'paros', 0);
    raise(draft, 'paros', { temple: 2 });
    settle(draft, 2, 'syros', 0);
    raise(draft, 'syros', { university: 2 });
    anchor(draft, 0, 'sea-c3');
  });
  takeTurns(t, [[0, 'ares']]);
  t.play(0, { type: 'move-troops', from: 'andros', to: 'syros', troops: 1 });
  t.play(0, place('andros')).play(0, place('schinoussa'));
  expect(t.ask(0).kind).toBe('act');
  expect(t.state.metropolis.reduce((sum, one) => sum + one, 0)).toBe(2);
  expect(['paros', 'syros', 'andros'].map((island) => builtAt(t.state, island as 'paros'))).toEqual([
    '',
    '',
    'metropolis',
  ]);
});

rule('CY-9.4', 'a: only islands with room are offered while there is one', () => {
  const t = table().arrange((draft) => {
    draft.philosophers[0] = 3;
    raise(draft, 'andros', { port: 3 });
    settle(draft, 0, 'paros');
    raise(draft, 'paros', { port: 1 });
    settle(draft, 1, 'milos');
  });
  takeTurns(t, [[0, 'athena']]);
  t.play(0, { type: 'recruit-philosopher' });
  // Andros has too many buildings, Paros (2 squares) too: only Schinoussa is left, so nothing is asked.
  expect(t.events).toContainEqual({ type: 'metropolis-placed', seat: 0, island: 'schinoussa' });
});

rule(['CY-9.4', 'CY-9.10', 'CY-R3'], 'b: without room just enough buildings of one’s choice are destroyed', () => {
  const t = table().arrange((draft) => {
    draft.philosophers[0] = 3;
    raise(draft, 'andros', { port: 2, fortress: 1, temple: 1 });
    raise(draft, 'schinoussa', { port: 1 });
  });
  takeTurns(t, [[0, 'athena']]);
  t.play(0, { type: 'recruit-philosopher' });
  expect(t.legal(0)).toEqual([
    place('andros', 'temple', 'fortress'),
    place('andros', 'temple', 'port'),
    place('andros', 'fortress', 'port'),
    place('andros', 'port', 'port'),
    place('schinoussa', 'port'),
  ]);
  t.refused(0, place('andros', 'temple'), 'CY-9.10');
  t.refused(0, place('andros', 'temple', 'port', 'port'), 'CY-9.10');
  t.play(0, place('andros', 'temple', 'port'));
  expect(builtAt(t.state, 'andros')).toBe('fortress, port, metropolis');
  expect(t.events.filter((event) => event.type === 'building-removed' && event.cause === 'room')).toHaveLength(2);
});

rule(['CY-9.4', 'CY-E21'], 'c: with a metropolis on every island the philosophers are lost', () => {
  const t = table().arrange((draft) => {
    settleOnly(draft, 0, { andros: 1 });
    found(draft, 'andros');
    draft.philosophers[0] = 3;
  });
  takeTurns(t, [[0, 'athena']]);
  t.play(0, { type: 'recruit-philosopher' });
  expect(t.events).toContainEqual({ type: 'metropolis-lost', seat: 0, reason: 'no-island' });
  expect(t.state.philosophers[0]).toBe(0);
  expect(t.state.metropolis.reduce((sum, one) => sum + one, 0)).toBe(1);
});

rule(['CY-9.4', 'CY-R12'], 'c: a set is lost likewise, its buildings going back to the supply', () => {
  const t = table().arrange((draft) => {
    settleOnly(draft, 1, { rineia: 1 });
    settleOnly(draft, 2, { syros: 1 });
    settleOnly(draft, 0, { andros: 1, milos: 0, santorini: 0 });
    found(draft, 'andros', 'milos', 'santorini');
    raise(draft, 'andros', { port: 1, fortress: 1 });
    raise(draft, 'milos', { temple: 1 });
  });
  takeTurns(t, [[0, 'athena']]);
  t.play(0, { type: 'build', island: 'santorini' });
  expect(t.events).toContainEqual({ type: 'metropolis-lost', seat: 0, reason: 'no-island' });
  expect(t.state.buildings.reduce((sum, one) => sum + one, 0)).toBe(0);
  expect(t.ask(0).kind).toBe('act');
});

rule(['CY-9.2', 'CY-R12'], 'the buildings of a set can be built again: the supply is as it was', () => {
  const t = table().arrange((draft) => raise(draft, 'andros', { port: 1, fortress: 1, temple: 1 }));
  takeTurns(t, [[0, 'athena']]);
  expect(BUILDING_TYPES.map((type) => buildingsLeft(t.state, type))).toEqual([9, 9, 9, 10]);
  t.play(0, { type: 'build', island: 'andros' }).play(0, place('andros'));
  expect(BUILDING_TYPES.map((type) => buildingsLeft(t.state, type))).toEqual([10, 10, 10, 10]);
  t.play(0, { type: 'build', island: 'schinoussa' });
  expect(builtAt(t.state, 'schinoussa')).toBe('university');
});

rule('CY-9.5', 'four philosophers are discarded for a metropolis', () => {
  const t = table().arrange((draft) => {
    draft.philosophers[0] = 3;
  });
  takeTurns(t, [[0, 'athena']]);
  t.play(0, { type: 'recruit-philosopher' });
  expect(t.state.philosophers[0]).toBe(0);
  t.play(0, place('schinoussa'));
  expect(builtAt(t.state, 'schinoussa')).toBe('metropolis');
});

rule('CY-9.6', 'nothing else is legal until it is placed', () => {
  const t = table().arrange((draft) => {
    draft.philosophers[0] = 3;
  });
  takeTurns(t, [[0, 'athena']]);
  t.play(0, { type: 'recruit-philosopher' });
  t.refused(0, { type: 'end-turn' }, 'ENGINE');
  t.refused(0, { type: 'build', island: 'andros' }, 'ENGINE');
  t.refused(0, { type: 'decline' }, 'ENGINE');
});

rule('CY-9.7', 'a conquered metropolis belongs to the conqueror', () => {
  const t = table().arrange((draft) => {
    settle(draft, 2, 'syros', 1);
    found(draft, 'syros');
    settle(draft, 0, 'andros', 5);
    anchor(draft, 0, 'sea-c3');
  });
  takeTurns(t, [[0, 'ares']]);
  t.arrange((draft) => nextDice(draft, 6, [5, 0]));
  t.play(0, { type: 'move-troops', from: 'andros', to: 'syros', troops: 5 });
  expect(t.view(1).islands.find(({ island }) => island === 'syros')).toMatchObject({ owner: 0, metropolis: true });
});

rule('CY-9.8', 'without a tile nothing is placed', () => {
  const t = table(5).arrange((draft) => {
    draft.philosophers[0] = 3;
    found(draft, 'andros', 'kythnos', 'syros', 'sikinos', 'milos', 'delos', 'amorgos', 'ios', 'mykonos', 'paros');
    settle(draft, 1, 'mykonos');
    settle(draft, 1, 'paros');
  });
  takeTurns(t, [[0, 'athena']]);
  t.play(0, { type: 'recruit-philosopher' });
  expect(t.events).toContainEqual({ type: 'metropolis-lost', seat: 0, reason: 'no-tile' });
  expect(t.state.philosophers[0]).toBe(0);
});

rule('CY-9.9', 'the fourth building needs a free square of its own first', () => {
  const t = table().arrange((draft) => {
    raise(draft, 'andros', { port: 2, fortress: 1, temple: 1 });
    raise(draft, 'schinoussa', { port: 1 });
  });
  takeTurns(t, [[0, 'athena']]);
  t.refused(0, { type: 'build', island: 'andros' }, 'CY-8.2');
  t.refused(0, { type: 'build', island: 'schinoussa' }, 'CY-8.2');
});

rule.each(
  'CY-9.10',
  [
    // island, buildings, how many ways, how many go
    ['schinoussa', { port: 1 }, 1, 1],
    ['syros', { port: 1 }, 1, 1],
    ['syros', { port: 1, temple: 1 }, 1, 2],
    ['milos', { port: 1, temple: 1 }, 2, 1],
    ['milos', { port: 1, temple: 1, university: 1 }, 3, 2],
    ['andros', { port: 1, temple: 2 }, 2, 1],
    ['andros', { port: 2, temple: 2 }, 3, 2],
  ] as const,
  ([island, built, ways, gone]) => `${island} with ${Object.keys(built).join(', ')}: ${gone} go, in ${ways} ways`,
  ([island, built, ways, gone]) => {
    const t = table().arrange((draft) => {
      settleOnly(draft, 0, { [island]: 1 });
      settle(draft, 1, 'rineia', 1);
      settle(draft, 2, 'santorini', 1);
      raise(draft, island, built);
    });
    const sites = metropolisSites(t.state, seatAt(0));
    expect(sites).toHaveLength(ways);
    for (const { destroyed } of sites) {
      expect(destroyed.port + destroyed.fortress + destroyed.temple + destroyed.university).toBe(gone);
    }
  },
);
