import type { Seat } from '@atoll/engine';
import { expect, it } from 'vitest';
import { leadOf, turnsOf } from './course.ts';

const ana = 0 as Seat;

it('the lead is the distance to the best of the others', () => {
  expect(leadOf([7, 3, 5], ana)).toBe(2);
  expect(leadOf([3, 7, 5], ana)).toBe(-4);
  expect(leadOf([5, 5], ana)).toBe(0);
});

it('the turning moves are the largest changes of the lead, in the order of play', () => {
  const course = [
    [0, 0],
    [1, 0],
    [1, 6],
    [1, 6],
    [3, 6],
    [9, 6],
    [9, 7],
    [13, 7],
  ];
  expect(turnsOf(course, ana)).toEqual([
    { seq: 2, before: 1, after: -5 },
    { seq: 5, before: -3, after: 3 },
    { seq: 7, before: 2, after: 6 },
  ]);
});

it('a third who stays behind turns nothing', () => {
  const course = [
    [4, 3, 0],
    [4, 3, 2],
    [4, 5, 2],
  ];
  expect(turnsOf(course, ana)).toEqual([{ seq: 2, before: 1, after: -1 }]);
});

it('nothing turns where the lead never changes', () => {
  expect(turnsOf([[2, 2]], ana)).toEqual([]);
  expect(
    turnsOf(
      [
        [0, 0],
        [1, 1],
      ],
      ana,
    ),
  ).toEqual([]);
});
