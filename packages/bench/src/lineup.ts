// What is measured: every registered game with all rows, and the two reference games beside boardgame.io.

import type { AnyGame } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import { pearls, ticTacToe } from '@atoll/testkit/reference';
import { boardgameRows, gameRows } from './rows.js';
import type { TimedSpec } from './rows.js';

const games = await registry.allPresent();

export interface Entry {
  readonly game: AnyGame;
  readonly rows: readonly TimedSpec[];
  /** Whether states and lists of moves are measured too. */
  readonly census: boolean;
}

export const lineup: readonly Entry[] = [
  ...games.map((game) => ({ game, rows: gameRows, census: true })),
  ...[ticTacToe, pearls].map((game) => ({ game, rows: boardgameRows, census: false })),
];

export function entryOf(id: string): Entry {
  const entry = lineup.find(({ game }) => game.id === id);
  if (entry === undefined) throw new Error(`no game '${id}' is measured`);
  return entry;
}
