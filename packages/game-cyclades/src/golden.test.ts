/// <reference types="node" />
// Golden games: one per number of seats and per option. ATOLL_WRITE_GOLDEN=1 writes them anew: only when a rule was
// meant to change.

import { golden } from '@atoll/testkit';
import { cyclades } from './game.js';
import { eager, RANDOM_GAME_BOUND } from './play.testing.js';

const plan = { maxSteps: RANDOM_GAME_BOUND };

golden(cyclades, new URL('./golden/', import.meta.url), [
  { ...plan, name: '2-players', seats: 2, seed: 'golden 2' },
  {
    ...plan,
    name: '2-players-rineia-sifnos',
    seats: 2,
    options: { twoPlayerStart: 'rineia-sifnos' },
    seed: 'golden 2b',
  },
  { ...plan, name: '3-players', seats: 3, seed: 'golden 3' },
  { ...plan, name: '4-players', seats: 4, seed: 'golden 4' },
  { ...plan, name: '4-players-by-seat', seats: 4, options: { positions: 'by-seat' }, seed: 'golden 4b', policy: eager },
  { ...plan, name: '5-players', seats: 5, seed: 'golden 5', policy: eager },
]);
