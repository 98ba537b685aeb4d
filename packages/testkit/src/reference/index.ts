// Two small complete games: they try the suite itself, feed the benchmarks, and show how a game is written.

export { pearls, pearlsRules } from './pearls/index.js';
export type { PearlsTypes } from './pearls/index.js';
export { ticTacToe } from './tic-tac-toe.js';
export type { TicTacToeTypes } from './tic-tac-toe.js';
