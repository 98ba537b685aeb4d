// The list of the games, by id: the one place that names them all. Each is loaded when somebody asks for it.

import { brainOf } from '@atoll/bots';
import type { Brain } from '@atoll/bots';
import type { AnyGame } from '@atoll/engine';

/** A game as it is played at present. */
export interface Listed {
  load(): Promise<AnyGame>;
  /** What its bots know; null where nobody has taught them. */
  brain(): Promise<Brain | null>;
}

export const LIST = {
  'san-juan': {
    load: async () => (await import('@atoll/game-san-juan')).sanJuan,
    brain: () => brainOf('san-juan'),
  },
  cyclades: {
    load: async () => (await import('@atoll/game-cyclades')).cyclades,
    brain: () => brainOf('cyclades'),
  },
  vanuatu: {
    load: async () => (await import('@atoll/game-vanuatu')).vanuatu,
    brain: () => brainOf('vanuatu'),
  },
  archipelago: {
    load: async () => (await import('@atoll/game-archipelago')).archipelago,
    brain: () => brainOf('archipelago'),
  },
} as const satisfies Readonly<Record<string, Listed>>;

export type GameId = keyof typeof LIST;
