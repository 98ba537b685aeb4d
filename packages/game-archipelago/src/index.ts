// Archipelago, for two to five players. Start reading at game.ts; the rules are in docs/rules/archipelago.md.

export { archipelago } from './game.js';
export type { Archipelago } from './rules.js';
