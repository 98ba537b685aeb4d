// What npm test leaves to the long run.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { coverageOf } from './coverage.js';
import { pearls } from './reference/index.js';
import { isLong, share, shareOf } from './share.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('in npm test', () => {
  test.each([
    [1000, 100],
    [12, 2],
    [1, 1],
    [0, 0],
  ])('of %i a tenth is tried, and one at least: %i', (whole, tried) => {
    vi.stubEnv('ATOLL_LONG', '');
    expect(share(whole)).toBe(tried);
    expect(shareOf(numbers(whole))).toHaveLength(tried);
    expect(shareOf(numbers(whole), 7)).toHaveLength(tried);
  });

  test('the share is spread evenly, and every turn brings others', () => {
    vi.stubEnv('ATOLL_LONG', '');
    expect(shareOf(numbers(30))).toEqual([9, 19, 29]);
    const tried = new Set(numbers(10).flatMap((turn) => shareOf(numbers(30), turn)));
    expect(tried.size).toBe(30);
  });
});

test('in the long run everything is tried', () => {
  vi.stubEnv('ATOLL_LONG', '1');
  expect(share(1000)).toBe(1000);
  expect(shareOf(numbers(30), 4)).toEqual(numbers(30));
});

test('only the long run waits for what is rare', async () => {
  const options = { expected: ['flood'], rare: ['feature flood'], maxGames: 60 };
  vi.stubEnv('ATOLL_LONG', '');
  expect((await coverageOf(pearls, options)).missing).toEqual([]);
  vi.stubEnv('ATOLL_LONG', '1');
  expect(await coverageOf(pearls, options)).toEqual({ games: 60, missing: ['feature flood'] });
});

test('a rare thing nobody expects is a slip of the pen', async () => {
  await expect(coverageOf(pearls, { rare: ['feature flod'] })).rejects.toThrow('feature flod');
});

test.each(['src/a.share.test.ts', 'src/a.long.test.ts', 'src/a.share.test.tsx'])('%s may take a share', (file) => {
  vi.stubEnv('ATOLL_LONG', '1');
  expect(isLong(file)).toBe(true);
});

test('a file the long run would miss may not', () => {
  expect(() => isLong('src/a.test.ts')).toThrow('must be named *.share.test.ts');
});
