// CY-5 Offerings

import { expect } from 'vitest';
import { rule, scenario } from '@atoll/testkit';
import { highestOffering, offeringOnTrack } from '../cycle/offering-cost.js';
import type { GodId, MainGod } from '../data/gods.js';
import { cyclades } from '../game.js';
import type { Move } from '../moves.js';
import { BY_SEAT, give, layCycle, seatAt } from '../table.testing.js';

const offer = (god: GodId, gold: number): Move => ({ type: 'offer', god, gold });

/** Seats offer in rising order; everybody has so much gold. */
const table = (seats: number, row: readonly MainGod[], gold = 10) =>
  scenario(cyclades, { seats, options: BY_SEAT }).arrange((draft) => {
    layCycle(
      draft,
      row,
      Array.from({ length: seats }, (_, seat) => seat),
    );
    for (let seat = 0; seat < seats; seat++) give(draft, seat, gold);
  });
const ALL: readonly MainGod[] = ['poseidon', 'ares', 'zeus', 'athena'];

rule('CY-5.1', 'markers offer in the order of the turn track', () => {
  const t = scenario(cyclades, { seats: 4, options: BY_SEAT }).arrange((draft) =>
    layCycle(draft, ['ares', 'zeus', 'athena'], [2, 0, 3, 1]),
  );
  for (const seat of [2, 0, 3, 1]) {
    expect(t.decisions().map((decision) => decision.seat)).toEqual([seat]);
    t.play(seat, offer('apollo', 0));
  }
});

rule('CY-5.2', 'an offering is at least 1, or nothing to Apollo', () => {
  const t = table(4, ['ares', 'zeus', 'athena']);
  t.refused(0, offer('ares', 0), 'CY-5.2');
  t.refused(0, offer('apollo', 1), 'CY-5.2');
  t.play(0, offer('ares', 1)).play(1, offer('apollo', 0));
});

rule('CY-5.3', 'an offering must beat the marker there, which goes at once to another god', () => {
  const t = table(4, ['ares', 'zeus', 'athena']).play(0, offer('ares', 3));
  t.refused(1, offer('ares', 3), 'CY-5.3');
  t.refused(1, offer('ares', 2), 'CY-5.3');
  t.play(1, offer('ares', 4));
  expect(t.ask(0)).toEqual({ kind: 'offer', lost: 'ares' });
  t.refused(0, offer('ares', 5), 'CY-5.3');
  t.play(0, offer('athena', 1));
  expect(t.ask(2)).toEqual({ kind: 'offer', lost: null });
});

rule('CY-5.3', 'an evicted marker may go to Apollo', () => {
  const t = table(4, ['ares', 'zeus', 'athena']).play(0, offer('ares', 3)).play(1, offer('ares', 4));
  t.play(0, offer('apollo', 0));
  expect(t.state.apollo).toEqual([0]);
});

rule('CY-5.4', 'a chain of evictions is settled before the next marker is placed', () => {
  const t = table(4, ['ares', 'zeus', 'athena']);
  t.play(0, offer('ares', 1)).play(1, offer('zeus', 1)).play(2, offer('ares', 2));
  t.play(0, offer('zeus', 2)).play(1, offer('ares', 3)).play(2, offer('athena', 1));
  expect(t.decisions().map((decision) => decision.seat)).toEqual([3]);
  expect(t.view('spectator').offerings).toEqual([
    { god: 'ares', seat: 1, gold: 3 },
    { god: 'zeus', seat: 0, gold: 2 },
    { god: 'athena', seat: 2, gold: 1 },
  ]);
});

rule(['CY-5.5', 'CY-E5'], 'evicted from elsewhere, a player may return to the first god', () => {
  const [blue, red, yellow] = [0, 1, 2];
  const t = table(5, ALL).play(blue, offer('ares', 5)).play(red, offer('ares', 6));
  t.refused(blue, offer('ares', 7), 'CY-5.3');
  t.play(blue, offer('poseidon', 1)).play(yellow, offer('poseidon', 3));
  t.refused(blue, offer('poseidon', 4), 'CY-5.3');
  t.play(blue, offer('ares', 7));
  expect(t.ask(red)).toEqual({ kind: 'offer', lost: 'ares' });
  t.refused(red, offer('ares', 8), 'CY-5.3');
  const open = new Set(t.legal(red).map((move) => (move.type === 'offer' ? move.god : '')));
  expect([...open].toSorted()).toEqual(['apollo', 'athena', 'poseidon', 'zeus']);
});

rule('CY-5.6', 'nobody is asked again while their offering stands', () => {
  const t = table(4, ['ares', 'zeus', 'athena']).play(0, offer('ares', 1)).play(1, offer('zeus', 1));
  expect(t.asks(0)).toEqual([]);
  expect(t.asks(1)).toEqual([]);
  t.play(2, offer('athena', 1)).play(3, offer('apollo', 0));
  expect(t.state.stack.at(-1)?.kind).toBe('god-turn');
});

rule('CY-5.7', 'Apollo takes any number of markers, in the order of arrival', () => {
  const t = table(5, ALL);
  for (const seat of [0, 1, 2, 3]) t.play(seat, offer('apollo', 0));
  expect(t.state.apollo).toEqual([0, 1, 2, 3]);
  t.play(4, offer('ares', 1));
  t.play(4, { type: 'end-turn' });
  const turns = () => t.events.flatMap((event) => (event.type === 'turn-began' ? [event.seat] : []));
  expect(turns()).toEqual([0]);
  t.skipTo(({ state }) => state.cycle === 2);
  expect(turns()).toEqual([1, 2, 3]);
});

rule(['CY-5.8', 'CY-E7'], 'priests lower the price to 1 at least, and nobody offers more than they can pay', () => {
  const t = table(5, ALL).arrange((draft) => {
    give(draft, 0, 4);
    draft.priests[0] = 3;
  });
  expect(highestOffering(t.state, seatAt(0), 0)).toBe(7);
  expect(t.refused(0, offer('ares', 8), 'CY-5.8').params).toEqual({ most: 7 });
  const price = (gold: number) => {
    const other = scenario(cyclades, { seats: 5, options: BY_SEAT }).arrange((draft) => {
      Object.assign(draft, cyclades.clone(t.state));
    });
    other.play(0, offer('ares', gold));
    for (const seat of [1, 2, 3, 4]) other.play(seat, offer('apollo', 0));
    return 4 - (other.state.gold[0] ?? 0);
  };
  expect(price(7)).toBe(4);
  expect(price(2)).toBe(1);
  t.arrange((draft) => give(draft, 0, 0));
  expect(t.legal(0)).toEqual([offer('apollo', 0)]);
  t.refused(0, offer('ares', 1), 'CY-5.8');
});

rule(['CY-5.9', 'CY-E6'], 'there is no upper bound; above 10 a territory marker stands for ten', () => {
  const t = table(5, ALL, 60).play(0, offer('ares', 55));
  expect(t.state.offerGold[1]).toBe(55);
  expect(offeringOnTrack(13)).toEqual({ tens: 1, space: 3 });
  expect(offeringOnTrack(10)).toEqual({ tens: 0, space: 10 });
  expect(offeringOnTrack(1)).toEqual({ tens: 0, space: 1 });
  expect(offeringOnTrack(20)).toEqual({ tens: 1, space: 10 });
});

rule('CY-5.10', 'all pay when every marker is placed, the evicted only for where they stand', () => {
  const t = table(4, ['ares', 'zeus', 'athena']);
  t.play(0, offer('ares', 5)).play(1, offer('ares', 6)).play(0, offer('zeus', 2)).play(2, offer('athena', 4));
  expect(t.state.gold).toEqual([10, 10, 10, 10]);
  t.play(3, offer('apollo', 0));
  expect(t.state.gold).toEqual([8, 4, 6, 10]);
  expect(t.events.filter((event) => event.type === 'offerings-paid')).toHaveLength(3);
});

rule('CY-5.11', 'Apollo is always open, so nobody is ever stuck', () => {
  const t = table(5, ALL, 0);
  for (const seat of [0, 1, 2, 3, 4]) {
    expect(t.legal(seat)).toEqual([offer('apollo', 0)]);
    t.play(seat, offer('apollo', 0));
  }
});
