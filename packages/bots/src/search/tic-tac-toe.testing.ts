// The smallest game with something to find, for the tests of the search: who sees nothing at first sight must look ahead.

import { randomFrom } from '@atoll/engine';
import type { Decision, GameTypes } from '@atoll/engine';
import { ticTacToe } from '@atoll/testkit/reference';
import type { Budget } from '../bot.js';
import type { Brain } from '../brain.js';
import { choose } from '../levels/choose.js';

/** Knows nothing: whatever it finds, the search has found. */
export const blank: Brain = {
  game: ticTacToe,
  judge: (_state, chances) => void chances.fill(0.5),
  rate: () => {},
  turnOf: () => 0,
  horizon: Infinity,
  attentionTo: () => 'search',
  motive: () => 'searched',
  motives: ['searched'],
};

export const cellOf = (move: GameTypes['move'] | null): number => (move as unknown as { cell: number }).cell;

/** Plays these cells in turn, then asks Hard. */
export function answerAfter(cells: readonly number[], budget: Budget, brain = blank): number {
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
    random: randomFrom('search'),
    budget,
  });
  return cellOf(move);
}
