import { expect, it } from 'vitest';
import { Limit } from './limit.js';

it('begins no iteration that would end too late, by the longest so far', () => {
  let time = 0;
  const limit = new Limit({ milliseconds: 100, now: () => time });
  expect(limit.goesOn(0)).toBe(true);
  time = 40;
  expect(limit.goesOn(0)).toBe(true);
  time = 75;
  expect(limit.goesOn(0)).toBe(false);
});

it('tells how much is used up, by iterations or by time, whichever is more', () => {
  let time = 0;
  const limit = new Limit({ iterations: 4, milliseconds: 1000, now: () => time });
  expect(limit.spent()).toBe(0);
  limit.goesOn(0);
  expect(limit.spent()).toBe(0.25);
  time = 475;
  expect(limit.spent()).toBe(0.5);
});
