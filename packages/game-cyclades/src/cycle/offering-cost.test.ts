// What the screen says an offering would cost is what it costs once it is made.

import { scenario } from '@atoll/testkit';
import { expect, it } from 'vitest';
import { cyclades } from '../game.js';
import { BY_SEAT } from '../table.testing.js';
import { offeringCost, offeringCostWith } from './offering-cost.js';

it('CY-18.3 with a second marker, with priests, and in place of the own one', () => {
  const t = scenario(cyclades, { seats: 2, options: BY_SEAT }).arrange((draft) => {
    draft.priests.fill(2);
    draft.gold.fill(20);
  });
  const seat = t.decisions()[0]?.seat;
  const [god, other] = t.state.row;
  if (seat === undefined || god === undefined || other === undefined) throw new Error('nobody offers');
  expect(offeringCostWith(t.state, seat, god, 5)).toBe(3);
  t.play(seat, { type: 'offer', god, gold: 5 });
  expect(offeringCost(t.state, seat)).toBe(3);
  expect(offeringCostWith(t.state, seat, other, 3)).toBe(6);
  expect(offeringCostWith(t.state, seat, god, 9)).toBe(7);
  expect(offeringCostWith(t.state, seat, other, 1)).toBe(4);
});
