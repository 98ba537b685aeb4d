import { pearls, ticTacToe } from '@atoll/testkit/reference';
import { describe, expect, it } from 'vitest';
import type { Order } from './child.js';
import { paceOf } from './pace.js';
import { boardgameRows, gameRows } from './rows.js';
import { compare } from './run.js';
import type { SideName } from './sides/side.js';
import type { Worker } from './workers.js';
import { chosen } from './wishes.js';

const pace = { rounds: 5, warmUp: 7, round: 3, censusGames: 2 };

/** Workers that note what they are asked. */
function staff(answers: Partial<Record<SideName, { proof?: string; speed?: number }>> = {}) {
  const orders: string[] = [];
  const ended: string[] = [];
  const answer = (side: SideName, order: Order): unknown => {
    if (order.order === 'prove') return answers[side]?.proof ?? 'same';
    if (order.order === 'census') return { stateBytes: 1000, legalMoves: 9 };
    orders.push(`${side} ${order.milliseconds}`);
    return answers[side]?.speed ?? 1;
  };
  const start = (side: SideName): Promise<Worker> =>
    Promise.resolve({ ask: (order) => Promise.resolve(answer(side, order)), end: () => void ended.push(side) });
  return { start, orders, ended };
}

describe('a comparison', () => {
  it('warms every side up, then interleaves five rounds', async () => {
    const { start, orders } = staff();
    await compare({ game: 'x', rows: boardgameRows, census: false }, pace, start);
    const round = ['in-place 3', 'boardgame.io 3', 'pure 3'];
    expect(orders).toEqual([
      'in-place 7',
      'boardgame.io 7',
      'pure 7',
      ...Array.from({ length: 5 }, () => round).flat(),
    ]);
  });

  it('makes every row, and ends every process', async () => {
    const { start, ended } = staff({ 'in-place': { speed: 500 }, 'boardgame.io': { speed: 2 } });
    const rows = await compare({ game: 'san-juan', rows: gameRows, census: true }, pace, start);
    expect(rows.map((row) => row.id)).toEqual([
      'games',
      'in-place',
      'pure',
      'apply',
      'listing',
      'play-outs',
      'state-size',
      'legal-moves',
    ]);
    expect(rows[1]).toMatchObject({ ratio: 250 });
    expect(ended).toHaveLength(11);
  });

  it('refuses to compare sides that did different work', async () => {
    const { start, ended } = staff({ pure: { proof: 'other' } });
    await expect(compare({ game: 'x', rows: boardgameRows, census: false }, pace, start)).rejects.toThrow(
      'did not play the same games',
    );
    expect(ended).toHaveLength(3);
  });
});

it('ends every process when one does not start', async () => {
  const { start, ended } = staff();
  const broken = (side: SideName): Promise<Worker> =>
    side === 'pure' ? Promise.reject(new Error('no paper')) : start(side);
  await expect(compare({ game: 'x', rows: boardgameRows, census: false }, pace, broken)).rejects.toThrow('no paper');
  expect(ended.toSorted()).toEqual(['boardgame.io', 'in-place']);
});

describe('the pace', () => {
  const comparison = (count: number) =>
    Array.from({ length: count }, () => ({ game: 'x', rows: gameRows, census: true }));

  it.each([1, 4, 8])('keeps within its budget with %i games', (count) => {
    const sides = count * 8;
    for (const [quick, budget] of [
      [false, 225_000],
      [true, 15_000],
    ] as const) {
      const { warmUp, round, rounds } = paceOf(comparison(count), quick);
      expect(rounds).toBe(5);
      expect(sides * (warmUp + rounds * round)).toBeLessThan(budget * 1.05);
    }
  });
});

describe('--only', () => {
  const lineup = [
    { game: ticTacToe, rows: gameRows, census: true },
    { game: pearls, rows: boardgameRows, census: false },
  ];

  it('takes a game, or a row of every game', () => {
    expect(chosen(lineup, undefined)).toHaveLength(2);
    expect(chosen(lineup, 'pearls').map(({ game, rows }) => [game, rows.length])).toEqual([['pearls', 2]]);
    expect(chosen(lineup, 'pure').map(({ rows }) => rows.map(({ id }) => id))).toEqual([['pure'], ['pure']]);
    expect(chosen(lineup, 'state-size')).toMatchObject([{ game: 'tic-tac-toe', rows: [], census: true }]);
    expect(chosen(lineup, 'nothing')).toEqual([]);
  });
});
