// Many games between machine players, one after another, and what came of them.

import { decisionId, randomFrom, Recorder, silently, writeRecord } from '@atoll/engine';
import { chooseMove, machineSeed } from './machine.js';
import type { Table } from './table.js';

export interface Plan extends Table {
  readonly games: number;
  /** A game that is not over after so many moves is stopped. */
  readonly maxSteps: number;
  /** Check the invariants after every move, not only at the end. */
  readonly checkMoves: boolean;
  readonly record: boolean;
}

/** One game of a simulation. */
export interface Played {
  readonly seed: string;
  readonly moves: number;
  readonly milliseconds: number;
  readonly maxLegalMoves: number;
  /** Why it ended; `stopped` at the bound, null if it broke down. */
  readonly ending: string | null;
  readonly winners: readonly number[];
  /** What went wrong, in words for a developer. */
  readonly fault: string | null;
  /** The text of its record, if one was asked for. */
  readonly record: string | null;
}

const STOPPED = 'stopped';

/** The seed of the game with this number: a single game with that seed is the same game. */
function seedOf(seed: string, index: number): string {
  return index === 0 ? seed : `${seed}-${index}`;
}

export function* simulate(plan: Plan): Generator<Played> {
  for (let index = 0; index < plan.games; index++) yield playOne(plan, seedOf(plan.seed, index));
}

function playOne(plan: Plan, seed: string): Played {
  const progress = { moves: 0, maxLegalMoves: 0 };
  const start = performance.now();
  let outcome: Outcome;
  try {
    outcome = playOut(plan, seed, progress);
  } catch (error) {
    outcome = { ...nothing, fault: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
  return { seed, ...progress, ...outcome, milliseconds: performance.now() - start };
}

type Outcome = Pick<Played, 'ending' | 'winners' | 'fault' | 'record'>;

const nothing: Outcome = { ending: null, winners: [], fault: null, record: null };

/** Plays in place, and counts as it goes so that a fault can be found again. */
function playOut(plan: Plan, seed: string, progress: { moves: number; maxLegalMoves: number }): Outcome {
  const { game, seats, options } = plan;
  const random = randomFrom(machineSeed(seed));
  const { state } = game.setup(seats, options, seed);
  const recorder = plan.record ? new Recorder(game, options, seats, seed) : null;
  let choice = chooseMove(game, state, random);
  while (choice !== null && progress.moves < plan.maxSteps) {
    const { decision, move, among } = choice;
    if (among > progress.maxLegalMoves) progress.maxLegalMoves = among;
    game.perform(state, decision, move, silently);
    progress.moves += 1;
    recorder?.add({ decision: decisionId(decision), seat: decision.seat, move }, state);
    if (plan.checkMoves) refuseBroken(game.invariants(state));
    choice = chooseMove(game, state, random);
  }
  refuseBroken(game.invariants(state));
  const record = recorder === null ? null : writeRecord(recorder.finish(state));
  if (choice !== null) return { ...nothing, ending: STOPPED, record };
  const ranking = game.ranking(state);
  if (ranking === null) throw new Error('nobody owes an answer, but there is no ranking');
  const winners = ranking.filter((placing) => placing.won).map((placing) => placing.points);
  return { ending: game.ending(state) ?? 'unnamed', winners, fault: null, record };
}

function refuseBroken(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`invariants broken: ${faults.join('; ')}`);
}
