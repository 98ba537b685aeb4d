import { FROZEN } from '@atoll/games';
import { expect, it } from 'vitest';
import { addressOfFrozen, frozenNeededBy } from './frozen-address.ts';

const catalogue = {
  pearls: { 1: { digest: 'a'.repeat(64) }, 2: { digest: 'b'.repeat(64) }, 3: { digest: 'c'.repeat(64) } },
};

it('a device keeps the frozen rules its tables were begun under; a table without a version counts as the first', () => {
  const tables = [
    { game: 'pearls' },
    { game: 'pearls', rulesVersion: 1 },
    { game: 'pearls', rulesVersion: 2 },
    { game: 'pearls', rulesVersion: 3 },
    { game: 'pearls', rulesVersion: 9 },
    { game: 'chess', rulesVersion: 1 },
  ];
  expect(frozenNeededBy(tables, catalogue)).toEqual([
    `/frozen/pearls/1.mjs?${'a'.repeat(16)}`,
    `/frozen/pearls/2.mjs?${'b'.repeat(16)}`,
  ]);
});

it('a table without a version is one of version 1; of the present one nothing is fetched', () => {
  const games = Object.keys(FROZEN);
  expect(frozenNeededBy(games.map((game) => ({ game })))).toEqual(games.map((game) => addressOfFrozen(game, 1)));
  expect(frozenNeededBy(games.map((game) => ({ game, rulesVersion: 2 })))).toEqual([]);
  expect(addressOfFrozen('san-juan', 1)).toMatch(/^\/frozen\/san-juan\/1\.mjs\?[\da-f]{16}$/);
});
