// What bots know of the rules they are asked about: of the very version a table is played by.

import type { BrainOf } from '@atoll/bots';
import { registry } from '@atoll/games/node';

/** Null for a game nobody has taught the bots. */
export const brainOf: BrainOf = async (game, rulesVersion) =>
  registry.ids.some((id) => id === game) ? registry.brainOf(game, rulesVersion) : null;
