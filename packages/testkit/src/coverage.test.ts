import { expect, test } from 'vitest';
import { coverage, coverageOf } from './coverage.js';
import { pearls, ticTacToe } from './reference/index.js';

coverage(ticTacToe);

coverage(pearls, {
  features: (before, _decision, move, after) => {
    const shown: string[] = [];
    if (move.type === 'dive' && before.pile.length === 0) shown.push('dive-into-reshuffle');
    if (after.stack.length === 0 && after.players.some((player) => player.pearls === 0)) shown.push('no-pearl-at-all');
    return shown;
  },
  expected: ['dive-into-reshuffle', 'no-pearl-at-all'],
});

test('what never occurs is listed, with the number of games played', async () => {
  const found = await coverageOf(pearls, { expected: ['flood'], maxGames: 100, combinations: [{ diving: false }] });
  expect(found).toEqual({ games: 100, missing: ['ask dive', 'move dive', 'event dived', 'feature flood'] });
});

test('a policy makes rare things come early', async () => {
  const missing = async (weight: number): Promise<readonly string[]> => {
    const found = await coverageOf(pearls, {
      features: (_before, _decision, move) => (move.type === 'discard' && move.card === 17 ? ['top-card'] : []),
      expected: ['top-card'],
      optionalChance: 0.5,
      policy: (_state, _decision, move) => (move.type === 'discard' && move.card === 17 ? weight : 1),
      maxGames: 40,
    });
    return found.missing;
  };
  expect(await missing(100)).toEqual([]);
  expect(await missing(0)).toEqual(['feature top-card']);
});
