// How long each side works. The whole run has a budget, however many games are registered.

import { sidesOf } from './rows.js';
import type { Comparison } from './run.js';

export interface Pace {
  readonly rounds: number;
  /** Before the first round, not counted: a large game is fully compiled after some seconds only. */
  readonly warmUp: number;
  /** Milliseconds of a round. */
  readonly round: number;
  /** Games per combination of options in the census. */
  readonly censusGames: number;
}

const ROUNDS = 5;
/**
 * Milliseconds of the whole run, of a side beyond which longer rounds tell nothing more, and of the warm-up at most.
 * Archipelago's rules are compiled after three seconds of play: measured before that, they look a quarter slower.
 */
const FULL = { run: 225_000, side: 6_000, warmUp: 3_000 };
const QUICK = { run: 15_000, side: 1_200, warmUp: 600 };
/** What is left of a side's time for counting. */
const COUNTED = 1 / 3;

export function paceOf(comparisons: readonly Comparison[], quick: boolean): Pace {
  const budget = quick ? QUICK : FULL;
  const sides = comparisons.reduce((sum, { rows }) => sum + sidesOf(rows).length, 0);
  const each = Math.min(budget.side, budget.run / Math.max(1, sides));
  const warmUp = Math.round(Math.min(budget.warmUp, each * (1 - COUNTED)));
  return { rounds: ROUNDS, warmUp, round: Math.round((each - warmUp) / ROUNDS), censusGames: quick ? 4 : 20 };
}
