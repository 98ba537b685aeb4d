export { nextDice } from './dice.js';
export { rule } from './rule.js';
export { scenario } from './scenario.js';
export type { Scenario, ScenarioOptions } from './scenario.js';
