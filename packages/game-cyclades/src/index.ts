// Cyclades, its types, its tables, and the helpers that rules, bots and screens share. All helpers take a `Table`:
// a state is one, and `tableOf` makes one out of a view.

export { cyclades } from './game.js';
export type { Cyclades } from './rules.js';
