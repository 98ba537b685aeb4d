// Games of which nothing has been frozen: those of tests, and of a host that brings its own.

import type { AnyGame } from '@atoll/engine';
import { Registry } from './registry.js';
import type { FrozenFiles } from './registry.js';

const NO_FILES: FrozenFiles = {
  read: (game) => Promise.reject(new Error(`nothing of ${game} has been frozen`)),
  load: (game) => Promise.reject(new Error(`nothing of ${game} has been frozen`)),
};

export function presentOnly(games: readonly AnyGame[]): Registry {
  const list = games.map((game) => {
    const listed = { load: () => Promise.resolve(game), brain: () => Promise.resolve(null) };
    return [game.id, listed] as const;
  });
  return new Registry(Object.fromEntries(list), {}, NO_FILES);
}
