// Each side in this one process: the speeds mean nothing here, the work must be right.

import type { AnyGame } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import { pearls, ticTacToe } from '@atoll/testkit/reference';
import { describe, expect, it } from 'vitest';
import { takeCensus } from '../census.js';
import { boardgameGamesSide, boardgameSide } from './boardgame-io.js';
import { applySide, cloneSide, listingSide } from './parts.js';
import { gamesSide, inPlaceSide, pureSide } from './playing.js';
import { cutPlayOutsSide, fullPlayOutsSide } from './play-outs.js';
import { measure } from './side.js';

const games: readonly (readonly [string, AnyGame])[] = [
  ['tic-tac-toe', ticTacToe],
  ['pearls', pearls],
];

const sanJuan = await registry.present('san-juan');

describe.each(games)('%s', (_name, game) => {
  it('is the same game in place, through the pure interface and inside boardgame.io', () => {
    const proofs = [inPlaceSide, pureSide, boardgameSide].map((make) => make(game).proof());
    expect(new Set(proofs).size).toBe(1);
    expect(gamesSide(game).proof()).toBe(boardgameGamesSide(game).proof());
  });

  it('is proved again after some work', () => {
    for (const make of [inPlaceSide, pureSide, boardgameSide]) {
      const side = make(game);
      const before = side.proof();
      expect(side.work()).toBeGreaterThanOrEqual(250);
      expect(side.proof()).toBe(before);
    }
  });

  it('has positions at which clone, apply and listing are measured', () => {
    const sides = [cloneSide, applySide, listingSide].map((make) => make(game));
    expect(sides.map((side) => side.work())).toEqual([512, 512, 512]);
    expect(new Set(sides.map((side) => side.proof())).size).toBe(1);
  });

  it('is counted', () => {
    const { stateBytes, legalMoves } = takeCensus(game, 2);
    expect(stateBytes).toBeGreaterThan(100);
    expect(legalMoves).toBeGreaterThan(2);
  });
});

it('play-outs start from the same views, cut or not, and only where the bots have learnt the game', async () => {
  const [cut, full] = await Promise.all([cutPlayOutsSide(sanJuan), fullPlayOutsSide(sanJuan)]);
  expect(cut.proof()).toBe(full.proof());
  expect([cut.work(), full.work()]).toEqual([1, 1]);
  await expect(cutPlayOutsSide(ticTacToe)).rejects.toThrow('have not learnt tic-tac-toe');
});

it('speed is work over the time of the processor', () => {
  const busy = { work: () => (cloneSide(ticTacToe).work(), 10), proof: () => '' };
  const perSecond = measure(busy, 20);
  expect(perSecond).toBeGreaterThan(0);
  expect(Number.isFinite(perSecond)).toBe(true);
});
