// The registry for Node: frozen files lie in a folder of this package.

import { readFile } from 'node:fs/promises';
import type { FrozenModule } from './contract.js';
import { FROZEN } from './frozen.js';
import { LIST } from './list.js';
import type { GameId } from './list.js';
import { Registry } from './registry.js';
import type { FrozenFiles } from './registry.js';

/** The files in a folder, `<game>/<version>.mjs` each. */
export function filesIn(folder: URL): FrozenFiles {
  const fileOf = (game: string, version: number): URL => new URL(`${game}/${version}.mjs`, folder);
  return {
    read: (game, version) => readFile(fileOf(game, version), 'utf8'),
    load: async (game, version) => (await import(fileOf(game, version).href)) as FrozenModule,
  };
}

/** Beside `src` and `dist` alike. */
export const FROZEN_FOLDER = new URL('../frozen/', import.meta.url);

export const registry: Registry<GameId> = new Registry(LIST, FROZEN, filesIn(FROZEN_FOLDER));
