// What bots know of the rules they are asked about: of the very version a table is played by.

import type { Brain } from '@atoll/bots';
import { registry } from '@atoll/games/node';

export type BrainOf = (game: string, rulesVersion: number) => Promise<Brain | null>;

/** Null for a game nobody has taught the bots. */
export const brainOf: BrainOf = async (game, rulesVersion) =>
  registry.ids.some((id) => id === game) ? registry.brainOf(game, rulesVersion) : null;
