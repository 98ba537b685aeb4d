import { expect, it } from 'vitest';
import { firstOfLastGesture, stillOpen } from './gestures.ts';

it('one press takes back a gesture of several answers', () => {
  expect(firstOfLastGesture([{ from: 1, to: 4 }], 4)).toBe(1);
});

it('an answer given after the gesture is taken back alone', () => {
  expect(firstOfLastGesture([{ from: 0, to: 2 }], 3)).toBe(2);
});

it('the gesture before the last one is next', () => {
  const gestures = [
    { from: 0, to: 2 },
    { from: 2, to: 4 },
  ];
  expect(firstOfLastGesture(gestures, 4)).toBe(2);
  expect(firstOfLastGesture(stillOpen(gestures, 2), 2)).toBe(0);
});

it('a gesture of which a part was handed over is none any more', () => {
  expect(stillOpen([{ from: 0, to: 2 }], 0)).toEqual([]);
  expect(stillOpen([{ from: 0, to: 2 }], 1)).toEqual([]);
  expect(firstOfLastGesture([], 1)).toBe(0);
});

it('nothing is taken back where nothing was given', () => {
  expect(firstOfLastGesture([], 0)).toBe(0);
});
