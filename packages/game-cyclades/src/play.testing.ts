// How random games are played in tests.

/**
 * Random games are broken off after this many moves. In 40,000 of them the longest had about 2,300, over 100 cycles;
 * people play 8 to 15 cycles of some 30 moves.
 */
export const RANDOM_GAME_BOUND = 5000;
