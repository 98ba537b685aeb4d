import type { GameTypes } from '@atoll/engine';
import { ticTacToe } from '@atoll/testkit/reference';
import { describe, expect, it } from 'vitest';
import type { Brain } from '../brain.js';
import { answerAfter, blank, cellOf } from './tic-tac-toe.testing.js';

type State = GameTypes['state'];

const paired: Brain = { ...blank, sideBySide: { width: 9, pointOfRating: 0.02 } };

describe('moves side by side', () => {
  it('win where they can, and stop the other where they must', () => {
    expect(answerAfter([0, 3, 1, 4], { iterations: 300 }, paired)).toBe(2);
    expect(answerAfter([0, 4, 1], { iterations: 600 }, paired)).toBe(2);
  });

  it('begin from the same guess, the next lot from the next', () => {
    let guesses = 0;
    const guess = (...given: Parameters<typeof ticTacToe.guess>): State => {
      guesses += 1;
      return ticTacToe.guess(...given);
    };
    const twoMoves = { ...blank, game: { ...ticTacToe, guess }, sideBySide: { width: 2, pointOfRating: 0 } };
    answerAfter([0, 3, 1], { iterations: 40 }, twoMoves);
    // One to choose the field by, which is the first lot's too, and one after each of the twenty lots of two.
    expect(guesses).toBe(21);
  });

  it('are only those that look best, and the rating counts among equals', () => {
    const likes =
      (liked: number): Brain['rate'] =>
      (_state, _decision, moves, ratings) =>
        moves.forEach((move, i) => void (ratings[i] = cellOf(move) === liked ? 1 : 0));
    const narrow = { ...paired, rate: likes(8), sideBySide: { width: 1, pointOfRating: 0.02 } };
    expect(answerAfter([0, 3, 1, 4], { iterations: 300 }, narrow)).toBe(8);
    const indifferent = { ...paired, rate: likes(5), horizon: 0 };
    expect(answerAfter([], { iterations: 90 }, indifferent)).toBe(5);
  });
});
