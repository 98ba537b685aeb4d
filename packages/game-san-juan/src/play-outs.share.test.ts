// Whole random games in place, as search plays them: every one ends, and no component is lost on the way.

import { expect, test } from 'vitest';
import { below, optionCombinations, randomFrom, silently } from '@atoll/engine';
import { share } from '@atoll/testkit';
import { sanJuan } from './game.js';
import type { Options } from './options.js';
import type { State } from './state.js';

const GAMES = share(1000);
const MOST_MOVES = 5000;
const LOOK_EVERY = 100;

function playOut(seats: number, options: Options, seed: string): State {
  const random = randomFrom(`${seed} moves`);
  const { state } = sanJuan.setup(seats, options, seed);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const open = sanJuan.decisions(state);
    if (open.length === 0) return state;
    const decision = open[below(random, open.length)] as (typeof open)[number];
    const legal = sanJuan.legalMoves(state, decision);
    sanJuan.perform(state, decision, legal[below(random, legal.length)] as (typeof legal)[number], silently);
    if (moves % LOOK_EVERY === 0) expect(sanJuan.invariants(state)).toEqual([]);
  }
  throw new Error(`${seed}: not over after ${MOST_MOVES} moves`);
}

for (const seats of [2, 3, 4]) {
  // The figures of the Customs house and the choice of the first Governor change no procedure.
  for (const options of optionCombinations(sanJuan.options, seats).filter(
    (some) => some.customsHouseFigures === 'seed' && some.governor === 'drawn',
  )) {
    test(`${GAMES} games with ${seats} seats, ${options.expansion ? 'expansion' : 'base'}, ${options.startingHand}`, () => {
      for (let game = 0; game < GAMES; game++) {
        const last = playOut(seats, options, `play-out ${seats} ${game}`);
        expect(sanJuan.invariants(last)).toEqual([]);
        expect(sanJuan.ranking(last)).toHaveLength(seats);
      }
    });
  }
}
