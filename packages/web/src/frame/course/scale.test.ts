import { expect, it } from 'vitest';
import { apart, scaleOf, stepsOf, ticksOf } from './scale.ts';

it('figures at the side are round and enclose all values', () => {
  expect(ticksOf(0, 37)).toEqual([0, 10, 20, 30, 40]);
  expect(ticksOf(0, 2)).toEqual([0, 1, 2]);
  expect(ticksOf(-3, 17)).toEqual([-5, 0, 5, 10, 15, 20]);
  expect(ticksOf(0, 215)).toEqual([0, 100, 200, 300]);
});

it('a line stays where the points stay', () => {
  const same = (value: number): number => value;
  expect(stepsOf([0, 0, 3, 3], same, same)).toBe('M0.0 0.0H2.0V3.0H3.0');
});

it('a range of one value is mapped, not divided by nothing', () => {
  expect(scaleOf([5, 5], [0, 100])(5)).toBe(0);
});

it('letters at the ends of lines do not lie on each other, and keep their order', () => {
  expect(apart([10, 10, 100], 16, [0, 200])).toEqual([10, 26, 100]);
  expect(apart([198, 199, 50], 16, [0, 200])).toEqual([184, 200, 50]);
});
