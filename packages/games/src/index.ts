// The registry: the only place that lists the games.

import type { AnyGame } from '@atoll/engine';
import { sanJuan } from '@atoll/game-san-juan';

export const games: readonly AnyGame[] = [sanJuan];

/** Undefined if there is no such game. */
export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
