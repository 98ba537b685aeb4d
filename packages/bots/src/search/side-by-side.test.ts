import { randomFrom } from '@atoll/engine';
import type { Decision, GameTypes } from '@atoll/engine';
import { ticTacToe } from '@atoll/testkit/reference';
import { describe, expect, it } from 'vitest';
import type { Brain } from '../brain.js';
import { choose } from '../levels/choose.js';

type State = GameTypes['state'];

/** Knows nothing at first sight, and compares all moves. */
const blank: Brain = {
  game: ticTacToe,
  judge: (_state, chances) => void chances.fill(0.5),
  rate: () => {},
  turnOf: () => 0,
  horizon: Infinity,
  sideBySide: { width: 9, pointOfRating: 0.02 },
  attentionTo: () => 'search',
  reason: () => 'searched',
  reasons: ['searched'],
};

const cellOf = (move: GameTypes['move'] | null): number => (move as unknown as { cell: number }).cell;

function answerAfter(cells: readonly number[], brain: Brain, iterations: number): number {
  const { game } = brain;
  let { state } = game.setup(2, {}, 'a');
  const asked = (): Decision<GameTypes['ask']> => game.decisions(state)[0] as Decision<GameTypes['ask']>;
  for (const cell of cells) state = game.apply(state, asked(), { type: 'mark', cell } as GameTypes['move']).state;
  const decision = asked();
  const { move } = choose(brain, {
    level: 'hard',
    view: game.view(state, decision.seat),
    decision,
    legalMoves: game.legalMoves(state, decision),
    random: randomFrom('side by side'),
    budget: { iterations },
  });
  return cellOf(move);
}

describe('moves side by side', () => {
  it('win where they can, and stop the other where they must', () => {
    expect(answerAfter([0, 3, 1, 4], blank, 300)).toBe(2);
    expect(answerAfter([0, 4, 1], blank, 600)).toBe(2);
  });

  it('begin from the same guess, the next lot from the next', () => {
    let guesses = 0;
    const guess = (...given: Parameters<typeof ticTacToe.guess>): State => {
      guesses += 1;
      return ticTacToe.guess(...given);
    };
    answerAfter([0, 3, 1], { ...blank, game: { ...ticTacToe, guess }, sideBySide: { width: 2, pointOfRating: 0 } }, 40);
    expect(guesses).toBe(21);
  });

  it('are only those that look best, and the rating counts among equals', () => {
    const likes =
      (liked: number): Brain['rate'] =>
      (_state, _decision, moves, ratings) =>
        moves.forEach((move, i) => void (ratings[i] = cellOf(move) === liked ? 1 : 0));
    const narrow = { ...blank, rate: likes(8), sideBySide: { width: 1, pointOfRating: 0.02 } };
    expect(answerAfter([0, 3, 1, 4], narrow, 300)).toBe(8);
    const indifferent = { ...blank, rate: likes(5), horizon: 0 };
    expect(answerAfter([], indifferent, 90)).toBe(5);
  });
});
