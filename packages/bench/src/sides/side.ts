// One side of a comparison: something that can be done again and again, and proof of what it does.

export const SIDES = [
  'games',
  'boardgame.io games',
  'in-place',
  'pure',
  'boardgame.io',
  'clone',
  'apply',
  'listing',
] as const;

export type SideName = (typeof SIDES)[number];

export interface Side {
  /** Does some work, at least some ten microseconds of it, and says how many units it was. */
  work(): number;
  /** What comes out of a fixed piece of work: equal on all sides that claim to do the same. */
  proof(): string;
}

/** Units of work per second over about so many milliseconds. */
export function measure(side: Side, milliseconds: number): number {
  const start = performance.now();
  let units = 0;
  let elapsed = 0;
  do {
    units += side.work();
    elapsed = performance.now() - start;
  } while (elapsed < milliseconds);
  return (units * 1000) / elapsed;
}
