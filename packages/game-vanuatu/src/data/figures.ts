// The figures of the game that belong to no tile. Second edition, from public sources; see docs/rules/vanuatu.md.

export const ROUNDS = 8;
export const START_VATUS = 3;
/** VA-6.1: markers put in each pass of planning. */
export const PLANNING_PASSES = [2, 2, 1] as const;
export const MARKERS = 5;
export const STALLS = 8;

/** VA-3.1: every full ten vatus become five points. */
export const VATUS_CONVERTED = 10;
export const POINTS_PER_CONVERSION = 5;

export const FISH_PRICE = 3;
export const LOWEST_FISH_PRICE = 1;

export const MOST_STEPS = 3;
export const VATUS_PER_STEP = 1;
export const STALL_COST = 3;
export const DRAWING_POINTS = 3;
export const VATUS_PER_STALL = 1;

export const SHIPS_OPEN = 3;
export const SHIP_PLACES = 3;
export const SHIP_FILLED_POINTS = 2;

export const FIRST_TILE_ROUND = 2;
export const LAST_TILE_ROUND = 7;
export const TILES_PER_ROUND = 2;
/** VA-4.7 */
export const LEAST_PLACED_NEIGHBOURS = 2;

/** Fish and treasure tiles have the values 1, 2 and 3; the count of each in the box. */
export const TILE_VALUES = [1, 2, 3] as const;
export type TileValue = (typeof TILE_VALUES)[number];
export const FISH_TILES = [8, 4, 2] as const;
export const TREASURE_TILES = [4, 4, 2] as const;

/** VA-11 */
export const VATUS_PER_POINT = 3;
export const POINTS_PER_TREASURE_VALUE = 2;
/** Two in the public implementation, its help and its tutorial; one Japanese introduction says one. */
export const POINTS_PER_TOURIST = 2;
export const FIRST_PLAYER_POINTS = 3;

/** VA-12, the two-player variant. */
export const NEUTRAL_MARKERS_FIRST = 2;
export const NEUTRAL_MARKERS_SECOND = 3;
export const NEUTRAL_MARKERS = NEUTRAL_MARKERS_FIRST + NEUTRAL_MARKERS_SECOND;
export const CHARACTERS_OFFERED = 5;
