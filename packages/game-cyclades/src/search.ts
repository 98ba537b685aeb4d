// Cyclades for whoever thinks ahead: the state and what can be asked of it. Bots and the rules' hosts only; never a screen.

export type { CycladesFrame } from './frames.js';
export { NO_SEAT } from './state.js';
export type { State, Table } from './state.js';
export { BUILDING_TYPES } from './data/buildings.js';
export type { BuildingType } from './data/buildings.js';
export { boardOf } from './board/geometry.js';
export { shipChains } from './board/chains.js';
export { figurineOn } from './board/figurines.js';
export { buildingsOn, buildingTypeOf, freeSquares } from './board/islands.js';
export { checkLanding } from './battle/last-island.js';
export { battleOdds } from './battle/odds.js';
export { landBattleOdds, seaBattleOdds, seaBonus } from './battle/strength.js';
export { usableDiscounts } from './creatures/temples.js';
export { godNumber, offeringCost } from './cycle/offering-cost.js';
