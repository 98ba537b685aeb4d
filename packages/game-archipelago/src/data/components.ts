// Counts of the box and of the set-up (AR section 2 and 3). Seed.

export const TOTAL_FLORINS = 135;
export const EXPLORER_PILES = [8, 8, 8] as const;
export const EXPLORER_TOKENS = 24;
/** One token is a market or a port; likewise for towns and temples. */
export const MARKET_PORT_TOKENS = 13;
export const TOWN_TEMPLE_TOKENS = 13;
export const TRACK_SLOTS = 5;
export const CITIZENS_PER_COLOUR = 10;
export const SHIPS_PER_COLOUR = 4;
export const CITIZENS_PER_REGION = 3;
export const MOST_DISCS = 5;

export const START = {
  florins: 10,
  discs: 3,
  citizens: 2,
  hand: 3,
  domesticCubes: 1,
  desertSurplus: 5,
} as const;
