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

/** Each different item once. */
export function distinct<T extends string>(sorted: readonly T[]): T[] {
  const found: T[] = [];
  for (let i = 0; i < sorted.length; i++) {
    if (i === 0 || sorted[i] !== sorted[i - 1]) found.push(sorted[i] as T);
  }
  return found;
}

/** Every different choice of `least` to `most` items, each in the order of ids. */
export function choices<T extends string>(sorted: readonly T[], least: number, most: number): T[][] {
  const found: T[][] = [];
  choose(sorted, least, most, [], 0, found);
  return found;
}

function choose<T>(sorted: readonly T[], least: number, most: number, chosen: T[], from: number, found: T[][]): void {
  if (chosen.length >= least) found.push(chosen);
  if (chosen.length === most) return;
  for (let i = from; i < sorted.length; i++) {
    if (i > from && sorted[i] === sorted[i - 1]) continue;
    const longer = chosen.slice();
    longer.push(sorted[i] as T);
    choose(sorted, least, most, longer, i + 1, found);
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
