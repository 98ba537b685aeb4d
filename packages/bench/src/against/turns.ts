// Two checkouts by turns: old new, new old, old new … A machine that grows slower meanwhile does so for both.

export const SIDES = ['old', 'new'] as const;
export type Which = (typeof SIDES)[number];

/** What was measured of both, one right after the other. */
export type Pair<T> = Readonly<Record<Which, T>>;

/** Fewer pairs show whether it runs, not how it compares. */
export const PAIRS = 5;
export const MOST_PAIRS = 50;

export async function byTurns<T>(
  pairs: number,
  measure: (which: Which, pair: number) => Promise<T>,
): Promise<Pair<T>[]> {
  const taken: Pair<T>[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const first: Which = pair % 2 === 0 ? 'old' : 'new';
    const second: Which = first === 'old' ? 'new' : 'old';
    const earlier = await measure(first, pair);
    const later = await measure(second, pair);
    taken.push(first === 'old' ? { old: earlier, new: later } : { old: later, new: earlier });
  }
  return taken;
}
