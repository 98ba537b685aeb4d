// Where two plain values part, in words short enough for a message.

/** The first place where they differ, or null. The order of keys does not count. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return differs(path, a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return differs(path, a, b);
  const keys = Object.keys(a);
  for (const key of keys) {
    const place = Array.isArray(a) ? `${path}[${key}]` : `${path}.${key}`;
    if (!Object.hasOwn(b, key)) return `${place} is missing on one side`;
    const found = firstDifference(item(a, key), item(b, key), place);
    if (found !== null) return found;
  }
  return keys.length === Object.keys(b).length ? null : differs(path, a, b);
}

/** The same for what goes over the wire, where even the order of keys could tell something. */
export function firstDifferentByte(a: unknown, b: unknown, path: string): string | null {
  const difference = firstDifference(a, b, path);
  if (difference !== null || JSON.stringify(a) === JSON.stringify(b)) return difference;
  return `${path} has its keys in another order`;
}

function item(value: object, key: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[key];
}

function differs(path: string, a: unknown, b: unknown): string {
  return `${path} ${brief(a)} ≠ ${brief(b)}`;
}

const BRIEF = 120;

export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > BRIEF ? `${text.slice(0, BRIEF)}…` : text;
}
