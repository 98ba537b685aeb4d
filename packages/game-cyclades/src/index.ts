export { cyclades } from './game.js';
