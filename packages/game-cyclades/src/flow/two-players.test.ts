// CY-18 Two players

import { expect } from 'vitest';
import { rule, scenario } from '@atoll/testkit';
import type { GodId } from '../data/gods.js';
import { cyclades } from '../game.js';
import type { Move } from '../moves.js';
import { BY_SEAT, give, layCycle, offerCreature, raise, seatAt, settleOnly } from '../table.testing.js';

const offer = (god: GodId, gold: number): Move => ({ type: 'offer', god, gold });
const [red, blue] = [0, 1];

const table = (order: readonly number[], gold: number, priests = 0) =>
  scenario(cyclades, { seats: 2, options: BY_SEAT }).arrange((draft) => {
    layCycle(draft, ['ares', 'zeus', 'poseidon'], order);
    give(draft, red, gold);
    give(draft, blue, 10);
    draft.priests[red] = priests;
  });

rule('CY-18.1', 'each player has two markers, two offerings and two turns, each with a free recruit of its own', () => {
  const t = table([red, blue, red, blue], 10);
  const { turnTrack } = scenario(cyclades, { seats: 2 }).state;
  expect([0, 1].map((seat) => turnTrack.filter((marker) => marker === seat).length)).toEqual([2, 2]);
  t.play(red, offer('ares', 1)).play(blue, offer('apollo', 0)).play(red, offer('poseidon', 1));
  t.play(blue, offer('apollo', 0));
  expect(t.ask(red)).toEqual({ kind: 'act', god: 'ares', recruited: 0 });
  t.play(red, { type: 'recruit-troop', island: 'kea' }).play(red, { type: 'recruit-troop', island: 'kea' });
  expect(t.state.gold[red]).toBe(6);
  t.play(red, { type: 'end-turn' });
  expect(t.ask(red)).toEqual({ kind: 'act', god: 'poseidon', recruited: 0 });
  t.play(red, { type: 'recruit-fleet', sea: 'sea-b2' });
  expect(t.state.gold[red]).toBe(6);
});

rule(['CY-18.2', 'CY-18.4', 'CY-E34'], 'a player may beat their own marker, which then must go elsewhere', () => {
  const t = table([red, red, blue, blue], 6).play(red, offer('zeus', 2)).play(red, offer('zeus', 3));
  expect(t.ask(red)).toEqual({ kind: 'offer', lost: 'zeus' });
  t.refused(red, offer('zeus', 4), 'CY-5.3');
  t.refused(red, offer('ares', 4), 'CY-18.3');
  const amounts = t.legal(red).flatMap((move) => (move.type === 'offer' && move.god === 'ares' ? [move.gold] : []));
  expect(amounts).toEqual([1, 2, 3]);
  t.play(red, offer('ares', 3));
});

rule('CY-18.4', 'the marker lifted by the very offering counts as nothing in its check', () => {
  const t = table([red, red, blue, blue], 6).play(red, offer('zeus', 5));
  t.play(red, offer('zeus', 6));
  expect(t.legal(red)).toEqual([offer('apollo', 0)]);
});

rule(['CY-18.3', 'CY-E28'], 'both offerings must be payable together; priests lower the sum', () => {
  const t = table([red, blue, red, blue], 6, 2).play(red, offer('ares', 5)).play(blue, offer('apollo', 0));
  t.refused(red, offer('zeus', 4), 'CY-18.3');
  t.play(red, offer('zeus', 3)).play(blue, offer('apollo', 0));
  expect(t.state.gold[red]).toBe(0);
});

rule(['CY-18.3', 'CY-R13'], 'every main god costs at least 1, however many priests', () => {
  const t = table([red, red, blue, blue], 1, 9).play(red, offer('ares', 1));
  t.refused(red, offer('zeus', 1), 'CY-18.3');
  const other = table([red, red, blue, blue], 2, 9).play(red, offer('ares', 1)).play(red, offer('zeus', 1));
  other.play(blue, offer('apollo', 0)).play(blue, offer('apollo', 0));
  expect(other.state.gold[red]).toBe(0);
});

rule('CY-18.5', 'both markers may go to Apollo, each for its gold, the first for the prosperity marker', () => {
  const t = table([red, red, blue, blue], 0).arrange((draft) => settleOnly(draft, red, { kea: 1 }));
  t.play(red, offer('apollo', 0))
    .play(red, offer('apollo', 0))
    .play(blue, offer('ares', 1))
    .play(blue, offer('zeus', 1));
  t.play(blue, { type: 'end-turn' }).play(blue, { type: 'end-turn' });
  expect(t.events.filter((event) => event.type === 'apollo-paid').map((event) => event.gold)).toEqual([4, 4]);
  expect(t.events.filter((event) => event.type === 'prosperity-placed')).toHaveLength(1);
});

rule('CY-18.6', 'temples used in the first turn stay used in the second', () => {
  const t = table([red, red, blue, blue], 10).arrange((draft) => {
    raise(draft, 'naxos', { temple: 1 });
    offerCreature(draft, 'fates', 'slot-3');
    offerCreature(draft, 'griffon', 'slot-2');
  });
  t.play(red, offer('ares', 1))
    .play(red, offer('zeus', 1))
    .play(blue, offer('apollo', 0))
    .play(blue, offer('apollo', 0));
  t.play(red, { type: 'call-creature', slot: 'slot-3', temples: 1 }).play(red, { type: 'end-turn' });
  t.refused(red, { type: 'call-creature', slot: 'slot-2', temples: 1 }, 'CY-13.2');
  t.play(red, { type: 'end-turn' });
  t.skipTo(({ state }) => state.cycle === 2);
  expect(t.state.usedTemples.every((used) => used === 0)).toBe(true);
});

rule('CY-18.7', 'three metropolises are needed', () => {
  const t = table([red, blue, red, blue], 0).arrange((draft) => {
    draft.metropolis[draft.owner.indexOf(seatAt(0))] = 1;
    draft.metropolis[draft.owner.lastIndexOf(seatAt(0))] = 1;
  });
  t.skipTo(({ state }) => state.cycle === 2);
  expect(t.ranking()).toBeNull();
});

rule('CY-18.8', 'the marker that is not evicted stays and stays part of the sum', () => {
  const t = table([red, red, blue, blue], 6).play(red, offer('ares', 2)).play(red, offer('zeus', 2));
  t.play(blue, offer('ares', 3));
  t.refused(red, offer('poseidon', 5), 'CY-18.3');
  t.play(red, offer('poseidon', 4)).play(blue, offer('apollo', 0));
  expect(t.state.gold[red]).toBe(0);
});
