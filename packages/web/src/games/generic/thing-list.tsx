// Any plain data as nested lists with headings: small values in a line, lists of things counted.

import type { ReactNode } from 'react';
import type { Words } from '../types.ts';
import { capital, inWords } from '../words.ts';
import css from './generic.module.css';

/** What the kernel needs and no person does. */
const UNSPOKEN = new Set(['stack', 'frames', 'exposed', 'rng']);

interface ThingListProps {
  readonly value: unknown;
  readonly words: Words;
}

export function ThingList({ value, words }: ThingListProps): ReactNode {
  const entries = Object.entries(value ?? {}).filter(([name, item]) => !UNSPOKEN.has(name) && item !== null);
  const isList = Array.isArray(value);
  return (
    <dl className={css['things']}>
      {entries.map(([name, item]) => (
        <div key={name} className={isSmall(item) ? css['line'] : css['group']}>
          <dt>{isList ? Number(name) + 1 : capital(inWords(name))}</dt>
          <dd>{isSmall(item) ? smallText(item, words) : <ThingList value={item} words={words} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function isSmall(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const items = Object.values(value);
  return Array.isArray(value)
    ? items.every((item) => typeof item !== 'object' || item === null)
    : items.length <= 3 && items.every((item) => typeof item !== 'object' || item === null);
}

function smallText(value: unknown, words: Words): string {
  if (typeof value === 'string') return words.thing(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : counted(value.map((item) => smallText(item, words)));
  return Object.entries(value)
    .filter(([name]) => !UNSPOKEN.has(name))
    .map(([name, item]) => `${inWords(name)} ${smallText(item, words)}`)
    .join(', ');
}

function counted(items: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => (count > 1 ? `${count} × ${item}` : item)).join(', ');
}
