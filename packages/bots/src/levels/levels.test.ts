// A small arena for every game: the large ones, with their intervals, are in docs/bots/README.md.

import { defaultOptions, randomFrom } from '@atoll/engine';
import type { Decision, GameTypes } from '@atoll/engine';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../arena/match.js';
import type { PlayerName } from '../arena/player.js';
import { pairingOf, Scores } from '../arena/tournament.js';
import type { Standing } from '../arena/tournament.js';
import type { Brain } from '../brain.js';
import { brainOf, TAUGHT } from '../brains.js';
import { blank, cellOf } from '../search/tic-tac-toe.testing.js';
import { choose } from './choose.js';

function meet(brain: Brain, players: readonly PlayerName[], games: number, iterations: number): Standing {
  const scores = new Scores(players);
  const options = defaultOptions(brain.game.options);
  for (let index = 0; index < games; index++) {
    const pairing = pairingOf(players, 'levels', index);
    const match = { seating: pairing.seating, options, seed: pairing.seed, budget: { iterations }, now: () => 0 };
    scores.add(pairing, playMatch(brain, match));
  }
  return scores.standings()[0] as Standing;
}

describe.each(TAUGHT)('%s', (game) => {
  it('Normal beats random and Easy more often than not', async () => {
    const brain = (await brainOf(game)) as Brain;
    expect(meet(brain, ['normal', 'random'], 6, 1).winRate).toBeGreaterThan(0.5);
    expect(meet(brain, ['easy', 'normal'], 10, 1).winRate).toBeLessThan(0.5);
  });
});

it('Easy slips now and then, but not where that could lose the game for everybody', () => {
  const rate: Brain['rate'] = (_state, _decision, moves, ratings) =>
    moves.forEach((move, i) => void (ratings[i] = cellOf(move) === 4 ? 1 : 0));
  const cells = (isVital: boolean): Set<number> => {
    const { state } = blank.game.setup(2, {}, 'a');
    const decision = blank.game.decisions(state)[0] as Decision<GameTypes['ask']>;
    const legalMoves = blank.game.legalMoves(state, decision);
    const view = blank.game.view(state, decision.seat);
    const brain: Brain = { ...blank, rate, isVital: () => isVital };
    const seeds = Array.from({ length: 40 }, (_, n) => randomFrom(`easy ${n}`));
    return new Set(
      seeds.map((random) =>
        cellOf(choose(brain, { level: 'easy', view, decision, legalMoves, random, budget: {} }).move),
      ),
    );
  };
  expect(cells(true)).toEqual(new Set([4]));
  expect(cells(false).size).toBeGreaterThan(3);
});
