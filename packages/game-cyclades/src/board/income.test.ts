// CY-4 Income

import { expect } from 'vitest';
import { rule, scenario } from '@atoll/testkit';
import { cyclades } from '../game.js';
import { anchor, anchorOnly, BY_SEAT, give, lay, seatAt, settleOnly } from '../table.testing.js';
import { incomeOf } from './income.js';

const table = () => scenario(cyclades, { seats: 5, options: BY_SEAT });

rule(['CY-4.1', 'CY-E4'], 'everybody has 7 gold before the first offering', () => {
  const t = table();
  expect(t.state.cycle).toBe(1);
  expect(t.state.gold).toEqual([7, 7, 7, 7, 7]);
});

rule(
  ['CY-4.1', 'CY-E3'],
  'an island pays its symbols and markers with or without troops, a trade space its fleet',
  () => {
    const t = table().arrange((draft) => {
      settleOnly(draft, 1, { delos: 0 });
      anchorOnly(draft, 1, {});
      settleOnly(draft, 2, { ios: 1 });
      anchorOnly(draft, 2, { 'sea-k6': 1 });
      lay(draft, 'ios', 2);
    });
    expect(incomeOf(t.state, seatAt(1))).toBe(2);
    expect(incomeOf(t.state, seatAt(2))).toBe(1 + 2);
  },
);

rule(['CY-4.2', 'CY-E3'], 'three fleets in one trade space still bring 1 gold, and fleets elsewhere none', () => {
  const t = table().arrange((draft) => {
    settleOnly(draft, 2, { ios: 1 });
    anchorOnly(draft, 2, { 'sea-k6': 3 });
    anchor(draft, 2, 'sea-j6', 2);
  });
  expect(incomeOf(t.state, seatAt(2))).toBe(1);
});

rule('CY-4.3', 'income goes behind the screen: others see what is paid, not what is there', () => {
  const t = table().arrange((draft) => give(draft, 0, 33));
  t.skipTo(({ state }) => state.cycle === 2);
  expect(t.events).toContainEqual({ type: 'income-received', seat: 0, gold: expect.any(Number) });
  expect(t.view(0).players[0]?.gold).toBeGreaterThan(33);
  expect(t.view(1).players[0]?.gold).toBeNull();
  expect(t.view('spectator').players.map((player) => player.gold)).toEqual([null, null, null, null, null]);
});
