// The registry: the only place that lists the games.

import type { AnyGame } from '@atoll/engine';
import { archipelago } from '@atoll/game-archipelago';
import { cyclades } from '@atoll/game-cyclades';
import { sanJuan } from '@atoll/game-san-juan';
import { vanuatu } from '@atoll/game-vanuatu';

export const games: readonly AnyGame[] = [sanJuan, cyclades, vanuatu, archipelago];

/** Throws a plain error for an id no game has. */
export function gameById(id: string): AnyGame {
  const game = games.find((known) => known.id === id);
  if (game === undefined)
    throw new Error(`there is no game '${id}'; there are ${games.map((known) => known.id).join(', ')}`);
  return game;
}
