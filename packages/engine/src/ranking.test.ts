import { expect, test } from 'vitest';
import { placingsOf } from './ranking.js';
import type { Score } from './ranking.js';
import type { Seat } from './seat.js';

const score = (seat: number, points: number, ...tieBreaks: number[]): Score => ({
  seat: seat as Seat,
  points,
  breakdown: [{ source: 'all', points }],
  tieBreaks,
});

const places = (...scores: Score[]): [seat: number, rank: number, won: boolean][] =>
  placingsOf(scores).map(({ seat, rank, won }) => [seat, rank, won]);

test('most points first', () => {
  expect(places(score(0, 3), score(1, 7), score(2, 5))).toEqual([
    [1, 1, true],
    [2, 2, false],
    [0, 3, false],
  ]);
});

test('tie-breaks count in their order, higher is better', () => {
  expect(places(score(0, 5, 1, 9), score(1, 5, 2, 0), score(2, 5, 2, 1)).map(([seat]) => seat)).toEqual([2, 1, 0]);
});

test('equal in everything is the same place, and the next is skipped', () => {
  expect(places(score(0, 5, 1), score(1, 5, 1), score(2, 4, 9), score(3, 4, 9), score(4, 4, 8))).toEqual([
    [0, 1, true],
    [1, 1, true],
    [2, 3, false],
    [3, 3, false],
    [4, 5, false],
  ]);
});

test('a tie-break that is missing counts nothing', () => {
  expect(places(score(0, 5), score(1, 5, 0))).toEqual([
    [0, 1, true],
    [1, 1, true],
  ]);
  expect(places(score(0, 5), score(1, 5, -1))[0]?.[0]).toBe(0);
});

test('the scores handed over stay as they were', () => {
  const scores = [score(0, 1), score(1, 2)];
  placingsOf(scores);
  expect(scores.map(({ seat }) => seat)).toEqual([0, 1]);
});
