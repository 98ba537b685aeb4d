// Whether a figure levels off: a line through its last half, beside how much it scatters around that line.

export interface Point {
  /** Seconds. */
  readonly at: number;
  readonly value: number;
}

export interface Level {
  /** The mean over the last half. */
  readonly level: number;
  /** What the line rises from the middle of the run to its end. */
  readonly rise: number;
  /** The standard deviation around the line. */
  readonly scatter: number;
  readonly allowed: number;
  readonly verdict: 'levels off' | 'RISES' | 'TOO FEW SAMPLES';
}

/** Of the level. What only ever grows rises by two thirds of its level over its last half. */
const SHARE = 0.1;
/** A line through a dozen points that only scatter rises by as much as they scatter; twice that is rare. */
const SCATTERS = 2;
const LEAST_SAMPLES = 4;

export const BOUND = `a rise over the last half of at most ${SHARE * 100} % of the level, ${SCATTERS} times the scatter, 5 rows or 1 MB`;

/** `least`: a rise by that much is never worth a word. */
export function levelOf(points: readonly Point[], least = 0): Level {
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const half = points.filter(({ at }) => at >= (from + to) / 2);
  const level = mean(half.map(({ value }) => value));
  if (half.length < LEAST_SAMPLES) return { level, rise: 0, scatter: 0, allowed: 0, verdict: 'TOO FEW SAMPLES' };
  const middle = mean(half.map(({ at }) => at));
  const spread = sum(half.map(({ at }) => (at - middle) ** 2));
  const slope = sum(half.map(({ at, value }) => (at - middle) * (value - level))) / spread;
  const off = half.map(({ at, value }) => value - level - slope * (at - middle));
  const scatter = Math.sqrt(sum(off.map((each) => each ** 2)) / (half.length - 2));
  const rise = slope * ((half.at(-1)?.at ?? 0) - (half[0]?.at ?? 0));
  const allowed = Math.max(least, SHARE * level, SCATTERS * scatter);
  return { level, rise, scatter, allowed, verdict: rise <= allowed ? 'levels off' : 'RISES' };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);
