// Pointing at things. The legal moves of the open ask are narrowed by what has been picked so far; whatever some
// remaining move still contains is a target and glows. No rule of any game is known here.
//
//   select({ building: 'smithy' })          one thing, replaces an earlier building
//   toggle('cards', 'smithy')               one more (or one less) of a list, copies counted
//   isTarget({ over: { building: 'well' } })    does some move that fits all other picks contain it?

export type Pick = Readonly<Record<string, unknown>>;
export type AnyMove = { readonly type: string };

export interface Picked {
  /** Single values, by field of the move. Objects may be named in part. */
  readonly values: Pick;
  /** Lists said piece by piece: the pieces picked so far, in the order of picking. */
  readonly lists: Readonly<Record<string, readonly unknown[]>>;
}

export const NOTHING_PICKED: Picked = { values: {}, lists: {} };

function isNothing(picked: Picked): boolean {
  return Object.keys(picked.values).length === 0 && Object.values(picked.lists).every((list) => list.length === 0);
}

/** Whether `value` is `part`, or an object that contains everything `part` names. */
export function contains(value: unknown, part: unknown): boolean {
  if (Object.is(value, part)) return true;
  if (Array.isArray(part)) {
    return Array.isArray(value) && value.length === part.length && part.every((item, i) => contains(value[i], item));
  }
  if (typeof part !== 'object' || part === null || typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(part).every(([name, wanted]) => Object.hasOwn(fields, name) && contains(fields[name], wanted));
}

/** Whether every piece of `pieces` is found in `list`, each copy once. */
function holds(list: unknown, pieces: readonly unknown[]): boolean {
  if (pieces.length === 0) return true;
  if (!Array.isArray(list) || list.length < pieces.length) return false;
  const rest: unknown[] = list.slice();
  for (const piece of pieces) {
    const at = rest.findIndex((item) => contains(item, piece));
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return true;
}

function fits(move: AnyMove, picked: Picked): boolean {
  if (!contains(move, picked.values)) return false;
  const fields = move as Readonly<Record<string, unknown>>;
  return Object.entries(picked.lists).every(([name, pieces]) => holds(fields[name], pieces));
}

/** The moves that are still possible. */
export function candidatesOf<M extends AnyMove>(legal: readonly M[], picked: Picked): readonly M[] {
  return isNothing(picked) ? legal : legal.filter((move) => fits(move, picked));
}

function listsAreExact(move: AnyMove, picked: Picked): boolean {
  const fields = move as Readonly<Record<string, unknown>>;
  return Object.entries(picked.lists).every(([name, pieces]) => {
    const list = fields[name];
    return !Array.isArray(list) || list.length === pieces.length;
  });
}

/** The one move that the picks amount to, if they do: the only one left, or the only one without more pieces. */
export function readyMove<M extends AnyMove>(legal: readonly M[], picked: Picked): M | null {
  if (isNothing(picked)) return null;
  const candidates = candidatesOf(legal, picked);
  const exact = candidates.filter((move) => listsAreExact(move, picked));
  if (exact.length === 1) return exact[0] ?? null;
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

function without(picked: Picked, names: readonly string[]): Picked {
  const keep = ([name]: [string, unknown]) => !names.includes(name);
  return {
    values: Object.fromEntries(Object.entries(picked.values).filter(keep)),
    lists: Object.fromEntries(Object.entries(picked.lists).filter(keep)),
  };
}

/**
 * How a thing stands to what is picked: `chosen` already; `next`: goes with the other picks; `switch`: legal, but
 * only if the others are let go; null: no legal move contains it.
 */
export type Reach = 'chosen' | 'next' | 'switch' | null;

export function reachOf(legal: readonly AnyMove[], picked: Picked, pick: Pick): Reach {
  const names = Object.keys(pick);
  if (names.every((name) => contains(picked.values[name], pick[name]))) return 'chosen';
  const others = without(picked, names);
  if (legal.some((move) => contains(move, pick) && fits(move, others))) return 'next';
  return legal.some((move) => contains(move, pick)) ? 'switch' : null;
}

/** A value picks the field anew; picks that no longer fit with it are let go. Picking the chosen one lets go of it. */
export function select(legal: readonly AnyMove[], picked: Picked, pick: Pick): Picked {
  const names = Object.keys(pick);
  switch (reachOf(legal, picked, pick)) {
    case 'chosen':
      return without(picked, names);
    case 'next': {
      const others = without(picked, names);
      return { values: { ...others.values, ...pick }, lists: others.lists };
    }
    case 'switch':
      return { values: pick, lists: {} };
    case null:
      return picked;
  }
}

const countOf = (pieces: readonly unknown[], piece: unknown): number =>
  pieces.filter((item) => contains(item, piece)).length;

/** How many copies of `piece` are picked for the list. */
export function pickedCount(picked: Picked, name: string, piece: unknown): number {
  return countOf(picked.lists[name] ?? [], piece);
}

/** Whether one more copy can be added to the list. */
function canAdd(legal: readonly AnyMove[], picked: Picked, name: string, piece: unknown): boolean {
  return legal.some((move) => fits(move, added(picked, name, piece)));
}

function added(picked: Picked, name: string, piece: unknown): Picked {
  return { values: picked.values, lists: { ...picked.lists, [name]: [...(picked.lists[name] ?? []), piece] } };
}

/**
 * Adds a piece to a list, or takes it out again: `copy` is which of several equal things was pressed (0 the first),
 * so that pressing the second of two equal cards adds it and pressing it again removes it. Where the list is full,
 * the piece picked first makes room.
 */
export function toggle(legal: readonly AnyMove[], picked: Picked, name: string, piece: unknown, copy = 0): Picked {
  const pieces = picked.lists[name] ?? [];
  if (countOf(pieces, piece) > copy) {
    const last = pieces.findLastIndex((item) => contains(item, piece));
    return { values: picked.values, lists: { ...picked.lists, [name]: pieces.toSpliced(last, 1) } };
  }
  if (canAdd(legal, picked, name, piece)) return added(picked, name, piece);
  for (let first = 0; first < pieces.length; first++) {
    const room = { values: picked.values, lists: { ...picked.lists, [name]: pieces.toSpliced(first, 1) } };
    if (canAdd(legal, room, name, piece)) return added(room, name, piece);
  }
  const alone = added(NOTHING_PICKED, name, piece);
  return candidatesOf(legal, alone).length > 0 ? alone : picked;
}

/** Whether pressing the piece would change anything: it glows. */
export function isTogglable(legal: readonly AnyMove[], picked: Picked, name: string, piece: unknown): boolean {
  return toggle(legal, picked, name, piece, Number.POSITIVE_INFINITY) !== picked;
}

/** The values a field still takes among the candidates, for a slider or a row of buttons. */
export function valuesOf(legal: readonly AnyMove[], picked: Picked, name: string): readonly unknown[] {
  const found: unknown[] = [];
  for (const move of candidatesOf(legal, without(picked, [name]))) {
    const value = (move as Readonly<Record<string, unknown>>)[name];
    if (value !== undefined && !found.some((other) => contains(other, value))) found.push(value);
  }
  return found;
}
