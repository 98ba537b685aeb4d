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
  'play-outs',
  'full play-outs',
] as const;

export type SideName = (typeof SIDES)[number];

export interface Side {
  /** Does some work, at least some ten microseconds of it, and says how many units it was. */
  work(): number;
  /** What comes out of a fixed piece of work: equal on all sides that claim to do the same. */
  proof(): string;
}

/**
 * Units of work per second over about so many milliseconds. The seconds are those of the processor, not of the wall:
 * what else the machine does counts for neither side. The threads that collect garbage and compile are counted in.
 */
export function measure(side: Side, milliseconds: number): number {
  const end = performance.now() + milliseconds;
  const start = process.cpuUsage();
  let units = 0;
  do units += side.work();
  while (performance.now() < end);
  const { user, system } = process.cpuUsage(start);
  return (units * 1e6) / Math.max(1, user + system);
}
