import { below, pick, randomFrom, silently } from '@atoll/engine';
import { share } from '@atoll/testkit';
import { expect, test } from 'vitest';
import { vanuatu } from './index.js';
import type { State } from './state.js';

const GAMES = share(1000);
const MOST_MOVES = 1000;
const TIME_LIMIT = 5 * 60_000;

/** One random game, in place, to its end; optional decisions are taken up now and then. */
function playOut(seats: number, characters: boolean, seed: string): State {
  const random = randomFrom(`${seed}/moves`);
  const { state } = vanuatu.setup(seats, { characters }, seed);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const open = vanuatu.decisions(state);
    if (open.length === 0) return state;
    const decision = pick(random, below(random, 10) === 0 ? open : open.slice(0, 1));
    vanuatu.perform(state, decision, pick(random, vanuatu.legalMoves(state, decision)), silently);
  }
  throw new Error(`not over after ${MOST_MOVES} moves: ${seed}`);
}

test.each([
  { seats: 2, characters: true },
  { seats: 3, characters: true },
  { seats: 4, characters: true },
  { seats: 5, characters: true },
  { seats: 4, characters: false },
])(
  `${GAMES} random games of $seats, characters $characters, end sound and ranked`,
  { timeout: TIME_LIMIT },
  ({ seats, characters }) => {
    for (let game = 0; game < GAMES; game++) {
      const last = playOut(seats, characters, `random ${game}`);
      const faults = vanuatu.invariants(last);
      if (faults.length > 0) expect(faults, `game ${game}`).toEqual([]);
      if (vanuatu.ranking(last)?.length !== seats) expect.fail(`game ${game} has no ranking`);
    }
  },
);
