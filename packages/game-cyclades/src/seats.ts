// How many can play: the one fact a cover tells before anything of the game is loaded.

export const SEATS = { min: 2, max: 5 } as const;
