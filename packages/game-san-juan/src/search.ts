// San Juan for whoever thinks ahead: the state and what can be asked of it. Bots and the rules' hosts only; never a screen.

export type { Player, State } from './state.js';
export type { SanJuanFrame } from './frames.js';
export type { Building } from './data/buildings.js';
export { cityAt, isActive } from './city/city.js';
export type { City } from './city/city.js';
export { countOf, pointsBySource, pointsFor, standings } from './scoring.js';
