export { AlreadyFrozen, freeze } from './freeze.js';
