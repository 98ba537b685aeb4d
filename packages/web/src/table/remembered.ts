// What this browser remembers of a table between two visits: how far it was seen, what was read, what was shown.

type Remembered = 'seen' | 'chat-read' | `dealt-${number}`;

const keyOf = (what: Remembered, table: string): string => `atoll-${what}-${table}`;

export function recall(what: Remembered, table: string): string | null {
  try {
    return localStorage.getItem(keyOf(what, table));
  } catch {
    return null;
  }
}

/** Where a browser keeps nothing, or has no room left, it is forgotten: the table itself lacks nothing. */
export function remember(what: Remembered, table: string, value: string): void {
  try {
    localStorage.setItem(keyOf(what, table), value);
  } catch {
    // Said above.
  }
}
