import { expect, test } from 'vitest';
import { allSeats, leftOf, seatsFrom } from './seat.js';
import type { Seat } from './seat.js';

test('clockwise is rising, and goes round', () => {
  expect(seatsFrom(2 as Seat, 4)).toEqual([2, 3, 0, 1]);
  expect(allSeats(3)).toEqual([0, 1, 2]);
  expect(leftOf(2 as Seat, 3)).toBe(0);
  expect(leftOf(0 as Seat, 3)).toBe(1);
});
