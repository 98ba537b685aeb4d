/// <reference types="node" />
// Golden games: for every number of seats and every option. ATOLL_WRITE_GOLDEN=1 writes them anew: only when a rule was
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
  {
    ...plan,
    name: '2-players-rineia-folegandros-f1',
    seats: 2,
    options: { twoPlayerStart: 'rineia-folegandros-f1' },
    seed: 'golden 2c',
  },
  { ...plan, name: '3-players', seats: 3, seed: 'golden 3' },
  { ...plan, name: '4-players', seats: 4, seed: 'golden 4' },
  { ...plan, name: '4-players-by-seat', seats: 4, options: { positions: 'by-seat' }, seed: 'golden 4b', policy: eager },
  { ...plan, name: '5-players', seats: 5, seed: 'golden 5', policy: eager },
  // CY-19: a player is eliminated; with 2 players that ends the game.
  { ...plan, name: '2-players-elimination', seats: 2, seed: 'golden elimination 25', policy: eager },
  { ...plan, name: '3-players-elimination', seats: 3, seed: 'golden elimination 39', policy: eager },
]);
