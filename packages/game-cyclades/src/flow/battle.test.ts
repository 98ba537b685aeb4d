// CY-12 Battles

import { expect } from 'vitest';
import { nextDice, rule, scenario } from '@atoll/testkit';
import type { IslandId, SeaId } from '../data/boards.js';
import { cyclades } from '../game.js';
import type { Move } from '../moves.js';
import type { State } from '../state.js';
import {
  anchor,
  anchorOnly,
  builtAt,
  BY_SEAT,
  fleetsAt,
  found,
  give,
  offerCreature,
  ownerAt,
  raise,
  settle,
  settleOnly,
  stand,
  surface,
  takeTurns,
  troopsAt,
} from '../table.testing.js';

/** Faces 0 1 1 2 2 3: the place of a face with this value. */
const FACE: Readonly<Record<number, number>> = { 0: 0, 1: 1, 2: 3, 3: 5 };

const table = (seats: number, god: 'ares' | 'poseidon', change: (draft: State) => void) => {
  const t = scenario(cyclades, { seats, options: BY_SEAT }).arrange((draft) => {
    give(draft, 0, 9);
    change(draft);
  });
  takeTurns(t, [[0, god]]);
  return t;
};
type Battle = ReturnType<typeof table>;

/** The next dice, attacker first, in pairs. */
const dice = (t: Battle, ...values: readonly number[]) =>
  t.arrange((draft) =>
    nextDice(
      draft,
      6,
      values.map((value) => FACE[value] ?? 0),
    ),
  );
const send = (from: IslandId, to: IslandId, troops: number): Move => ({ type: 'move-troops', from, to, troops });
const step = (from: SeaId, to: SeaId, fleets: number): Move => ({ type: 'move-fleets', from, to, fleets });
const rolls = (t: Battle) =>
  t.events.flatMap((event) => (event.type === 'assault-rolled' ? [[event.attack, event.defence]] : []));

/** Seat 0 lands on Mykonos from Tinos over c6. Seat 3 owns it; d8 links it to Sikinos. */
const landing = (attackers: number, defenders: number, change: (draft: State) => void = () => {}) =>
  table(5, 'ares', (draft) => {
    settle(draft, 0, 'tinos', attackers);
    settle(draft, 3, 'mykonos', defenders);
    anchorOnly(draft, 3, {});
    change(draft);
  });

rule(['CY-12.1', 'CY-E13'], '4 + 1 against 1 + fortress + metropolis + 2: both lose one, the island falls', () => {
  const t = table(5, 'ares', (draft) => {
    settleOnly(draft, 2, { syros: 1 });
    settle(draft, 3, 'ios', 1);
    raise(draft, 'ios', { fortress: 1 });
    found(draft, 'ios');
    settle(draft, 0, 'santorini', 4);
    anchorOnly(draft, 0, { 'sea-i4': 1 });
  });
  dice(t, 1, 2).play(0, send('santorini', 'ios', 4));
  expect(rolls(t)).toEqual([[5, 5]]);
  expect([ownerAt(t.state, 'ios'), troopsAt(t.state, 'ios'), builtAt(t.state, 'ios')]).toEqual([
    0,
    3,
    'fortress, metropolis',
  ]);
});

rule('CY-12.1', 'at sea every port and metropolis of the defender around the space counts', () => {
  const t = table(5, 'poseidon', (draft) => {
    anchorOnly(draft, 0, { 'sea-c7': 3 });
    anchorOnly(draft, 3, { 'sea-d8': 1 });
    settle(draft, 3, 'mykonos', 0);
    raise(draft, 'mykonos', { port: 2 });
    found(draft, 'sikinos');
    raise(draft, 'tinos', { port: 2 });
  });
  dice(t, 2, 0).play(0, step('sea-c7', 'sea-d8', 3));
  expect(rolls(t)).toEqual([[5, 4]]);
});

rule('CY-12.2', 'the lower total loses one piece, equal totals cost both one', () => {
  const lower = dice(landing(2, 3), 1, 2).play(0, send('tinos', 'mykonos', 2));
  expect(rolls(lower)[0]).toEqual([3, 5]);
  expect(lower.events.filter((event) => event.type === 'piece-lost')[0]).toEqual({
    type: 'piece-lost',
    seat: 0,
    place: 'mykonos',
    piece: 'troop',
  });
  expect(troopsAt(lower.state, 'mykonos')).toBe(3);
  const equal = dice(landing(3, 2), 1, 2).play(0, send('tinos', 'mykonos', 3));
  expect(rolls(equal)).toEqual([[4, 4]]);
  expect(troopsAt(equal.state, 'mykonos')).toBe(1);
  expect(equal.state.stack.at(-1)).toMatchObject({ kind: 'battle', attackers: 2 });
});

rule(
  ['CY-12.3', 'CY-12.9'],
  'after each assault first the defender is asked, then the attacker, then it goes on',
  () => {
    const t = landing(4, 3, (draft) => anchor(draft, 3, 'sea-d8'));
    dice(t, 2, 0, 0, 2).play(0, send('tinos', 'mykonos', 4));
    expect(t.ask(3)).toEqual({ kind: 'retreat-defender', place: 'mykonos', land: true });
    expect(t.asks(0)).toEqual([]);
    t.play(3, { type: 'fight-on' });
    expect(t.ask(0)).toEqual({ kind: 'retreat-attacker', place: 'mykonos', land: true });
    t.play(0, { type: 'fight-on' });
    expect(t.state.stack.at(-1)).toMatchObject({ kind: 'battle', assaults: 2, attackers: 4 - 1 + 0 });
  },
);

rule('CY-12.3', 'there is no retreat before the first assault', () => {
  const t = landing(1, 1, (draft) => anchor(draft, 3, 'sea-d8'));
  dice(t, 3, 0).play(0, send('tinos', 'mykonos', 1));
  expect(t.events.map((event) => event.type)).toEqual([
    'action-paid',
    'troops-moved',
    'battle-began',
    'assault-rolled',
    'piece-lost',
    'battle-ended',
    'island-taken',
  ]);
});

rule(['CY-12.3', 'CY-12.6', 'CY-12.8', 'CY-E14'], 'a battle with two assaults in which the defender retreats', () => {
  const [red, blue] = [0, 1];
  const t = table(3, 'ares', (draft) => {
    settleOnly(draft, red, { antiparos: 3, naxos: 1 });
    settleOnly(draft, 2, { folegandros: 1, sifnos: 0 });
    settleOnly(draft, blue, { rineia: 2, serifos: 1 });
    raise(draft, 'rineia', { fortress: 1 });
    anchorOnly(draft, red, { 'sea-d4': 1 });
    anchorOnly(draft, blue, { 'sea-d3': 1 });
  });
  dice(t, 1, 0, 0, 3).play(red, send('antiparos', 'rineia', 3));
  expect(rolls(t)).toEqual([[4, 3]]);
  expect(t.legal(blue)).toEqual([{ type: 'retreat', to: 'serifos' }, { type: 'fight-on' }]);
  t.play(blue, { type: 'fight-on' });
  expect(t.legal(red)).toEqual([{ type: 'retreat', to: 'antiparos' }, { type: 'fight-on' }]);
  t.play(red, { type: 'fight-on' });
  expect(rolls(t)).toEqual([[3, 5]]);
  t.play(blue, { type: 'retreat', to: 'serifos' });
  expect([ownerAt(t.state, 'rineia'), troopsAt(t.state, 'rineia'), builtAt(t.state, 'rineia')]).toEqual([
    red,
    2,
    'fortress',
  ]);
  expect(troopsAt(t.state, 'serifos')).toBe(2);
});

rule('CY-12.4', 'a defender who wins keeps the island', () => {
  const t = dice(landing(1, 2), 0, 3).play(0, send('tinos', 'mykonos', 1));
  expect(t.events.at(-1)).toEqual({ type: 'battle-ended', place: 'mykonos', winner: 3 });
  expect([ownerAt(t.state, 'mykonos'), troopsAt(t.state, 'mykonos')]).toEqual([3, 2]);
});

rule(['CY-12.5', 'CY-E15'], 'both wiped out on land: the defender keeps island, buildings and income', () => {
  const t = landing(1, 1, (draft) => raise(draft, 'mykonos', { port: 1 }));
  dice(t, 2, 2).play(0, send('tinos', 'mykonos', 1));
  expect(t.events.at(-1)).toEqual({ type: 'battle-ended', place: 'mykonos', winner: null });
  expect([ownerAt(t.state, 'mykonos'), troopsAt(t.state, 'mykonos'), builtAt(t.state, 'mykonos')]).toEqual([
    3,
    0,
    'port',
  ]);
  expect(t.ask(0).kind).toBe('act');
});

const sailing = (attackers: number, defenders: number, change: (draft: State) => void = () => {}) =>
  table(5, 'poseidon', (draft) => {
    anchorOnly(draft, 0, { 'sea-c6': attackers });
    anchorOnly(draft, 3, { 'sea-c7': defenders });
    change(draft);
  });

rule(['CY-12.5', 'CY-E16'], 'both wiped out at sea: the space is empty', () => {
  const t = dice(sailing(1, 1), 1, 1).play(0, step('sea-c6', 'sea-c7', 1));
  expect(fleetsAt(t.state, 'sea-c7')).toBe('none');
  expect(t.events.at(-1)).toEqual({ type: 'battle-ended', place: 'sea-c7', winner: null });
});

rule(['CY-12.6', 'CY-R11'], 'land retreat: all together, to one other own island linked by own fleets', () => {
  const t = landing(4, 3, (draft) => {
    anchor(draft, 3, 'sea-d8');
    anchor(draft, 3, 'sea-e7');
    anchorOnly(draft, 1, {});
    settle(draft, 3, 'delos', 0);
    settleOnly(draft, 1, { andros: 1 });
    anchor(draft, 0, 'sea-c5');
  });
  dice(t, 2, 0).play(0, send('tinos', 'mykonos', 3));
  // Milos is theirs too but not linked.
  expect(t.legal(3)).toEqual([
    { type: 'retreat', to: 'sikinos' },
    { type: 'retreat', to: 'delos' },
    { type: 'fight-on' },
  ]);
  t.refused(3, { type: 'retreat', to: 'milos' }, 'CY-12.6');
  t.refused(3, { type: 'retreat', to: 'sea-d8' }, 'CY-12.6');
  t.play(3, { type: 'retreat', to: 'delos' });
  expect(troopsAt(t.state, 'delos')).toBe(2);
  expect([ownerAt(t.state, 'mykonos'), troopsAt(t.state, 'mykonos'), troopsAt(t.state, 'tinos')]).toEqual([0, 3, 1]);
});

rule('CY-12.6', 'attackers who came by Pegasus need the same link', () => {
  const pegasus = (linked: boolean) => {
    const t = landing(4, 3, (draft) => {
      offerCreature(draft, 'pegasus');
      anchorOnly(draft, 0, linked ? { 'sea-c6': 1 } : { 'sea-k1': 1 });
    });
    dice(t, 2, 0, 2, 0, 2, 0, 2, 0).play(0, { type: 'call-creature', slot: 'slot-2', temples: 0 });
    return t.play(0, send('tinos', 'mykonos', 4));
  };
  expect(pegasus(true).legal(0)).toEqual([{ type: 'retreat', to: 'tinos' }, { type: 'fight-on' }]);
  expect(ownerAt(pegasus(false).state, 'mykonos')).toBe(0);
});

rule(
  'CY-12.7',
  'naval retreat: to one adjacent space that is empty or own and not closed, from wherever they came',
  () => {
    const t = sailing(4, 3, (draft) => {
      anchor(draft, 3, 'sea-b6');
      anchor(draft, 1, 'sea-b7');
      surface(draft, 'sea-c8');
    });
    dice(t, 2, 0).play(0, step('sea-c6', 'sea-c7', 4));
    // b6 is their own, c6 empty now, d8 empty; b7 is an enemy's, c8 the Kraken's.
    const places = t.legal(3).flatMap((move) => (move.type === 'retreat' ? [move.to] : []));
    expect(places).toEqual(['sea-b6', 'sea-c6', 'sea-d8']);
    t.refused(3, { type: 'retreat', to: 'sea-b7' }, 'CY-12.7');
    t.refused(3, { type: 'retreat', to: 'sea-c8' }, 'CY-12.7');
    t.refused(3, { type: 'retreat', to: 'sea-a6' }, 'CY-12.7');
    t.play(3, { type: 'fight-on' });
    t.play(0, { type: 'retreat', to: 'sea-d8' });
    expect([fleetsAt(t.state, 'sea-d8'), fleetsAt(t.state, 'sea-c7')]).toEqual(['4 of 0', '2 of 3']);
  },
);

rule(
  'CY-12.8',
  'if the defender retreats the attacker holds the space, if the attacker does the defender keeps it',
  () => {
    const t = dice(sailing(3, 3), 2, 0)
      .play(0, step('sea-c6', 'sea-c7', 3))
      .play(3, { type: 'retreat', to: 'sea-d8' });
    expect([fleetsAt(t.state, 'sea-c7'), fleetsAt(t.state, 'sea-d8')]).toEqual(['3 of 0', '2 of 3']);
    const other = dice(landing(4, 3), 2, 0).play(0, send('tinos', 'mykonos', 4));
    other.play(0, { type: 'retreat', to: 'tinos' });
    expect([ownerAt(other.state, 'mykonos'), troopsAt(other.state, 'mykonos'), troopsAt(other.state, 'tinos')]).toEqual(
      [3, 2, 4],
    );
  },
);

rule('CY-12.9', 'whoever has no place to go is not asked', () => {
  const t = landing(3, 2);
  dice(t, 2, 0, 2, 0).play(0, send('tinos', 'mykonos', 3));
  // Seat 3 has no fleet, so only the attacker was asked.
  expect(t.ask(0).kind).toBe('retreat-attacker');
  t.play(0, { type: 'fight-on' });
  expect(ownerAt(t.state, 'mykonos')).toBe(0);
});

rule('CY-12.10', 'dice and pieces are open, and the fee is not given back', () => {
  const t = dice(landing(4, 3), 2, 0)
    .play(0, send('tinos', 'mykonos', 4))
    .play(0, { type: 'retreat', to: 'tinos' });
  expect(t.state.gold[0]).toBe(8);
  const other = dice(landing(4, 3), 2, 0).play(0, send('tinos', 'mykonos', 4));
  for (const viewer of [1, 3, 'spectator'] as const) {
    expect(other.viewEvents(viewer)).toEqual(other.events);
    expect(other.view(viewer).stack.at(-1)).toMatchObject({ kind: 'battle', attackers: 4 });
  }
});

rule('CY-12.11', 'defenders held by Medusa cannot retreat, attackers landing there can', () => {
  const t = landing(4, 3, (draft) => {
    anchor(draft, 3, 'sea-d8');
    stand(draft, 'medusa', 'mykonos', 2);
  });
  dice(t, 2, 0).play(0, send('tinos', 'mykonos', 4));
  expect(t.ask(0).kind).toBe('retreat-attacker');
  t.play(0, { type: 'retreat', to: 'tinos' });
});

rule(
  'CY-12.12',
  'first the island changes owner, then a player without islands leaves, then sets are exchanged',
  () => {
    const t = landing(4, 1, (draft) => {
      settleOnly(draft, 3, { mykonos: 0 });
      raise(draft, 'mykonos', { fortress: 1 });
      raise(draft, 'santorini', { port: 1, temple: 1, university: 1 });
      settle(draft, 0, 'paros');
      found(draft, 'paros');
    });
    t.play(0, send('tinos', 'mykonos', 1));
    expect(t.events.map((event) => event.type).filter((type) => type !== 'building-removed')).toEqual([
      'action-paid',
      'troops-moved',
      'island-taken',
      'player-eliminated',
    ]);
    expect(t.ask(0).kind).toBe('metropolis-place');
  },
);
