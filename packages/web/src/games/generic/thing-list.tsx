// Any plain data as nested lists with headings. Small things stand in one line, empty ones are left out.

import type { ReactNode } from 'react';
import type { Words } from '../types.ts';
import { capital, inWords } from '../words.ts';
import css from './generic.module.css';

/** What the kernel needs and no person does. */
const UNSPOKEN = new Set(['stack', 'frames', 'exposed', 'rng', 'viewer', 'options', 'seats']);

interface ThingListProps {
  readonly value: unknown;
  readonly words: Words;
  /** Names for the entries of a list with one per seat. */
  readonly seatNames: readonly string[];
}

export function ThingList({ value, words, seatNames }: ThingListProps): ReactNode {
  const isList = Array.isArray(value);
  const entries = Object.entries(value ?? {}).filter(
    ([name, item]) => isList || (!UNSPOKEN.has(name) && !isEmpty(item)),
  );
  const isPerSeat = isList && value.length === seatNames.length && value.every((item) => typeof item === 'object');
  const nameOf = (name: string): string => {
    if (!isList) return capital(words.thing(name) === capital(inWords(name)) ? inWords(name) : words.thing(name));
    return (isPerSeat ? seatNames[Number(name)] : undefined) ?? String(Number(name) + 1);
  };
  return (
    <dl className={css['things']} data-seats={isPerSeat}>
      {entries.map(([name, item]) => {
        const line = lineOf(item, words);
        return (
          <div key={name} className={line === null ? css['group'] : css['line']}>
            <dt>{nameOf(name)}</dt>
            <dd>{line ?? <ThingList value={item} words={words} seatNames={seatNames} />}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Null if it does not fit in a line. */
function lineOf(value: unknown, words: Words): string | null {
  if (typeof value === 'string') return words.thing(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    const parts = value.map((item) => (isShallow(item) ? lineOf(item, words) : null));
    return parts.includes(null) ? null : counted(parts.map(String));
  }
  if (!isShallow(value)) return null;
  const parts = Object.entries(value)
    .filter(([name, item]) => !UNSPOKEN.has(name) && !isEmpty(item) && item !== 0)
    .map(([name, item]) => {
      if (typeof item === 'string') return words.thing(item);
      return item === true ? inWords(name) : `${inWords(name)} ${lineOf(item, words)}`;
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
