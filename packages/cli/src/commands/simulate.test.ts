import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord, verify } from '@atoll/engine';
import type { AnyGame } from '@atoll/engine';
import { pearls, ticTacToe } from '@atoll/testkit/reference';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../host.testing.js';
import type { Summary } from '../tally.js';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'atoll-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('atoll simulate', () => {
  it('sums up whole games in the agreed shape', async () => {
    const { code, json } = await run('simulate tic-tac-toe --games 50 --seed a --json');
    const summary = json as Summary;
    expect(code).toBe(0);
    expect(Object.keys(summary)).toEqual([
      'game',
      'seats',
      'options',
      'seed',
      'games',
      'errors',
      'moves',
      'movesPerGame',
      'movesPerSecond',
      'gamesPerSecond',
      'maxLegalMoves',
      'endings',
      'scores',
      'faults',
    ]);
    expect(summary).toMatchObject({
      game: 'tic-tac-toe',
      seats: 2,
      options: {},
      games: 50,
      errors: 0,
      maxLegalMoves: 9,
    });
    expect(Object.values(summary.endings).reduce((a, b) => a + b)).toBe(50);
    expect(summary.scores).toEqual({ min: 0, median: 1, max: 1 });
    expect(summary.moves).toBeGreaterThan(5 * 50);
    expect(summary.movesPerSecond).toBeGreaterThan(0);
  });

  it('plays the same games for the same seed', async () => {
    const counts = async (seed: string) => {
      const { moves, endings, scores } = (await run(`simulate pearls --games 5 --seed ${seed} --json`)).json as Summary;
      return { moves, endings, scores };
    };
    expect(await counts('a')).toEqual(await counts('a'));
    expect(await counts('a')).not.toEqual(await counts('b'));
  });

  it('tells people the same', async () => {
    const { out, err } = await run('simulate pearls --games 3');
    for (const word of ['games', 'moves per second', 'longest list of legal moves', 'scores', 'errors'])
      expect(out).toContain(word);
    expect(err).toBe('');
  });

  it('stops a game at the bound and says so', async () => {
    const { code, json } = await run('simulate tic-tac-toe --games 4 --max-steps 3 --json');
    expect(code).toBe(0);
    expect(json as Summary).toMatchObject({ endings: { stopped: 4 }, moves: 12, scores: null });
  });

  it('reports a fault with the seed that shows it again', async () => {
    let games = 0;
    const broken: AnyGame = {
      ...ticTacToe,
      invariants: () => (++games === 3 ? ['a mark fell off'] : []),
    };
    const games3 = { games: () => Promise.resolve([broken]) };
    const { code, json } = await run('simulate tic-tac-toe --games 5 --seed s --json', games3);
    expect(code).toBe(1);
    const { errors, faults } = json as Summary;
    expect(errors).toBe(1);
    expect(faults).toEqual([
      { seed: 's-2', move: expect.any(Number), message: expect.stringContaining('a mark fell off') },
    ]);
  });

  it('checks the invariants after every move if asked', async () => {
    let checked = 0;
    const watched: AnyGame = { ...ticTacToe, invariants: () => (checked++, []) };
    const { json } = await run('simulate tic-tac-toe --games 2 --check --json', {
      games: () => Promise.resolve([watched]),
    });
    expect(checked).toBe((json as Summary).moves + 2);
  });

  it('a rule that throws is an error of that game, not the end of the run', async () => {
    const broken: AnyGame = { ...ticTacToe, legalMoves: () => [] };
    const { json } = await run('simulate tic-tac-toe --games 2 --json', { games: () => Promise.resolve([broken]) });
    expect(json as Summary).toMatchObject({ games: 2, errors: 2, endings: {} });
  });

  it('writes records that can be verified', async () => {
    await run(`simulate pearls --games 3 --seed r --record ${folder}`);
    expect(readdirSync(folder).toSorted()).toEqual(['pearls-r-1.json', 'pearls-r-2.json', 'pearls-r.json']);
    const record = readRecord(pearls, readFileSync(join(folder, 'pearls-r-2.json'), 'utf8'));
    expect(pearls.ranking(verify(pearls, record))).not.toBeNull();
  });
});
