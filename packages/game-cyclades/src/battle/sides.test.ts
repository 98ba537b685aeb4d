// What the screen says of a battle is what the dice will be added to.

import { scenario } from '@atoll/testkit';
import { expect, it } from 'vitest';
import { cyclades } from '../game.js';
import { anchorOnly, BY_SEAT, found, raise, seatAt, settle, stand } from '../table.testing.js';
import { assaultOdds, battleOdds } from './odds.js';
import { battleStrength } from './sides.js';

const { state } = scenario(cyclades, { seats: 5, options: BY_SEAT }).arrange((draft) => {
  settle(draft, 3, 'mykonos', 2);
  raise(draft, 'mykonos', { fortress: 1, port: 1 });
  stand(draft, 'minotaur', 'mykonos', 1);
  found(draft, 'sikinos');
  anchorOnly(draft, 3, { 'sea-d8': 2 });
});

it('CY-12.1 on land: troops, Minotaur and each building named', () => {
  const sides = battleStrength(state, { place: 'mykonos', land: true, defender: seatAt(3), attackers: 4 });
  expect(sides.attack).toEqual({ parts: [{ from: 'troop', island: null, strength: 4 }], total: 4 });
  expect(sides.defence).toEqual({
    parts: [
      { from: 'troop', island: null, strength: 2 },
      { from: 'minotaur', island: null, strength: 2 },
      { from: 'fortress', island: 'mykonos', strength: 1 },
    ],
    total: 5,
  });
  expect(sides.assault).toEqual(assaultOdds(4, 5));
  expect(sides.battle).toEqual(battleOdds({ attackers: 4, defenders: 2, bonus: 1, minotaur: true }));
});

it('CY-12.1 at sea: ports and metropolises of every island of the defender around the space', () => {
  const sides = battleStrength(state, { place: 'sea-d8', land: false, defender: seatAt(3), attackers: 3 });
  expect(sides.defence.parts.map(({ from, island }) => [from, island])).toEqual([
    ['fleet', null],
    ['port', 'mykonos'],
    ['metropolis', 'sikinos'],
  ]);
  expect(sides.battle).toEqual(battleOdds({ attackers: 3, defenders: 2, bonus: 2, minotaur: false }));
});
