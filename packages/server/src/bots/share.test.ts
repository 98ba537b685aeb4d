import { expect, it } from 'vitest';
import { limitOf, shareOf } from './share.js';

it('H1: three bots at one thread get a third each, seven at three threads three sevenths, in whole milliseconds', () => {
  expect(shareOf(1000, 3, 1)).toBe(333);
  expect(shareOf(1000, 7, 3)).toBe(428);
});

it('H1: for any number of bots and threads, budget and limit are whole numbers a timer takes', () => {
  const wrong: string[] = [];
  for (let threads = 1; threads <= 16; threads++) {
    for (let crowd = 1; crowd <= 200; crowd++) {
      const budget = shareOf(1000, crowd, threads);
      const whole = [budget, limitOf(budget, false), limitOf(budget, true)].every(Number.isSafeInteger);
      // One after the other at each thread, they take no longer than one alone would.
      const fair = crowd > threads ? (budget * crowd) / threads <= 1000 : budget === 1000;
      if (!whole || budget < 1 || !fair) wrong.push(`${crowd} bots at ${threads} threads: ${budget} ms`);
    }
  }
  expect(wrong).toEqual([]);
});

it('H1: the limit leaves a bot that keeps to its budget far more than it needs, less after one that was late', () => {
  expect(limitOf(1000, false)).toBeGreaterThanOrEqual(5 * 1000);
  expect(limitOf(5, false)).toBeGreaterThanOrEqual(5000);
  expect(limitOf(1000, true)).toBeLessThan(limitOf(1000, false));
});

it('H1: whoever answers at first sight is promised no time and takes none from the others', () => {
  expect(shareOf(0, 200, 1)).toBe(0);
});
