// Random games: the one loop that the conformance suite, the coverage and the golden games play with.

import { below, decisionId, pick, randomFrom, Recorder } from '@atoll/engine';
import type { Decision, Game, GameRecord, GameTypes, Random, Step } from '@atoll/engine';

/** All that decides a random game: the same table gives the same game. */
export interface Table<G extends GameTypes> {
  readonly seats: number;
  readonly options: G['options'];
  readonly seed: string;
}

/** One input and what it did. */
export interface Played<G extends GameTypes> {
  /** How many inputs came before. */
  readonly at: number;
  readonly before: G['state'];
  readonly open: readonly Decision<G['ask']>[];
  readonly decision: Decision<G['ask']>;
  readonly legal: readonly G['move'][];
  readonly move: G['move'];
  readonly after: G['state'];
  readonly events: readonly G['event'][];
}

/** How gladly a move is played: 0 never, else in proportion. */
export type Policy<G extends GameTypes> = (state: G['state'], decision: Decision<G['ask']>, move: G['move']) => number;

export interface PlayoutOptions<G extends GameTypes> {
  /** How often an optional decision is answered instead of a mandatory one, where one is open. */
  readonly optionalChance?: number;
  readonly maxSteps?: number;
  readonly policy?: Policy<G>;
  onSetup?(step: Step<G>): void;
  onStep?(played: Played<G>): void;
}

export interface Playout<G extends GameTypes> {
  readonly last: G['state'];
  readonly steps: number;
  /** False if it was broken off after `maxSteps`. */
  readonly over: boolean;
  readonly record: GameRecord<G>;
}

export const MAX_STEPS = 5000;
const OPTIONAL_CHANCE = 0.1;

export function randomPlayout<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  settings: PlayoutOptions<G> = {},
): Playout<G> {
  const random = randomFrom(`${table.seed}/moves`);
  const recorder = new Recorder(game, table.options, table.seats, table.seed);
  const maxSteps = settings.maxSteps ?? MAX_STEPS;
  const start = game.setup(table.seats, table.options, table.seed);
  settings.onSetup?.(start);
  let { state } = start;
  for (let at = 0; ; at++) {
    const open = game.decisions(state);
    const over = open.every((decision) => decision.optional);
    if (over || at === maxSteps) return { last: state, steps: at, over, record: recorder.finish(state) };
    const { decision, legal, move } = choose(game, state, open, random, settings);
    const { state: after, events } = game.apply(state, decision, move);
    recorder.add({ decision: decisionId(decision), seat: decision.seat, move }, after);
    settings.onStep?.({ at, before: state, open, decision, legal, move, after, events });
    state = after;
  }
}

interface Choice<G extends GameTypes> {
  readonly decision: Decision<G['ask']>;
  readonly legal: readonly G['move'][];
  readonly move: G['move'];
}

function choose<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  open: readonly Decision<G['ask']>[],
  random: Random,
  settings: PlayoutOptions<G>,
): Choice<G> {
  const optional = open.filter((decision) => decision.optional);
  if (optional.length > 0 && chance(random, settings.optionalChance ?? OPTIONAL_CHANCE)) {
    const decision = pick(random, optional);
    const legal = game.legalMoves(state, decision);
    if (legal.length > 0) return { decision, legal, move: draw(state, decision, legal, random, settings.policy) };
  }
  const decision = pick(
    random,
    open.filter((candidate) => !candidate.optional),
  );
  const legal = game.legalMoves(state, decision);
  const move =
    legal.length > 0 ? draw(state, decision, legal, random, settings.policy) : game.fallback(state, decision);
  return { decision, legal, move };
}

function draw<G extends GameTypes>(
  state: G['state'],
  decision: Decision<G['ask']>,
  legal: readonly G['move'][],
  random: Random,
  policy: Policy<G> | undefined,
): G['move'] {
  if (policy === undefined) return pick(random, legal);
  const weights = legal.map((move) => policy(state, decision, move));
  let left = fraction(random) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return legal[index] as G['move'];
  }
  return pick(random, legal);
}

function chance(random: Random, probability: number): boolean {
  return fraction(random) < probability;
}

const FINE = 2 ** 32;

function fraction(random: Random): number {
  return below(random, FINE) / FINE;
}
