// The end of a game: places by points, then by the tie-breaks in the order of the rules.

import type { Seat } from './seat.js';

export interface PointsFrom {
  /** A message key: what the points are for. */
  readonly source: string;
  readonly points: number;
}

export interface Placing {
  readonly seat: Seat;
  /** 1, 1, 3: equal places are shared and the next is skipped. */
  readonly rank: number;
  /** Not the same as rank 1: a table can lose together, or several can win. */
  readonly won: boolean;
  readonly points: number;
  readonly breakdown: readonly PointsFrom[];
  /** Higher is better, compared in this order. */
  readonly tieBreaks: readonly number[];
}

export type Score = Omit<Placing, 'rank' | 'won'>;

/** Best first. Equal in points and every tie-break means the same place, and rank 1 wins. */
export function placingsOf(scores: readonly Score[]): Placing[] {
  const sorted = scores.toSorted(compareScores);
  const placings: Placing[] = [];
  for (const [index, score] of sorted.entries()) {
    const above = placings[index - 1];
    const rank = above !== undefined && compareScores(above, score) === 0 ? above.rank : index + 1;
    placings.push({ ...score, rank, won: rank === 1 });
  }
  return placings;
}

function compareScores(a: Score, b: Score): number {
  if (a.points !== b.points) return b.points - a.points;
  for (let i = 0; i < Math.max(a.tieBreaks.length, b.tieBreaks.length); i++) {
    const difference = (b.tieBreaks[i] ?? 0) - (a.tieBreaks[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
