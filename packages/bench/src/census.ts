// How large states and lists of legal moves get, over seat counts and options: counted in random games, not timed.

import { optionCombinations, pick, randomFrom, silently } from '@atoll/engine';
import type { AnyGame, Random } from '@atoll/engine';
import { anyMove, owedDecision } from './random-play.js';
import type { State } from './random-play.js';
import type { Census } from './rows.js';

/** A game with many options has too many combinations to play them all. */
const COMBINATIONS = 24;
/** Writing a state as JSON takes longer than a move. */
const WEIGH_EVERY = 5;

export function takeCensus(game: AnyGame, gamesEach: number): Census {
  const random = randomFrom('census');
  const all = combinationsOf(game);
  const chosen = all.length <= COMBINATIONS ? all : Array.from({ length: COMBINATIONS }, () => pick(random, all));
  let [stateBytes, legalMoves] = [0, 0];
  for (const [index, { seats, options }] of chosen.entries()) {
    for (let number = 0; number < gamesEach; number++) {
      const { state } = game.setup(seats, options, `census-${index}-${number}`);
      for (const weighed of playAndWeigh(game, state, random)) {
        stateBytes = Math.max(stateBytes, weighed.stateBytes);
        legalMoves = Math.max(legalMoves, weighed.legalMoves);
      }
    }
  }
  return { stateBytes, legalMoves };
}

function combinationsOf({ seats: { min, max }, options }: AnyGame): { seats: number; options: object }[] {
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return counts.flatMap((seats) => optionCombinations(options, seats).map((chosen) => ({ seats, options: chosen })));
}

function* playAndWeigh(game: AnyGame, state: State, random: Random): Generator<Census> {
  let open = game.decisions(state);
  for (let moves = 0; ; moves++) {
    const stateBytes = moves % WEIGH_EVERY === 0 ? Buffer.byteLength(JSON.stringify(state)) : 0;
    const lists = open.map((decision) => game.legalMoves(state, decision).length);
    yield { stateBytes, legalMoves: Math.max(0, ...lists) };
    const decision = owedDecision(open, random);
    if (decision === null) return;
    open = game.perform(state, decision, anyMove(game, state, decision, random), silently);
  }
}
