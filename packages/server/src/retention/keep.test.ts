import { expect, it } from 'vitest';
import { configFrom } from '../config.js';
import { KEEP_BY_DEFAULT, keepFrom } from './keep.js';

const DAY = 24 * 3_600_000;

it('M8: games are never thrown away by default, and nobody within a year', () => {
  expect(keepFrom({})).toEqual(KEEP_BY_DEFAULT);
  expect(KEEP_BY_DEFAULT).toEqual({
    openTables: 30 * DAY,
    running: null,
    finished: null,
    guests: 365 * DAY,
    records: 90 * DAY,
  });
});

it('M8: how long is said in minutes, hours or days, or never', () => {
  const given = {
    ATOLL_KEEP_OPEN_TABLES: '1m',
    ATOLL_KEEP_RUNNING: '12h',
    ATOLL_KEEP_FINISHED: '400d',
    ATOLL_KEEP_GUESTS: 'never',
    ATOLL_KEEP_RECORDS: '',
  };
  expect(configFrom(given).keep).toEqual({
    openTables: 60_000,
    running: DAY / 2,
    finished: 400 * DAY,
    guests: null,
    records: 90 * DAY,
  });
});

it.each(['0d', '30', '1.5d', '-1d', 'soon', '30 d', '30D', '1w'])('M8: %s is refused in words at the start', (text) => {
  expect(() => keepFrom({ ATOLL_KEEP_FINISHED: text })).toThrow('ATOLL_KEEP_FINISHED must be a number of minutes');
});
