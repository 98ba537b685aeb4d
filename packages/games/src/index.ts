export { CONTRACT } from './contract.js';
export type { FrozenModule, Rules } from './contract.js';
export { FROZEN } from './frozen.js';
export { LIST } from './list.js';
export type { GameId, Listed } from './list.js';
export { presentOnly } from './present-only.js';
export { Registry, RulesError } from './registry.js';
export type { Catalogue, FrozenFact, FrozenFiles, Versions } from './registry.js';
