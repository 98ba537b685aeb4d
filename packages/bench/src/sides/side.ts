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

/** On a machine so busy that it gives a side less than this share of a processor, a round ends early. */
const LEAST_SHARE = 0.2;

/**
 * Units of work per second over about so many milliseconds. Both are those of the processor, not of the wall: what else
 * the machine does counts for neither side, and a side is as warm after its warm-up there as on an idle machine. The
 * threads that collect garbage and compile are counted in.
 */
export function measure(side: Side, milliseconds: number): number {
  const latest = performance.now() + milliseconds / LEAST_SHARE;
  const start = process.cpuUsage();
  let units = 0;
  let used = 0;
  do {
    units += side.work();
    const { user, system } = process.cpuUsage(start);
    used = user + system;
  } while (used < milliseconds * 1000 && performance.now() < latest);
  return (units * 1e6) / Math.max(1, used);
}
