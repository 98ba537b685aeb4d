// Vanuatu for whoever thinks ahead: the state and what can be asked of it. Bots and the rules' hosts only; never a screen.

export type { VanuatuFrame } from './frames.js';
export type { State } from './state.js';
export { STALL_COST } from './data/figures.js';
export { scoreOf } from './scoring.js';
