// A game told step by step, whether it is being played now or read from a record.

import { decisionId, randomFrom, Recorder } from '@atoll/engine';
import type { AnyGame, GameRecord, GameTypes, Placing, ReplayStep } from '@atoll/engine';
import { chooseMove, machineSeed } from './machine.js';
import type { Table } from './table.js';

export type StoryStep = ReplayStep<GameTypes>;

/** A machine game as it happens; the record is complete when the last step has been taken. */
export function* playStory(table: Table): Generator<StoryStep, GameRecord<GameTypes>> {
  const { game, seats, options, seed } = table;
  const random = randomFrom(machineSeed(seed));
  const recorder = new Recorder(game, options, seats, seed);
  let step = game.setup(seats, options, seed);
  yield { ...step, at: 0, input: null };
  for (let at = 1; ; at++) {
    const choice = chooseMove(game, step.state, random);
    if (choice === null) return recorder.finish(step.state);
    const { decision, move } = choice;
    step = game.apply(step.state, decision, move);
    const input = { decision: decisionId(decision), seat: decision.seat, move };
    recorder.add(input, step.state);
    yield { ...step, at, input };
  }
}

/** The machine form of a told game. */
export interface Story {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  /** How many moves the whole record has. */
  readonly moves: number;
  /** After how many of them the telling stopped. */
  readonly at: number;
  readonly steps: readonly {
    readonly at: number;
    readonly seat: number | null;
    readonly move: GameTypes['move'] | null;
    readonly events: readonly GameTypes['event'][];
    readonly text: readonly string[];
  }[];
  /** Who owes an answer where the telling stopped. */
  readonly open: readonly { readonly decision: string; readonly seat: number; readonly ask: string }[];
  readonly ending: string | null;
  readonly ranking: readonly Placing[] | null;
  /** Whether the hashes of the record were compared and found right. */
  readonly verified: boolean;
}

export function openAsks(game: AnyGame, state: GameTypes['state']): Story['open'] {
  return game
    .decisions(state)
    .filter((decision) => decision.optional !== true)
    .map((decision) => ({ decision: decisionId(decision), seat: decision.seat, ask: decision.ask.kind }));
}
