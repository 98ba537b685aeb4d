/// <reference types="node" />
// Golden games: every number of seats, both editions, all lengths, every variant. Rewritten only on purpose (README).

import { golden } from '@atoll/testkit';

import { archipelago } from './index.js';
import { helpful } from './policy.testing.js';

golden(archipelago, new URL('./golden/', import.meta.url), [
  { name: 'two-seats-short', seats: 2, seed: 'golden-1', policy: helpful },
  {
    name: 'three-seats-medium-french',
    seats: 3,
    seed: 'golden-2',
    options: { edition: 'fr-2012', length: 'medium' },
    policy: helpful,
  },
  { name: 'four-seats-short', seats: 4, seed: 'golden-3', policy: helpful },
  { name: 'five-seats-long', seats: 5, seed: 'golden-4', options: { length: 'long' }, policy: helpful },
  {
    name: 'three-seats-no-secrets-desert',
    seats: 3,
    seed: 'golden-5',
    options: { noSecrets: true, desertStart: true },
    policy: helpful,
  },
  {
    name: 'four-seats-spice-control-vote',
    seats: 4,
    seed: 'golden-6',
    options: { moreSpice: true, moreControl: true, chooseTrend: true, templesCounted: 'controlled' },
    policy: helpful,
  },
  {
    name: 'two-seats-benefactor',
    seats: 2,
    seed: 'golden-7',
    options: { benefactor: true, firstColours: 'yellow-blue' },
    policy: helpful,
  },
  { name: 'four-seats-by-chance', seats: 4, seed: 'golden-8' },
]);
