// How long the suite plays and how closely it looks.

import type { GameTypes } from '@atoll/engine';
import { MAX_STEPS } from '../playout.js';
import type { Policy } from '../playout.js';

export interface ConformanceOptions<G extends GameTypes> {
  /** Games for every number of seats and every combination of options. */
  readonly gamesPerCombination?: number;
  /** A game is broken off after this many moves. */
  readonly maxSteps?: number;
  /** False for a game that random play does not always bring to an end: the count is then only reported. */
  readonly mustEnd?: boolean;
  /** The combinations of options to play, instead of all or a covering choice; what is left out gets its default. */
  readonly combinations?: readonly Partial<G['options']>[];
  /** The numbers of seats to play, instead of all. */
  readonly seats?: readonly number[];
  /** The expensive checks look at every n-th step, and at the first of each kind of move in a game. */
  readonly every?: number;
  /** Other truths that a step must look the same on before it may be taken back. */
  readonly guesses?: number;
  /** Spoilt moves tried per decision. */
  readonly mutations?: number;
  /** How often an optional decision is answered, where one is open. */
  readonly optionalChance?: number;
  readonly policy?: Policy<G>;
  /** Kinds of optional ask that another seat's optional answer may close: an offer somebody else has taken. */
  readonly closable?: readonly G['ask']['kind'][];
  /** Types of event that may tell of a choice the view does not show: a public one that leaves no trace in any view. */
  readonly fleeting?: readonly G['event']['type'][];
  /** Other games, where one wants them. */
  readonly seed?: string;
}

export interface Settings<G extends GameTypes> extends ConformanceOptions<G> {
  readonly gamesPerCombination: number;
  readonly maxSteps: number;
  readonly mustEnd: boolean;
  readonly every: number;
  readonly guesses: number;
  readonly mutations: number;
  readonly closable: readonly G['ask']['kind'][];
  readonly fleeting: readonly G['event']['type'][];
  readonly seed: string;
}

export const LONGEST_LIST = 500;

export function settingsOf<G extends GameTypes>(options: ConformanceOptions<G>): Settings<G> {
  return {
    ...options,
    gamesPerCombination: options.gamesPerCombination ?? 2,
    maxSteps: options.maxSteps ?? MAX_STEPS,
    mustEnd: options.mustEnd ?? true,
    every: options.every ?? 10,
    guesses: options.guesses ?? 3,
    mutations: options.mutations ?? 12,
    closable: options.closable ?? [],
    fleeting: options.fleeting ?? [],
    seed: options.seed ?? 'conformance',
  };
}
