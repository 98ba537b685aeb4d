import { registry } from '@atoll/games/node';
import { expect, it } from 'vitest';
import { root } from '../host.testing.js';
import { rulesReport } from './report.js';

const games = await registry.allPresent();

it.each(games.map((game) => game.id))('%s has a test for every rule and worked example of its dossier', (game) => {
  const { [game]: coverage } = rulesReport(root, [game]);
  expect(coverage?.total).toBeGreaterThan(0);
  expect(coverage?.missing).toEqual([]);
});
