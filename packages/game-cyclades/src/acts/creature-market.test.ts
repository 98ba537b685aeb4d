// CY-13 Calling creatures, Zeus

import { expect } from 'vitest';
import { rule, scenario } from '@atoll/testkit';
import { discountsOf, lowestPrice } from '../creatures/temples.js';
import type { SlotId } from '../data/creatures.js';
import type { MainGod } from '../data/gods.js';
import { cyclades } from '../game.js';
import type { Move } from '../moves.js';
import type { State } from '../state.js';
import {
  BY_SEAT,
  discard,
  figurineAt,
  found,
  give,
  offerCreature,
  raise,
  seatAt,
  settle,
  stackPile,
  stand,
  surface,
  takeTurns,
} from '../table.testing.js';

const table = (god: MainGod, change: (draft: State) => void) => {
  const t = scenario(cyclades, { seats: 5, options: BY_SEAT }).arrange((draft) => {
    give(draft, 0, 20);
    offerCreature(draft, 'griffon', 'slot-4');
    offerCreature(draft, 'fates', 'slot-3');
    offerCreature(draft, 'satyr', 'slot-2');
    change(draft);
  });
  takeTurns(t, [[0, god]]);
  return t;
};
const nothing = () => {};
const call = (slot: SlotId, temples = 0): Move => ({ type: 'call-creature', slot, temples });

rule.each(
  'CY-13.1',
  ['poseidon', 'ares', 'zeus', 'athena'] as const,
  (god) => `in the turn of ${god} several creatures may be called, each resolved at once`,
  (god) => {
    const t = table(god, nothing);
    t.play(0, call('slot-4'));
    t.refused(0, call('slot-3'), 'ENGINE');
    t.play(0, { type: 'rob', victim: seatAt(1) }).play(0, call('slot-3'));
    expect(t.state.track).toEqual([null, null, 'satyr']);
    expect(t.state.discard).toEqual(['griffon', 'fates']);
  },
);

rule(['CY-13.1', 'CY-13.2', 'CY-E19'], 'two temples: both on the 4 GP card, or one each', () => {
  const temples = (draft: State) => raise(draft, 'santorini', { temple: 2 });
  const price = (t: ReturnType<typeof table>, move: Move) => {
    const before = t.state.gold[0] ?? 0;
    t.play(0, move);
    const paid = t.events.find((event) => event.type === 'creature-called');
    if (t.state.stack.at(-1)?.kind === 'creature') t.play(0, { type: 'decline' });
    expect(before - (t.state.gold[0] ?? 0)).toBe(paid?.gold);
    return paid?.gold;
  };
  const both = table('ares', temples);
  expect(price(both, call('slot-4', 2))).toBe(2);
  both.refused(0, call('slot-2', 1), 'CY-13.2');
  expect(price(both, call('slot-2'))).toBe(2);
  const each = table('ares', temples);
  expect(price(each, call('slot-4', 1))).toBe(3);
  expect(price(each, call('slot-2', 1))).toBe(1);
});

rule(
  ['CY-13.1', 'CY-13.2', 'CY-E19'],
  'a price never falls below 1, and a temple more than needed is not spent',
  () => {
    const t = table('ares', (draft) => raise(draft, 'santorini', { temple: 3 }));
    expect(lowestPrice(t.state, seatAt(0), 2)).toBe(1);
    t.refused(0, call('slot-2', 2), 'CY-13.1');
    t.play(0, call('slot-2', 1));
    expect(discountsOf(t.state, seatAt(0))).toBe(2);
  },
);

rule('CY-13.2', 'metropolises give the same discount, and the player says how many are used', () => {
  const t = table('ares', (draft) => {
    found(draft, 'tinos');
    raise(draft, 'santorini', { temple: 1 });
  });
  const offered = t
    .legal(0)
    .flatMap((move) => (move.type === 'call-creature' && move.slot === 'slot-4' ? [move.temples] : []));
  expect(offered).toEqual([0, 1, 2]);
});

rule('CY-13.3', 'a conquered temple stays used, a new one is not, and a new cycle clears the marks', () => {
  const t = table('zeus', (draft) => {
    settle(draft, 1, 'mykonos', 0);
    raise(draft, 'mykonos', { temple: 1 });
    draft.usedTemples[draft.buildings.indexOf(1) >> 2] = 1;
    raise(draft, 'tinos', { temple: 0 });
    offerCreature(draft, 'pegasus', 'slot-4');
  });
  t.play(0, call('slot-4')).play(0, { type: 'move-troops', from: 'tinos', to: 'mykonos', troops: 1 });
  expect(discountsOf(t.state, seatAt(0))).toBe(0);
  t.play(0, { type: 'build', island: 'mykonos' });
  expect(discountsOf(t.state, seatAt(0))).toBe(1);
  t.skipTo(({ state }) => state.cycle === 2);
  expect(discountsOf(t.state, seatAt(0))).toBe(2);
});

rule('CY-13.3', 'a new metropolis is unused', () => {
  const t = table('athena', (draft) => {
    draft.philosophers[0] = 3;
    raise(draft, 'santorini', { temple: 1 });
  });
  t.play(0, call('slot-3', 1)).play(0, { type: 'recruit-philosopher' });
  t.play(0, {
    type: 'place-metropolis',
    island: 'santorini',
    destroyed: { port: 0, fortress: 0, temple: 0, university: 0 },
  });
  expect(discountsOf(t.state, seatAt(0))).toBe(1);
});

rule('CY-13.4', 'a card may be bought without a target, or its power declined: it is spent all the same', () => {
  const t = table('ares', nothing);
  t.play(0, call('slot-2'));
  expect(t.events.at(-1)).toEqual({ type: 'power-unused', seat: 0, creature: 'satyr' });
  expect(t.ask(0).kind).toBe('act');
  t.play(0, call('slot-4')).play(0, { type: 'decline' });
  expect(t.state.discard).toEqual(['satyr', 'griffon']);
});

rule('CY-13.5', 'after use a card goes face up to the discard pile', () => {
  const t = table('ares', nothing).play(0, call('slot-3'));
  expect(t.state.discard).toEqual(['fates']);
});

rule('CY-13.6', 'Zeus replaces a card of the track for 1 gold, as often as wanted', () => {
  const t = table('zeus', (draft) => {
    stackPile(draft, 'harpy', 'giant');
    raise(draft, 'santorini', { temple: 3 });
    offerCreature(draft, 'dryad', 'slot-2');
    draft.track[1] = null;
    draft.pile.unshift('fates');
  });
  t.play(0, { type: 'replace-creature', slot: 'slot-4' }).play(0, { type: 'replace-creature', slot: 'slot-4' });
  expect(t.state.gold[0]).toBe(18);
  expect(t.state.track).toEqual(['giant', null, 'dryad']);
  expect(t.state.discard).toEqual(['griffon', 'harpy']);
  t.refused(0, { type: 'replace-creature', slot: 'slot-3' }, 'CY-13.6');
});

rule('CY-13.6', 'with an empty draw pile the discard pile is shuffled first, the replaced card included', () => {
  const t = table('zeus', (draft) => discard(draft, ...draft.pile));
  t.play(0, { type: 'replace-creature', slot: 'slot-4' });
  expect(t.events.map((event) => event.type)).toContain('pile-reshuffled');
  expect(t.state.discard).toEqual([]);
  expect(t.state.pile.length).toBe(17 - 3);
});

rule('CY-13.7', 'temples are marked before metropolises, in the order of the data', () => {
  const t = table('ares', (draft) => {
    found(draft, 'tinos');
    settle(draft, 0, 'paros');
    raise(draft, 'paros', { temple: 1 });
    raise(draft, 'santorini', { temple: 1 });
  });
  const used = () =>
    t
      .view(0)
      .islands.filter((island) => island.usedTemples > 0 || island.usedMetropolis)
      .map(({ island }) => island);
  t.play(0, call('slot-2', 1)).play(0, call('slot-3', 1));
  expect(used()).toEqual(['paros', 'santorini']);
  t.play(0, call('slot-4', 1)).play(0, { type: 'decline' });
  expect(used()).toEqual(['tinos', 'paros', 'santorini']);
});

rule('CY-13.7', 'of the temples of one island a marked one leaves first', () => {
  const t = table('ares', (draft) => {
    raise(draft, 'santorini', { temple: 2 });
    offerCreature(draft, 'giant', 'slot-4');
  });
  t.play(0, call('slot-3', 1));
  expect(discountsOf(t.state, seatAt(0))).toBe(1);
  t.play(0, call('slot-4')).play(0, { type: 'destroy-building', island: 'santorini', building: 'temple' });
  expect(discountsOf(t.state, seatAt(0))).toBe(1);
  expect(t.state.usedTemples.every((marks) => marks === 0)).toBe(true);
});

rule('CY-13.8', 'a figurine card that is declined goes straight to the discard pile', () => {
  const t = table('ares', (draft) => {
    offerCreature(draft, 'medusa', 'slot-4');
    offerCreature(draft, 'kraken', 'slot-3');
    surface(draft, 'sea-a6');
    stand(draft, 'chiron', 'paros', 1);
  });
  t.play(0, call('slot-4')).play(0, { type: 'decline' });
  t.play(0, call('slot-3')).play(0, { type: 'decline' });
  expect(t.state.discard).toEqual(['medusa', 'kraken']);
  expect(t.view(1).kraken).toBe('sea-a6');
  expect([figurineAt(t.state, 'medusa'), figurineAt(t.state, 'chiron')]).toEqual([null, 'paros']);
});
