// The list of the games, by id: the one place that names them all. Each is loaded when somebody asks for it.

import { brainOf } from '@atoll/bots';
import type { Brain, Motives } from '@atoll/bots';
import type { AnyGame } from '@atoll/engine';

/** A game as it is played at present. */
export interface Listed {
  load(): Promise<AnyGame>;
  /** What its bots know; null where nobody has taught them. */
  brain(): Promise<Brain | null>;
}

/** A game the bots have not learnt does not compile. */
const taught =
  (game: keyof Motives): Listed['brain'] =>
  () =>
    brainOf(game);

export const LIST = {
  'san-juan': {
    load: async () => (await import('@atoll/game-san-juan')).sanJuan,
    brain: taught('san-juan'),
  },
  cyclades: {
    load: async () => (await import('@atoll/game-cyclades')).cyclades,
    brain: taught('cyclades'),
  },
  vanuatu: {
    load: async () => (await import('@atoll/game-vanuatu')).vanuatu,
    brain: taught('vanuatu'),
  },
  archipelago: {
    load: async () => (await import('@atoll/game-archipelago')).archipelago,
    brain: taught('archipelago'),
  },
} as const satisfies Readonly<Record<string, Listed>>;

export type GameId = keyof typeof LIST;
