// Archipelago for whoever thinks ahead: the state and what can be asked of it. Bots and the rules' hosts only; never a screen.

export type { ArchipelagoFrame } from './frames.js';
export type { Player, State } from './state.js';
export type { CardBack, Effect } from './data/evolution-vocabulary.js';
export { buildingsControlled, countedBuildings, townHolder } from './board/control.js';
export { iconFor } from './board/icons.js';
export { citizensIn, isFreeToAct } from './board/pieces.js';
export { optionsOf } from './cards/use.js';
export { rowsInForce } from './economy/boards.js';
export { goods, isNothing } from './economy/goods.js';
export { missingToEnd, objectiveDeck } from './ends.js';
export { topHexFits } from './flow/exploration.js';
export { breakdownOf, valueOf } from './scoring.js';
