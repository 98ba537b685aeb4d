import type { Seat } from '@atoll/engine';
import { expect, it } from 'vitest';
import { leftAt, nextDeadline, outOfTime, startClock, turnClock } from './clock.js';

const A = 0 as Seat;
const B = 1 as Seat;

it('a stock of time runs for whoever owes, and grows by the increment', () => {
  const rule = { kind: 'real-time', initialMs: 1000, incrementMs: 50 } as const;
  const start = startClock(rule, 2, [A], 100);
  if (start === null) throw new Error('there is a clock');
  expect(leftAt(start, A, 400)).toBe(700);
  expect(leftAt(start, B, 400)).toBe(1000);
  expect(nextDeadline(start)).toBe(1100);
  const next = turnClock(rule, start, A, [B], 400);
  expect(next).toEqual({ at: 400, left: [750, 1000], running: [B] });
  expect(outOfTime(next, 1399)).toEqual([]);
  expect(outOfTime(next, 1400)).toEqual([B]);
});

it('a limit per answer starts anew with every question', () => {
  const rule = { kind: 'per-move', limitMs: 500 } as const;
  const start = startClock(rule, 3, [A, B], 0);
  const next = turnClock(rule, start, A, [B], 200);
  expect(next?.left).toEqual([500, 300, 500]);
  const last = turnClock(rule, next, B, [A, B], 300);
  expect(last?.left).toEqual([500, 500, 500]);
  expect(nextDeadline(last)).toBe(800);
});

it('without a clock nobody is ever late', () => {
  const none = startClock({ kind: 'none' }, 2, [A], 0);
  expect([none, nextDeadline(none), outOfTime(none, 1e9)]).toEqual([null, null, []]);
});
