export { inlineBots } from './bots/bots.js';
export type { Bots } from './bots/bots.js';
export { configFrom, LIMITS_FOR_PEOPLE, NO_LIMITS } from './config.js';
export type { Config, Limits } from './config.js';
export { startServer } from './server.js';
export type { RunningServer, ServerParts } from './server.js';
