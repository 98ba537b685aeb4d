// How much of the random play a run gets: `npm test` a tenth, so that it stays a matter of minutes; `npm run test:long`
// all of it. The long run goes by names: files that ask here are `*.share.test.ts`, and so run in both.

import { expect } from 'vitest';

const TENTH = 10;

/** Whether this is the long run. Refused to a file that would not be part of it. */
export function isLong(file = expect.getState().testPath): boolean {
  if (file !== undefined && !/\.(share|long)\.test\.tsx?$/.test(file)) {
    throw new Error(`${file} does less in npm test than in the long run: it must be named *.share.test.ts`);
  }
  return process.env['ATOLL_LONG'] === '1';
}

/** The number of games, positions or messages to try now, out of `whole` in the long run. */
export function share(whole: number): number {
  return isLong() ? whole : Math.ceil(whole / TENTH);
}

/** As many of them as `share` says, spread evenly; another `turn` begins elsewhere. */
export function shareOf<T>(all: readonly T[], turn = 0): readonly T[] {
  const count = share(all.length);
  return all.filter((_, index) => {
    const place = (index + turn) % all.length;
    return Math.floor((place * count) / all.length) !== Math.floor(((place + 1) * count) / all.length);
  });
}
