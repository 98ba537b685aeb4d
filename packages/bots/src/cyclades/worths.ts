// What things are worth to a player of Cyclades, in gold pieces. Why they are worth it is told in docs/bots/cyclades.md.

import type { BuildingType } from '@atoll/game-cyclades/search';

/** The next metropolis, and the one that wins. */
export const METROPOLIS = 15;
export const WINNING_METROPOLIS = 45;

/** How much of a metropolis is won with so many types of building, or so many philosophers, out of four. */
export const PART_BY_TYPES = [0, 0.1, 0.25, 0.5, 1] as const;
export const PART_BY_PHILOSOPHERS = [0, 0.16, 0.36, 0.64, 1] as const;
/** The two ways do not add up: philosophers are spent apart from buildings, but only one metropolis is next. */
export const SECOND_WAY = 0.4;

/** A building beside the set it counts for: ports and fortresses defend, temples save gold, universities do nothing. */
export const BUILDING: Readonly<Record<BuildingType, number>> = { 0: 0.4, 1: 0.7, 2: 0.9, 3: 0.1 };
/** A second building of a type waits for the next set. */
export const SPARE_BUILDING = 1;
/** A square to build on. */
export const SQUARE = 0.5;
/** An island is a place for a metropolis, and the more of them the harder to be hemmed in. */
export const ISLAND = 2;

/** What one gold piece of income is worth while nobody is about to win, and when somebody is. */
export const INCOME_EARLY = 3.5;
export const INCOME_LATE = 1.5;

/** The first priest, and how much less each further one saves. */
export const PRIEST = 3;
export const PRIEST_LESS = 0.35;

/** The first troop or fleet of a turn; the more there are, the less one more helps. */
export const TROOP = 1.3;
export const FLEET = 1;
export const PIECES_ENOUGH = 6;

/** Of what is taken from a rival, this much counts beside what is gained. */
export const RIVALS_LOSS = 0.4;
/** What it is worth to take away the metropolis or the god with which a rival would win. */
export const DENIED_WIN = 25;

/** Gold that nobody but its owner knows is taken to be so much. */
export const UNKNOWN_GOLD = 5;
