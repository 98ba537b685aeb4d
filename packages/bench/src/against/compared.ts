// One row of a comparison: the medians of both, the ratio of each pair, and what that shows.

import { median } from '../rows.js';
import type { Pair } from './turns.js';

export interface RowSpec {
  /** The game or the store it belongs to. */
  readonly group: string;
  readonly name: string;
  readonly unit: string;
  /** Null where neither is better: such a row only says how things were. */
  readonly better: 'more' | 'less' | null;
  /** Whether the new one may be worse by a tenth at most. */
  readonly asked: boolean;
  readonly remark?: string;
}

export interface ComparedRow extends RowSpec {
  readonly old: number;
  readonly new: number;
  /** New over old: the median of the ratios of the pairs, and the least and the most of them. */
  readonly ratio: number;
  readonly least: number;
  readonly most: number;
  readonly verdict: Verdict;
}

const VERDICTS = {
  better: 'better',
  same: 'no difference',
  little: 'worse, within a tenth',
  worse: 'WORSE BY MORE THAN A TENTH',
  unclear: 'PAIRS DISAGREE: measure again',
} as const;

type Verdict = (typeof VERDICTS)[keyof typeof VERDICTS] | '';

const TENTH = 0.1;

export function compared(spec: RowSpec, pairs: readonly Pair<number>[]): ComparedRow {
  const ratios = pairs.map((pair) => ratioOf(pair.new, pair.old));
  const row = {
    ...spec,
    old: median(pairs.map((pair) => pair.old)),
    new: median(pairs.map((pair) => pair.new)),
    ratio: median(ratios),
    least: Math.min(...ratios),
    most: Math.max(...ratios),
  };
  return { ...row, verdict: verdictOf(spec.better, row) };
}

/** Nothing over nothing has not changed. */
function ratioOf(after: number, before: number): number {
  return after === before ? 1 : after / before;
}

/** A difference is said to be one only where every pair shows it. */
function verdictOf(better: RowSpec['better'], { ratio, least, most }: Spread): Verdict {
  if (better === null) return '';
  const [best, worst] = better === 'more' ? [most, least] : [1 / least, 1 / most];
  const middle = better === 'more' ? ratio : 2 - ratio;
  if (!(middle >= 1 - TENTH)) return best < 1 ? VERDICTS.worse : VERDICTS.unclear;
  if (worst > 1) return VERDICTS.better;
  return best < 1 ? VERDICTS.little : VERDICTS.same;
}

type Spread = Pick<ComparedRow, 'ratio' | 'least' | 'most'>;

/** What is not shown to hold does not hold. */
export function isTooSlow({ asked, verdict }: ComparedRow): boolean {
  return asked && (verdict === VERDICTS.worse || verdict === VERDICTS.unclear);
}
