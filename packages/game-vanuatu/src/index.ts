// Vanuatu, for 3 to 5 players, and for 2 with its variant. The rules are in docs/rules/vanuatu.md.

export { vanuatu } from './game.js';
export type { Vanuatu } from './rules.js';
