// Sides that play random games: each brings its own way to play one, everything else is shared.

import { hashOf, randomFrom, silently } from '@atoll/engine';
import type { AnyGame, Random } from '@atoll/engine';
import { anyMove, laidOutTables, layOut, owedDecision } from '../random-play.js';
import type { State } from '../random-play.js';
import type { Side } from './side.js';

export interface Finished {
  readonly state: State;
  readonly moves: number;
}

/** Plays the table with this number to its end. */
export type PlayTable = (table: number, random: Random) => Finished;

/** Enough that looking at the clock does not count. */
const MOVES_PER_WORK = 250;
const PROOF_GAMES = 8;

/** `counted` says what a unit is: a move, or a whole game. */
export function playingSide(play: PlayTable, tables: number, counted: 'moves' | 'games'): Side {
  const random = randomFrom('bench');
  let table = 0;
  return {
    work() {
      let [moves, games] = [0, 0];
      while (moves < MOVES_PER_WORK) {
        moves += play(table, random).moves;
        games += 1;
        table = (table + 1) % tables;
      }
      return counted === 'moves' ? moves : games;
    },
    proof() {
      const own = randomFrom('proof');
      return hashOf(Array.from({ length: PROOF_GAMES }, (_, index) => play(index, own)));
    },
  };
}

export function inPlaceSide(game: AnyGame): Side {
  const tables = laidOutTables(game);
  return playingSide(
    (table, random) => playOut(game, game.clone(tables[table] as State), random),
    tables.length,
    'moves',
  );
}

/** Whole games, from the shuffling to the end. */
export function gamesSide(game: AnyGame): Side {
  return playingSide((table, random) => playOut(game, layOut(game, table), random), 1000, 'games');
}

function playOut(game: AnyGame, state: State, random: Random): Finished {
  let moves = 0;
  let decision = owedDecision(game.decisions(state), random);
  while (decision !== null) {
    const open = game.perform(state, decision, anyMove(game, state, decision, random), silently);
    moves += 1;
    decision = owedDecision(open, random);
  }
  return { state, moves };
}

/** The public interface: nothing is changed in place, events are collected. */
export function pureSide(game: AnyGame): Side {
  const tables = laidOutTables(game);
  const play: PlayTable = (table, random) => {
    let state = tables[table] as State;
    let moves = 0;
    for (
      let decision = owedDecision(game.decisions(state), random);
      decision !== null;
      decision = owedDecision(game.decisions(state), random)
    ) {
      state = game.apply(state, decision, anyMove(game, state, decision, random)).state;
      moves += 1;
    }
    return { state, moves };
  };
  return playingSide(play, tables.length, 'moves');
}
