// Playing a record again, to any point; the one place that turns inputs back into states.

import { decisionCalled } from './decision.js';
import type { Game, GameTypes, Step } from './game.js';
import { hashOf } from './hash.js';
import { luckFault } from './luck.js';
import { RecordError } from './record.js';
import type { GameRecord, Input } from './record.js';

export interface ReplayStep<G extends GameTypes> extends Step<G> {
  /** How many inputs have been played. */
  readonly at: number;
  /** The one that led here; none for the set-up. */
  readonly input: Input<G['move']> | null;
}

/** The set-up, then one step per input. Throws a RecordError at the first input the rules refuse. */
export function* replay<G extends GameTypes>(game: Game<G>, record: GameRecord<G>): Generator<ReplayStep<G>> {
  let step = game.setup(record.seats, record.options, record.seed);
  yield { ...step, at: 0, input: null };
  for (const [index, input] of record.inputs.entries()) {
    step = replayInput(game, step.state, input, index + 1);
    yield { ...step, at: index + 1, input };
  }
}

/** The state after the first `at` inputs. */
export function replayTo<G extends GameTypes>(game: Game<G>, record: GameRecord<G>, at: number): ReplayStep<G> {
  for (const step of replay(game, record)) {
    if (step.at === at) return step;
  }
  throw new RecordError(`the record has ${record.inputs.length} moves, there is no move ${at}`);
}

/** Checks the promise behind the seed, plays the whole record and compares every checkpoint; throws at the first fault. */
export function verify<G extends GameTypes>(game: Game<G>, record: GameRecord<G>): G['state'] {
  const fault = record.luck === undefined ? null : luckFault(record.luck, record.seats, record.seed);
  if (fault !== null) throw new RecordError(fault);
  const expected = new Map(record.checkpoints.map(({ at, hash }) => [at, hash]));
  let last: G['state'] | null = null;
  for (const { at, state } of replay(game, record)) {
    const hash = expected.get(at);
    if (hash !== undefined && hash !== hashOf(state)) {
      throw new RecordError(`the game differs from its record at move ${at}, or up to the checkpoint before it`);
    }
    expected.delete(at);
    last = state;
  }
  if (expected.size > 0 || last === null) throw new RecordError('the record has a checkpoint past its last move');
  return last;
}

function replayInput<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  input: Input<G['move']>,
  at: number,
): Step<G> {
  const decision = decisionCalled(game.decisions(state), input.decision);
  if (decision?.seat !== input.seat)
    throw new RecordError(`move ${at}: seat ${input.seat} was not asked '${input.decision}'`);
  const illegal = game.check(state, decision, input.move);
  if (illegal !== null) throw new RecordError(`move ${at} is not legal: ${illegal.rule} ${illegal.reason}`);
  return game.apply(state, decision, input.move);
}
