import { expect, test } from 'vitest';
import { gameById, games } from './index.js';

test('every game is found by its id, and no id stands twice', () => {
  for (const game of games) expect(gameById(game.id)).toBe(game);
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
});

test('an unknown id is named, with the ids there are', () => {
  expect(() => gameById('chess')).toThrow("there is no game 'chess'; there are san-juan");
});
