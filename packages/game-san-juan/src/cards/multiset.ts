// Hands and other choices of things that cannot be told apart: lists in the order of ids.

export function insert<T extends string>(sorted: T[], item: T): void {
  let i = sorted.length;
  sorted.push(item);
  for (; i > 0 && (sorted[i - 1] as T) > item; i--) sorted[i] = sorted[i - 1] as T;
  sorted[i] = item;
}

/** Takes one such item out; the caller has checked that there is one. */
export function remove<T extends string>(items: T[], item: T): void {
  const last = items.length - 1;
  for (let i = items.indexOf(item); i < last; i++) items[i] = items[i + 1] as T;
  items.pop();
}

/** Whether the item at `i` is the first of its kind: each different item once. */
export function isFirst(sorted: readonly string[], i: number): boolean {
  return i === 0 || sorted[i] !== sorted[i - 1];
}

/**
 * Every different choice of `least` to `most` items, each in the order of ids and made into whatever it is a choice for.
 * Longer ones come right after the shorter one they begin with.
 */
export function choices<T extends string, M>(
  sorted: readonly T[],
  least: number,
  most: number,
  asMove: (chosen: T[]) => M,
): M[] {
  const found: M[] = [];
  choose(sorted, least, most, asMove, [], 0, found);
  return found;
}

function choose<T, M>(
  sorted: readonly T[],
  least: number,
  most: number,
  asMove: (chosen: T[]) => M,
  chosen: T[],
  from: number,
  found: M[],
): void {
  if (chosen.length >= least) found.push(asMove(chosen.slice()));
  if (chosen.length === most) return;
  for (let i = from; i < sorted.length; i++) {
    // Too few are left to reach the least.
    if (chosen.length + sorted.length - i < least) return;
    if (i > from && sorted[i] === sorted[i - 1]) continue;
    chosen.push(sorted[i] as T);
    choose(sorted, least, most, asMove, chosen, i + 1, found);
    chosen.pop();
  }
}

export type BadChoice = 'out-of-order' | 'not-available';

/** Why `chosen` is no choice from `sorted`; null if it is one. */
export function badChoice<T extends string>(sorted: readonly T[], chosen: readonly T[]): BadChoice | null {
  let at = 0;
  for (let i = 0; i < chosen.length; i++) {
    const item = chosen[i] as T;
    if (i > 0 && (chosen[i - 1] as T) > item) return 'out-of-order';
    while (at < sorted.length && (sorted[at] as T) < item) at++;
    if (sorted[at] !== item) return 'not-available';
    at++;
  }
  return null;
}

/** What is left of `sorted` without `chosen`. */
export function without<T extends string>(sorted: readonly T[], chosen: readonly T[]): T[] {
  const rest = sorted.slice();
  for (let i = 0; i < chosen.length; i++) remove(rest, chosen[i] as T);
  return rest;
}
