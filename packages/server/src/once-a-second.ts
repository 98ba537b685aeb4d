// What everybody may read is read once a second at most, however many ask: those who come meanwhile get the same.

const FRESH_MS = 1000;

export function onceASecond<T>(read: () => Promise<T>, now: () => number): () => Promise<T> {
  let latest: { readonly at: number; readonly value: Promise<T> } | null = null;
  return () => {
    const at = now();
    if (latest !== null && at - latest.at < FRESH_MS && at >= latest.at) return latest.value;
    const value = read();
    const asked = { at, value };
    latest = asked;
    // What failed is not kept.
    value.catch(() => {
      if (latest === asked) latest = null;
    });
    return value;
  };
}
