// The shelf and the registry name the same games, and each has its colours by day and by night.

import { readFileSync } from 'node:fs';
import { registry } from '@atoll/games/node';
import { expect, it } from 'vitest';
import { FACTS, isOnShelf, SHELF } from './shelf.ts';

const games = await registry.allPresent();

it('every game of the registry stands on the shelf', () => {
  expect(SHELF.toSorted()).toEqual(games.map(({ id }) => id).toSorted());
});

it('the covers promise the seats the rules allow', () => {
  for (const { id, seats } of games) {
    if (!isOnShelf(id)) throw new Error(`${id} does not stand on the shelf`);
    expect(FACTS[id].seats).toEqual(seats);
    expect(FACTS[id].usual).toBeLessThanOrEqual(seats.max);
  }
});

it.each(SHELF)('%s has its colours by day and by night', (id) => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const selectors = tokens.split('\n').filter((line) => line.endsWith(`[data-game='${id}'] {`));
  expect(selectors).toEqual([`[data-game='${id}'] {`, `:root[data-theme='dark'] [data-game='${id}'] {`]);
});
