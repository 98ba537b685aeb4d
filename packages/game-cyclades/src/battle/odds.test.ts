// The exact chances of CY-12.1, CY-12.2 and CY-15.5

import { describe, expect, it } from 'vitest';
import { below, randomFrom } from '@atoll/engine';
import { scenario } from '@atoll/testkit';
import { boardFor, islandNumber, seaNumber } from '../board/geometry.js';
import { DIE_FACES } from '../data/components.js';
import { cyclades } from '../game.js';
import { anchorOnly, BY_SEAT, found, raise, seatAt, settle, stand } from '../table.testing.js';
import { assaultOdds, battleOdds } from './odds.js';
import type { BattleSides } from './odds.js';
import { landBattleOdds, landDefence, seaBattleOdds, seaDefence } from './strength.js';

describe('the odds of an assault', () => {
  it('of equal sides: 10 of 36 throws are equal, the rest is shared', () => {
    expect(assaultOdds(2, 2)).toEqual({ attackerLoses: 13 / 36, defenderLoses: 13 / 36, bothLose: 10 / 36 });
  });
  it('a lead of 4 cannot be made good, one of 3 just be equalled', () => {
    expect(assaultOdds(5, 1)).toEqual({ attackerLoses: 0, defenderLoses: 1, bothLose: 0 });
    expect(assaultOdds(4, 1)).toEqual({ attackerLoses: 0, defenderLoses: 35 / 36, bothLose: 1 / 36 });
  });
});

describe('the odds of a battle', () => {
  const sides = (attackers: number, defenders: number, bonus = 0, minotaur = false): BattleSides => ({
    attackers,
    defenders,
    bonus,
    minotaur,
  });
  it('of one against one are those of an assault', () => {
    expect(battleOdds(sides(1, 1))).toEqual({ attackerWins: 13 / 36, defenderWins: 13 / 36, bothFall: 10 / 36 });
  });
  it('of two against one, added up by hand', () => {
    // 2 against 1: lead 1. Then, if the first attacker falls, 1 against 1.
    const first = assaultOdds(2, 1);
    const then = assaultOdds(1, 1);
    const odds = battleOdds(sides(2, 1));
    expect(odds.attackerWins).toBeCloseTo(
      first.defenderLoses + first.bothLose + first.attackerLoses * then.defenderLoses,
      12,
    );
    expect(odds.defenderWins).toBeCloseTo(first.attackerLoses * then.attackerLoses, 12);
  });
  it('add up to 1', () => {
    for (let attackers = 0; attackers <= 8; attackers++) {
      for (let defenders = 0; defenders <= 8; defenders++) {
        const odds = battleOdds(sides(attackers, defenders, 2, defenders % 2 === 0));
        expect(odds.attackerWins + odds.defenderWins + odds.bothFall).toBeCloseTo(1, 12);
      }
    }
  });
  it('count the Minotaur as 2 and as the last to fall', () => {
    expect(battleOdds(sides(1, 0, 0, true)).attackerWins).toBe(assaultOdds(1, 2).defenderLoses);
    expect(battleOdds(sides(3, 1, 1, true)).attackerWins).toBeLessThan(battleOdds(sides(3, 1, 1)).attackerWins);
  });
  it.each([sides(4, 3), sides(5, 2, 2), sides(3, 1, 0, true), sides(8, 6, 1, true)])(
    'agree with played battles: %o',
    (given) => {
      const random = randomFrom(JSON.stringify(given));
      const battles = 20_000;
      let won = 0;
      for (let battle = 0; battle < battles; battle++) if (fight(given, random)) won += 1;
      expect(Math.abs(won / battles - battleOdds(given).attackerWins)).toBeLessThan(0.015);
    },
  );
});

/** Plays the rules of CY-12.1 and CY-12.2 with real dice. */
function fight({ attackers, defenders, bonus, minotaur }: BattleSides, random: Parameters<typeof below>[0]): boolean {
  const roll = () => DIE_FACES[below(random, 6)] as number;
  let [attack, defence, beast] = [attackers, defenders, minotaur];
  while (attack > 0 && (defence > 0 || beast)) {
    const lead = attack + roll() - defence - bonus - (beast ? 2 : 0) - roll();
    if (lead <= 0) attack -= 1;
    if (lead >= 0) {
      if (defence > 0) defence -= 1;
      else beast = false;
    }
  }
  return attack > 0;
}

it('the odds of a place on the board take its buildings and the Minotaur into account', () => {
  const { state } = scenario(cyclades, { seats: 5, options: BY_SEAT }).arrange((draft) => {
    settle(draft, 3, 'mykonos', 2);
    raise(draft, 'mykonos', { fortress: 1, port: 1 });
    stand(draft, 'minotaur', 'mykonos', 1);
    found(draft, 'sikinos');
    anchorOnly(draft, 3, { 'sea-d8': 2 });
  });
  const board = boardFor(5);
  const mykonos = islandNumber(board, 'mykonos');
  const d8 = seaNumber(board, 'sea-d8');
  expect(landDefence(state, mykonos)).toBe(2 + 2 + 1);
  expect(landBattleOdds(state, mykonos, 4)).toEqual(
    battleOdds({ attackers: 4, defenders: 2, bonus: 1, minotaur: true }),
  );
  expect(seaDefence(state, seatAt(3), d8)).toBe(2 + 1 + 1);
  expect(seaBattleOdds(state, d8, 4)).toEqual(battleOdds({ attackers: 4, defenders: 2, bonus: 2, minotaur: false }));
  expect(seaBattleOdds(state, seaNumber(board, 'sea-e8'), 1).attackerWins).toBe(1);
});
