import { registry } from '@atoll/games/node';
import { describe, expect, it } from 'vitest';
import { run } from '../host.testing.js';

const games = await registry.allPresent();

const own = { games: () => Promise.resolve(games) };

interface Report {
  readonly games: number;
  readonly players: readonly string[];
  readonly standings: readonly {
    player: string;
    winRate: number;
    interval: { low: number; high: number };
    slowest: number;
  }[];
}

describe('atoll arena', () => {
  it('lets bots meet from every seat and says how sure the result is', async () => {
    const { code, out } = await run('arena san-juan --bots normal,random --games 4 --seed a', own);
    expect(code).toBe(0);
    expect(out).toMatch(/^san-juan, 2 seats, 4 games, 100 ms a move, /);
    expect(out).toMatch(/normal +\d+\.\d % +\d+\.\d % to \d+\.\d %/);
    expect(out).toMatch(/random +\d+\.\d %/);
  });

  it('gives the same figures for the same seed and iterations, for machines too', async () => {
    const line = 'arena san-juan --bots hard,normal,normal --games 1 --seed b --iterations 3 --json';
    const report = (await run(line, own)).json as Report;
    expect(report).toMatchObject({ games: 3, players: ['hard', 'normal', 'normal'] });
    expect(report.standings.map(({ player }) => player)).toEqual(['hard', 'normal']);
    const wins = report.standings.map(({ winRate }) => winRate);
    expect((wins[0] ?? NaN) + 2 * (wins[1] ?? NaN)).toBeCloseTo(1, 10);
    const again = (await run(line, own)).json as Report;
    expect(again.standings.map(({ winRate }) => winRate)).toEqual(wins);
  });

  it.each(['', ' --wall'])(
    'Hard thinks as long as it is told, in time of the processor or on the wall:%s',
    async (clock) => {
      const report = (await run(`arena san-juan --bots hard,random --games 2 --seed c --ms 5${clock} --json`, own))
        .json;
      expect((report as Report).standings[0]?.slowest).toBeGreaterThan(4);
    },
  );

  it.each([
    ['arena san-juan', /--bots says who plays/],
    ['arena san-juan --bots normal,genius', /no bot 'genius'.*random, greedy, easy, normal, hard/],
    ['arena san-juan --bots normal', /played by 2 to 4, but --bots names 1/],
    ['arena chess --bots normal,normal', /no game 'chess'/],
    ['arena san-juan --bots hard,normal --ms 5 --iterations 5', /--ms or --iterations, not both/],
    ['arena san-juan --bots easy,normal --option moon=full', /no option 'moon'/],
    ['arena san-juan --bots easy,normal --games 0', /--games must be a whole number from 1/],
    ['fit chess', /no game 'chess'/],
  ])('%s is refused with a sentence', async (line, sentence) => {
    const { code, out, err } = await run(line, own);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
  });

  it('refuses a game the bots have not learnt', async () => {
    const { code, err } = await run('arena tic-tac-toe --bots normal,random');
    expect(code).toBe(2);
    expect(err).toMatch(/have not learnt tic-tac-toe/);
  });
});

describe('atoll fit', () => {
  it('finds weights for every feature of a judge, better than knowing nothing', async () => {
    const { json } = await run('fit vanuatu --games 2 --seed f --json', own);
    const { weights, loss, blind } = json as { weights: Record<string, number>; loss: number; blind: number };
    expect(Object.keys(weights)).toContain('score late');
    expect(loss).toBeLessThan(blind);
  });
});
