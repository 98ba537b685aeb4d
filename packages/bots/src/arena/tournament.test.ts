import { describe, expect, it } from 'vitest';
import { wilson } from './interval.js';
import { pairingOf, Scores } from './tournament.js';

describe('the arena', () => {
  it('plays every deal from every seat', () => {
    const games = [0, 1, 2, 3].map((index) => pairingOf(['hard', 'easy', 'random'], 's', index));
    expect(games.map(({ seed }) => seed)).toEqual(['s-0', 's-0', 's-0', 's-1']);
    for (const seat of [0, 1, 2]) {
      expect(new Set(games.slice(0, 3).map(({ seating }) => seating[seat])).size).toBe(3);
    }
    expect(games[3]?.seating).toEqual(games[0]?.seating);
  });

  it('counts a shared win by halves, and players of a name as one', () => {
    const players = ['hard', 'normal', 'normal'] as const;
    const scores = new Scores(players);
    const times = [[1, 3], [2], [2]];
    scores.add(pairingOf(players, 's', 0), { wins: [0.5, 0.5, 0], points: [10, 10, 4], times, moves: 4 });
    scores.add(pairingOf(players, 's', 1), { wins: [0, 0, 1], points: [5, 6, 7], times, moves: 4 });
    const [hard, normal] = scores.standings();
    // In the second game Hard has the last seat.
    expect(hard).toMatchObject({ player: 'hard', seats: 1, games: 2, winRate: 0.75, points: 8.5 });
    expect(normal).toMatchObject({ player: 'normal', seats: 2, winRate: 0.125, points: 6.25, p99: 3, slowest: 3 });
  });
});

describe('the Wilson interval', () => {
  it.each([
    [0.5, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [0.9, 200, 0.8506, 0.9343],
  ])('of a share of %f in %i trials is %f to %f', (share, trials, low, high) => {
    expect(wilson(share, trials).low).toBeCloseTo(low, 3);
    expect(wilson(share, trials).high).toBeCloseTo(high, 3);
  });

  it('says nothing without trials', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
