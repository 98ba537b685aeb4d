// How large states and lists of legal moves get, over every option: counted in random games, not timed.

import { optionCombinations, pick, randomFrom, silently } from '@atoll/engine';
import type { AnyGame, Random } from '@atoll/engine';
import { anyMove, owedDecision } from './random-play.js';
import type { Census } from './rows.js';

/** A game with many options has too many combinations to play them all. */
const COMBINATIONS = 24;
/** Writing a state as JSON takes longer than a move. */
const WEIGH_EVERY = 5;

export function takeCensus(game: AnyGame, gamesEach: number): Census {
  const random = randomFrom('census');
  const all = optionCombinations(game.options, game.seats.max);
  const chosen = all.length <= COMBINATIONS ? all : Array.from({ length: COMBINATIONS }, () => pick(random, all));
  const census = { stateBytes: 0, legalMoves: 0 };
  for (const [index, options] of chosen.entries()) {
    for (let number = 0; number < gamesEach; number++)
      playAndWeigh(game, options, `census-${index}-${number}`, random, census);
  }
  return census;
}

function playAndWeigh(
  game: AnyGame,
  options: object,
  seed: string,
  random: Random,
  census: { -readonly [K in keyof Census]: Census[K] },
): void {
  const { state } = game.setup(game.seats.max, options, seed);
  for (let moves = 0; ; moves++) {
    if (moves % WEIGH_EVERY === 0)
      census.stateBytes = Math.max(census.stateBytes, Buffer.byteLength(JSON.stringify(state)));
    for (const open of game.decisions(state)) {
      census.legalMoves = Math.max(census.legalMoves, game.legalMoves(state, open).length);
    }
    const decision = owedDecision(game, state, random);
    if (decision === null) return;
    game.perform(state, decision, anyMove(game, state, decision, random), silently);
  }
}
