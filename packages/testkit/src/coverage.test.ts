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

test('what never occurs is listed, with the number of games played', () => {
  const found = coverageOf(pearls, { expected: ['flood'], maxGames: 100, combinations: [{ diving: false }] });
  expect(found).toEqual({ games: 100, missing: ['ask dive', 'move dive', 'event dived', 'feature flood'] });
});

test('a policy makes rare things come early', () => {
  const missing = (weight: number): number =>
    coverageOf(pearls, {
      features: (_before, _decision, move) => (move.type === 'discard' && move.card === 17 ? ['top-card'] : []),
      expected: ['top-card'],
      optionalChance: 0.5,
      policy: (_state, _decision, move) => (move.type === 'discard' && move.card === 17 ? weight : 1),
      maxGames: 40,
    }).missing.length;
  expect(missing(100)).toBe(0);
  expect(missing(0)).toBe(1);
});
