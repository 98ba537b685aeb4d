import { expect, it } from 'vitest';
import { Windows } from './windows.js';

it('so many in each window, for each name, and old names are forgotten', () => {
  const windows = new Windows(2, 1000);
  const tries = (name: string, now: number): boolean[] => [0, 1, 2].map(() => windows.within(name, now));
  expect(tries('ana', 0)).toEqual([true, true, false]);
  expect(tries('ben', 999)).toEqual([true, true, false]);
  expect(windows.within('ana', 999)).toBe(false);
  expect(windows.within('ana', 1000)).toBe(true);
  expect(windows.within('cleo', 5000)).toBe(true);
  expect(windows.size).toBe(1);
});
