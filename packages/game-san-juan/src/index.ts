// San Juan: the game. What a table shows is in table.ts, what bots think with in search.ts.

export { sanJuan } from './game.js';
export type { SanJuan } from './rules.js';
