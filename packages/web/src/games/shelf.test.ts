// The shelf and the registry name the same games, with the same seats.

import { registry } from '@atoll/games/node';
import { expect, it } from 'vitest';
import { FACTS, SHELF } from './shelf.ts';

const games = await registry.allPresent();

it('every game of the registry stands on the shelf', () => {
  expect(SHELF.toSorted()).toEqual(games.map(({ id }) => id).toSorted());
});

it('the covers promise the seats the rules allow', () => {
  for (const { id, seats } of games) {
    const { min, max, usual } = FACTS[id as keyof typeof FACTS];
    expect({ id, min, max }).toEqual({ id, ...seats });
    expect(usual).toBeLessThanOrEqual(seats.max);
  }
});
