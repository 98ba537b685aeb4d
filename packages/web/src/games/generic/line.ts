// Small data in one line of words.

import type { Words } from '../types.ts';
import { inWords } from '../words.ts';

/** What the kernel needs and no person does. */
export const UNSPOKEN = new Set(['stack', 'frames', 'exposed', 'rng', 'viewer', 'options', 'seats']);

/** Names under which games speak of seats. */
export const SEAT_FIELDS = [
  'by',
  'to',
  'from',
  'owner',
  'player',
  'governor',
  'winner',
  'loser',
  'attacker',
  'defender',
  'first',
  'bidder',
  'holder',
];

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Null if it does not fit in a line. */
export function lineOf(name: string, value: unknown, words: Words, seatNames: readonly string[]): string | null {
  if (typeof value === 'string') return words.thing(value);
  if (typeof value === 'number') return (SEAT_FIELDS.includes(name) ? seatNames[value] : undefined) ?? String(value);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    const parts = value.map((item) => (isShallow(item) ? lineOf(name, item, words, seatNames) : null));
    return parts.includes(null) ? null : counted(parts.map(String));
  }
  if (!isShallow(value)) return null;
  const parts = Object.entries(value)
    .filter(([field, item]) => !UNSPOKEN.has(field) && !isEmpty(item) && item !== 0)
    .map(([field, item]) => {
      if (typeof item === 'string') return words.thing(item);
      return item === true ? inWords(field) : `${inWords(field)} ${lineOf(field, item, words, seatNames)}`;
    });
  return parts.length === 0 ? '–' : parts.join(' · ');
}

/** An object of a few plain fields. */
function isShallow(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const items = Object.values(value).filter((item) => !isEmpty(item));
  return items.length <= 6 && items.every(isPlain);
}

function counted(items: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => (count > 1 ? `${count} × ${item}` : item)).join(', ');
}
