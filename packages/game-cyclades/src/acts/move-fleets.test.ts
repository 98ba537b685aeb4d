// CY-10 Poseidon: moving fleets

import { expect } from 'vitest';
import { nextDice, rule, scenario } from '@atoll/testkit';
import { reachableSeas } from '../board/chains.js';
import { boardFor, seaId, seaNumber } from '../board/geometry.js';
import type { SeaId } from '../data/boards.js';
import { cyclades } from '../game.js';
import type { Move } from '../moves.js';
import {
  anchor,
  anchorOnly,
  BY_SEAT,
  fleetsAt,
  give,
  seatAt,
  settle,
  stand,
  surface,
  takeTurns,
} from '../table.testing.js';

/** Seat 0 on board-5 with three fleets on c6 and one on c5, no other fleets near. */
const table = () =>
  scenario(cyclades, { seats: 5, options: BY_SEAT }).arrange((draft) => {
    give(draft, 0, 9);
    anchorOnly(draft, 0, { 'sea-c6': 3, 'sea-c5': 1 });
    anchorOnly(draft, 1, { 'sea-a1': 2 });
    anchorOnly(draft, 3, { 'sea-f10': 1 });
  });
const ready = (t = table()) => {
  takeTurns(t, [[0, 'poseidon']]);
  return t;
};
const step = (from: SeaId, to: SeaId, fleets: number): Move => ({ type: 'move-fleets', from, to, fleets });

rule('CY-10.1', 'for 1 gold one movement of up to 3 steps over adjacent spaces', () => {
  const t = ready();
  t.refused(0, step('sea-c6', 'sea-e6', 1), 'CY-10.1');
  t.refused(0, step('sea-b3', 'sea-c3', 1), 'CY-10.1');
  t.play(0, step('sea-c6', 'sea-c7', 3));
  expect(t.state.gold[0]).toBe(8);
  expect(t.ask(0)).toEqual({ kind: 'sail-on', at: 'sea-c7', stepsLeft: 2 });
  t.refused(0, step('sea-c5', 'sea-b4', 1), 'CY-10.1');
  t.play(0, step('sea-c7', 'sea-d8', 3)).play(0, step('sea-d8', 'sea-e8', 3));
  expect(t.ask(0).kind).toBe('act');
  expect(t.state.gold[0]).toBe(8);
  expect(fleetsAt(t.state, 'sea-e8')).toBe('3 of 0');
});

rule('CY-10.2', 'fleets may be left behind and others picked up on the way', () => {
  const t = ready();
  t.refused(0, step('sea-c6', 'sea-c5', 4), 'CY-10.2');
  t.play(0, step('sea-c6', 'sea-c5', 2));
  expect(fleetsAt(t.state, 'sea-c5')).toBe('3 of 0');
  t.play(0, step('sea-c5', 'sea-b4', 3));
  t.play(0, step('sea-b4', 'sea-a3', 1));
  expect(['sea-c6', 'sea-c5', 'sea-b4', 'sea-a3'].map((sea) => fleetsAt(t.state, sea as SeaId))).toEqual([
    '1 of 0',
    'none',
    '2 of 0',
    '1 of 0',
  ]);
});

rule('CY-10.3', 'stepping among enemies ends the movement in a battle of those who stepped in', () => {
  const t = ready(table().arrange((draft) => anchor(draft, 3, 'sea-c7', 2)));
  t.arrange((draft) => nextDice(draft, 6, [5, 0]));
  t.play(0, step('sea-c6', 'sea-c7', 1));
  expect(t.events.slice(0, 4)).toEqual([
    { type: 'action-paid', seat: 0, gold: 1 },
    { type: 'fleets-moved', seat: 0, from: 'sea-c6', to: 'sea-c7', fleets: 1 },
    { type: 'battle-began', attacker: 0, defender: 3, place: 'sea-c7' },
    { type: 'assault-rolled', place: 'sea-c7', attackDie: 3, defenceDie: 0, attack: 4, defence: 2 },
  ]);
  expect(fleetsAt(t.state, 'sea-c6')).toBe('2 of 0');
});

rule('CY-10.4', 'the Kraken’s space and those around Polyphemus’ island cannot be entered', () => {
  const t = ready(
    table().arrange((draft) => {
      surface(draft, 'sea-b4');
      stand(draft, 'polyphemus', 'sikinos', 2);
      anchorOnly(draft, 3, {});
      anchor(draft, 0, 'sea-c7');
    }),
  );
  t.refused(0, step('sea-c5', 'sea-b4', 1), 'CY-10.4');
  t.refused(0, step('sea-c7', 'sea-c8', 1), 'CY-10.4');
  t.refused(0, step('sea-c7', 'sea-d8', 1), 'CY-10.4');
  t.play(0, step('sea-c5', 'sea-c4', 1));
});

rule('CY-10.5', 'one may stop after 1 or 2 steps, and buy the action again for the same fleets', () => {
  const t = ready();
  t.play(0, step('sea-c6', 'sea-c7', 1)).play(0, { type: 'stop' });
  t.play(0, step('sea-c7', 'sea-d8', 1))
    .play(0, step('sea-d8', 'sea-e8', 1))
    .play(0, { type: 'stop' });
  expect(t.state.gold[0]).toBe(7);
  expect(fleetsAt(t.state, 'sea-e8')).toBe('1 of 0');
});

rule('CY-10.6', 'unused steps are not paid back', () => {
  const t = ready()
    .play(0, step('sea-c6', 'sea-c7', 1))
    .play(0, { type: 'stop' });
  expect(t.state.gold[0]).toBe(8);
});

rule('CY-10.7', 'without gold no movement begins; a space may be visited twice', () => {
  const poor = ready(table().arrange((draft) => give(draft, 0, 0)));
  poor.refused(0, step('sea-c6', 'sea-c7', 1), 'CY-1.8');
  expect(poor.legal(0).some((move) => move.type === 'move-fleets')).toBe(false);
  const t = ready();
  t.play(0, step('sea-c6', 'sea-c7', 1))
    .play(0, step('sea-c7', 'sea-c6', 1))
    .play(0, step('sea-c6', 'sea-c7', 3));
  expect(fleetsAt(t.state, 'sea-c7')).toBe('3 of 0');
});

rule('CY-10.7', 'a battle ends the movement for fleets left on the way, too', () => {
  const t = ready(table().arrange((draft) => anchor(draft, 3, 'sea-d8', 1)));
  t.arrange((draft) => nextDice(draft, 6, [5, 0]));
  t.play(0, step('sea-c6', 'sea-c7', 3)).play(0, step('sea-c7', 'sea-d8', 1));
  expect(fleetsAt(t.state, 'sea-d8')).toBe('1 of 0');
  expect(fleetsAt(t.state, 'sea-c7')).toBe('2 of 0');
  expect(t.ask(0).kind).toBe('act');
});

rule(
  ['CY-10.1', 'CY-10.3', 'CY-10.4'],
  'reachable spaces: three steps, through none that is closed or held by an enemy',
  () => {
    const t = table().arrange((draft) => {
      surface(draft, 'sea-b4');
      anchor(draft, 3, 'sea-c7', 2);
      settle(draft, 3, 'mykonos');
    });
    const board = boardFor(5);
    const reach = (steps: number) =>
      reachableSeas(t.state, seatAt(0), seaNumber(board, 'sea-c6'), steps)
        .map((sea) => seaId(board, sea))
        .toSorted();
    expect(reach(1)).toEqual(['sea-b6', 'sea-c5', 'sea-c7']);
    expect(reach(2)).toEqual(['sea-a5', 'sea-a6', 'sea-b6', 'sea-b7', 'sea-c4', 'sea-c5', 'sea-c7', 'sea-d5']);
    expect(reach(3)).not.toContain('sea-d8');
  },
);
