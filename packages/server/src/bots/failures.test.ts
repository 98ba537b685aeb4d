import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failures } from './failures.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('H1: however many bots fail, one line a minute says how many, without a stack', () => {
  const lines: string[] = [];
  const failures = new Failures(pino({}, { write: (line) => void lines.push(line) }));
  const counts = (): unknown[] => lines.map((line) => (JSON.parse(line) as { count: number }).count);
  for (let n = 0; n < 1000; n++) failures.note(new Error('no idea'));
  expect(counts()).toEqual([1]);
  vi.advanceTimersByTime(60_000);
  expect(counts()).toEqual([1, 999]);
  vi.advanceTimersByTime(600_000);
  expect(counts()).toEqual([1, 999]);
  failures.note(new Error('no idea'));
  expect(counts()).toEqual([1, 999, 1]);
  expect(lines.join('')).not.toContain('failures.test');
  failures.close();
});
