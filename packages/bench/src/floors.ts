// What is asked of the figures: a floor that must hold, a target to reach. A new game needs one line here.

import type { GameId } from '@atoll/games';

export interface Limits {
  readonly floor: number;
  readonly target: number;
}

/** Whole random games with four seats, per second, on one core. */
const GAMES_PER_SECOND: Readonly<Record<GameId, Limits>> = {
  'san-juan': { floor: 1000, target: 4000 },
  cyclades: { floor: 300, target: 1000 },
  vanuatu: { floor: 300, target: 1000 },
  archipelago: { floor: 150, target: 600 },
};

/** Null for the reference games. */
export function gamesPerSecond(game: string): Limits | null {
  const byName: Readonly<Record<string, Limits | undefined>> = GAMES_PER_SECOND;
  return byName[game] ?? null;
}

/** Times the moves per second of the same rules inside boardgame.io. */
export const IN_PLACE: Limits = { floor: 100, target: 300 };
export const PURE: Limits = { floor: 40, target: 100 };

/** Times the bare clone; less is better. */
export const APPLY: Limits = { floor: 3, target: 2 };
export const LISTING: Limits = { floor: 2, target: 1 };

/** Less is better. */
export const STATE_KB: Limits = { floor: 16, target: 8 };
export const LEGAL_MOVES: Limits = { floor: 500, target: 200 };
