// How long each side works. The whole run has a budget, however many games are registered.

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
const BUDGET = { full: 150_000, quick: 15_000 };
/** Longer rounds tell nothing more. */
const LONGEST_SIDE = 6_000;

export function paceOf(comparisons: readonly Comparison[], quick: boolean): Pace {
  const sides = comparisons.reduce(
    (sum, { rows }) => sum + new Set(rows.flatMap((row) => [row.side, row.against])).size,
    0,
  );
  const each = Math.min(LONGEST_SIDE, (quick ? BUDGET.quick : BUDGET.full) / Math.max(1, sides));
  const warmUp = Math.round(each / 2);
  return { rounds: ROUNDS, warmUp, round: Math.round((each - warmUp) / ROUNDS), censusGames: quick ? 4 : 20 };
}
