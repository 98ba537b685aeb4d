// Leaks: objective, screen, sealed bid, drawn hex and thief's hands never reach another seat.

import { allSeats, decisionId } from '@atoll/engine';
import type { Viewer } from '@atoll/engine';
import { expect, test } from 'vitest';

import { goods } from './economy/goods.js';
import {
  must,
  nth,
  bareTable,
  bidding,
  card,
  citizen,
  copyOf,
  cubes,
  florins,
  region,
  seat,
  ship,
  topHex,
} from './table.testing.js';
import type { Table } from './table.testing.js';

/** All that a viewer receives: view, last events, and the viewer's questions with their answers. */
function received(t: Table, viewer: Viewer): string {
  const own = t.decisions().filter((decision) => decision.seat === viewer);
  const answers = own.map((decision) => [decision.ask, t.game.legalMoves(t.state, decision)]);
  return JSON.stringify([t.view(viewer), t.viewEvents(viewer), answers, t.decisions().map(decisionId)]);
}
const others = (t: Table, ...knowing: number[]): Viewer[] => [
  ...allSeats(t.state.players.length).filter((index) => !knowing.includes(index)),
  'spectator',
];

/** The same moves on two tables that differ only in what the knowing seats know: nobody else can tell. */
function alike(one: Table, other: Table, ...knowing: number[]): void {
  for (const viewer of others(one, ...knowing)) expect(received(one, viewer)).toBe(received(other, viewer));
}

const table = (): Table =>
  bareTable(4).arrange((d) => {
    const here = region(d, 'hex-06-b', 1, 0);
    for (const index of d.players.keys()) {
      citizen(d, index, here);
      citizen(d, index, here);
      ship(d, index, here, 1);
      cubes(d, index, { fruit: 1, iron: 1 });
    }
    topHex(d, 'hex-17-a');
    topHex(d, 'hex-04-b');
  });

test('an objective reaches nobody else', () => {
  const [one, other] = [table(), table()];
  for (const [t, objective] of [
    [one, 'objective-short-10'],
    [other, 'objective-short-09'],
  ] as const) {
    t.arrange((d) => void (nth(d.players, 0).objectives = [objective]));
    t.play(0, { type: 'act', action: 'taxes' }).play(0, { type: 'end-round' });
  }
  alike(one, other, 0);
  expect(received(one, seat(0))).toContain('objective-short-10');
});

test('what lies behind a screen reaches nobody else', () => {
  const [one, other] = [table(), table()];
  // The same total behind two screens, dealt otherwise.
  other.arrange((d) => {
    florins(d, 0, 2);
    florins(d, 1, 18);
    cubes(d, 0, { fruit: 2, iron: 0 });
    cubes(d, 1, { fruit: 0, iron: 2 });
  });
  for (const t of [one, other]) t.play(0, { type: 'act', action: 'taxes' }).play(0, { type: 'end-round' });
  alike(one, other, 0, 1);
  for (const t of [one, other])
    t.play(2, { type: 'propose', to: seat(1), give: goods(1), take: goods(0, { fruit: 1 }), promise: '' });
  alike(one, other, 0, 1);
});

test('a sealed bid reaches nobody else before all are in', () => {
  const [one, other] = [table().arrange(bidding), table().arrange(bidding)];
  one.play(0, { type: 'bid', florins: 7 });
  other.play(0, { type: 'bid', florins: 0 });
  alike(one, other, 0);
});

test('a hex drawn unseen reaches the explorer only', () => {
  const [one, other] = [table(), table()];
  other.arrange((d) => {
    topHex(d, 'hex-10-a');
    topHex(d, 'hex-04-b');
    const at = d.hexDeck.indexOf('hex-17-a');
    const [swapped] = d.hexDeck.splice(at, 1);
    d.hexDeck.splice(-2, 0, must(swapped));
  });
  for (const t of [one, other]) {
    // Below the drawn hex lies the same one, so that the next visible side does not differ.
    t.arrange((d) => {
      const below = d.hexDeck.findIndex((side) => side.startsWith('hex-21'));
      const [hex] = d.hexDeck.splice(below, 1);
      d.hexDeck.splice(-2, 0, must(hex));
    });
    t.play(0, { type: 'act', action: 'exploration' }).play(0, { type: 'refuse-hex' });
  }
  expect(one.ask(0)).toMatchObject({ hexes: ['hex-17'] });
  expect(other.ask(0)).toMatchObject({ hexes: ['hex-10'] });
  alike(one, other, 0);
});

test("the thief's hands reach the victim only, the cube only thief and victim", () => {
  const [one, other] = [table(), table()];
  for (const [t, hands] of [
    [one, ['fruit', 'iron']],
    [other, ['iron', 'fruit']],
  ] as const) {
    t.arrange((d) => card(d, 0, 'thief'));
    t.play(0, { type: 'use-card', card: 'thief', option: 0, payment: [] }).play(0, { type: 'rob', seat: seat(1) });
    t.play(1, { type: 'fill-hands', hands: hands.slice() });
  }
  alike(one, other, 1);
  for (const t of [one, other]) t.play(0, { type: 'pick-hand', hand: 0 });
  alike(one, other, 0, 1);
  expect(received(one, seat(0))).not.toBe(received(other, seat(0)));
});

test('a guess respects what its viewer has seen', () => {
  const t = table().arrange((d) => void (d.met = ['objective-short-05', 'objective-short-08']));
  for (let i = 0; i < 50; i++) {
    const guessed = t.game.guess(t.view(0), seat(0), [i, 2, 3, 4, 0]);
    const held = guessed.players.flatMap(({ objectives }) => objectives);
    expect(new Set(held).size).toBe(held.length);
    for (const player of guessed.players.slice(1)) {
      expect(player.objectives.some((objective) => t.state.met.includes(objective))).toBe(false);
    }
    expect(guessed.players[0]).toEqual(copyOf(t.state).players[0]);
    expect(guessed.hexDeck.at(-1)).toBe(t.state.hexDeck.at(-1));
    expect(t.game.view(guessed, seat(0)).evolutionTop).toEqual(t.view(0).evolutionTop);
  }
});
