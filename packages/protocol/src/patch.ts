// What changed between two plain values, and how to make the second from the first. Unchanged parts stay the same objects.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * `set`: this instead. `in`: by key, what changed; `out`: keys that are gone. `at`: from this item of a list on,
 * `drop` items are gone and `add` are new; `each`: by index, items that changed in a list as long as before.
 */
export type Patch =
  | { readonly set: Json }
  | { readonly in: { readonly [key: string]: Patch }; readonly out?: readonly string[] }
  | { readonly at: number; readonly drop: number; readonly add: readonly Json[] }
  | { readonly each: readonly (readonly [number, Patch])[] };

type JsonObject = { readonly [key: string]: Json };

/** A patch or a value it does not fit: the receiver must ask for everything again. */
export class PatchError extends Error {
  override readonly name = 'PatchError';
}

/** Null if the two are equal. Both must be plain JSON data. */
export function diff(before: Json, after: Json): Patch | null {
  if (before === after) return null;
  if (isList(before) && isList(after)) return diffLists(before, after);
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  return { set: after };
}

export function applyPatch(before: Json, patch: Patch): Json {
  if ('set' in patch) return patch.set;
  if ('in' in patch) {
    if (!isObject(before)) throw new PatchError('an object was to be changed');
    return patchObject(before, patch.in, patch.out ?? []);
  }
  if (!isList(before)) throw new PatchError('a list was to be changed');
  if ('at' in patch) return before.toSpliced(patch.at, patch.drop, ...patch.add);
  const items = before.slice();
  for (const [index, change] of patch.each) {
    const item = items[index];
    if (item === undefined) throw new PatchError('an item was to be changed that is not there');
    items[index] = applyPatch(item, change);
  }
  return items;
}

/**
 * Nothing is made while nothing differs, not even a list of keys: most of two screens is equal, and this is where a
 * busy server spends its time.
 */
function diffObjects(before: JsonObject, after: JsonObject): Patch | null {
  let changed: [string, Patch][] | null = null;
  let kept = 0;
  for (const key in after) {
    const item = after[key] as Json;
    const was = Object.hasOwn(before, key);
    if (was) kept += 1;
    const change = was ? diff(before[key] as Json, item) : { set: item };
    if (change !== null) (changed ??= []).push([key, change]);
  }
  let had = 0;
  for (const _ in before) had += 1;
  if (changed === null && kept === had) return null;
  const inside = Object.fromEntries(changed ?? []);
  if (kept === had) return { in: inside };
  return { in: inside, out: Object.keys(before).filter((key) => !Object.hasOwn(after, key)) };
}

/** `fromEntries` keeps even a key named `__proto__` an ordinary one. */
function patchObject(
  before: JsonObject,
  changes: { readonly [key: string]: Patch },
  out: readonly string[],
): JsonObject {
  const items: [string, Json][] = [];
  for (const [key, item] of Object.entries(before)) {
    if (out.includes(key)) continue;
    const change = Object.hasOwn(changes, key) ? changes[key] : undefined;
    items.push([key, change === undefined ? item : applyPatch(item, change)]);
  }
  for (const [key, change] of Object.entries(changes)) {
    if (Object.hasOwn(before, key)) continue;
    if (!('set' in change)) throw new PatchError('a field was to be changed that is not there');
    items.push([key, change.set]);
  }
  return Object.fromEntries(items);
}

/** Lists of cards and moves lose and gain items somewhere in the middle: what is equal at both ends stays. */
function diffLists(before: readonly Json[], after: readonly Json[]): Patch | null {
  if (before.length === after.length) return diffItems(before, after);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && equal(before[start] as Json, after[start] as Json)) start += 1;
  let end = 0;
  while (end < shorter - start && equal(before[before.length - 1 - end] as Json, after[after.length - 1 - end] as Json))
    end += 1;
  return { at: start, drop: before.length - start - end, add: after.slice(start, after.length - end) };
}

function diffItems(before: readonly Json[], after: readonly Json[]): Patch | null {
  let each: [number, Patch][] | null = null;
  for (let i = 0; i < after.length; i++) {
    const change = diff(before[i] as Json, after[i] as Json);
    if (change !== null) (each ??= []).push([i, change]);
  }
  if (each === null) return null;
  return each.length === after.length && each.every(([, change]) => 'set' in change) ? { set: after } : { each };
}

function equal(before: Json, after: Json): boolean {
  return diff(before, after) === null;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
