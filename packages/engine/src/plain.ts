// Plain data: what survives JSON unchanged. Checked by walking, since comparing two texts would miss `undefined`.

/** Names the first thing in `value` that is not plain JSON data or is referred to twice; null if all is well. */
export function firstNotPlain(value: unknown, path = 'state', seen: Set<object> = new Set()): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (seen.has(value)) return `${path} is referred to twice`;
  seen.add(value);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (!(i in value)) return `${path}[${i}] is a hole`;
      const fault = firstNotPlain(value[i], `${path}[${i}]`, seen);
      if (fault !== null) return fault;
    }
    return null;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is not a plain object`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol for a key`;
  for (const [key, item] of Object.entries(value)) {
    const fault = firstNotPlain(item, `${path}.${key}`, seen);
    if (fault !== null) return fault;
  }
  return null;
}

/** Freezes a plain value through and through: tests hand frozen states to the rules. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) deepFreeze(item);
  }
  return value;
}
