import { describe, expect, it } from 'vitest';
import type { LoggedEvent } from '../table/source.ts';
import { linesOf, whyAt } from './log-lines.ts';

const told = (seq: number, type: string, why?: string): LoggedEvent => ({
  seq,
  event: { type },
  ...(why === undefined ? {} : { why }),
});

/** Events named "untold" have no sentence. */
const lines = (log: readonly LoggedEvent[], most = 100) =>
  linesOf(log, most, ({ type }) => (type === 'untold' ? null : [type]));

/** What is said under each line. */
const said = (log: readonly LoggedEvent[]): (string | null)[] => {
  const all = lines(log);
  return all.map((_, index) => whyAt(all, index));
};

describe('why a bot moved', () => {
  it('is said under the first line of its move', () => {
    expect(said([told(1, 'built', 'likes-it'), told(1, 'round-began', 'likes-it')])).toEqual(['likes-it', null]);
    expect(said([told(1, 'untold', 'likes-it'), told(1, 'built', 'likes-it')])).toEqual(['likes-it']);
  });

  it('is said once where moves in a row have the same reason', () => {
    const log = [
      told(1, 'sailed', 'far'),
      told(2, 'sailed', 'far'),
      told(4, 'sailed', 'far'),
      told(5, 'built', 'rich'),
    ];
    expect(said(log)).toEqual(['far', null, null, 'rich']);
  });

  it('is said again after a move without a reason', () => {
    expect(said([told(1, 'sailed', 'far'), told(2, 'sailed'), told(3, 'sailed', 'far')])).toEqual(['far', null, 'far']);
  });
});

describe('the newest lines', () => {
  const log = [told(1, 'a'), told(2, 'b'), told(2, 'c'), told(3, 'd')];

  it('do not begin in the middle of a move', () => {
    expect(lines(log, 2).map(({ sentence }) => sentence)).toEqual([['b'], ['c'], ['d']]);
    expect(lines(log, 1).map(({ sentence }) => sentence)).toEqual([['d']]);
  });

  it('keep their keys while the log grows', () => {
    const keys = lines(log).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
    expect(lines([...log, told(4, 'e')]).map(({ key }) => key)).toEqual([...keys, '4.0']);
  });
});
