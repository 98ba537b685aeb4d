// The contract of ENGINE.md, section 7, at every number of seats, in both editions, all lengths and every variant.

import { conformance } from '@atoll/testkit';

import { COMBINATIONS } from './combinations.testing.js';
import { archipelago } from './index.js';
import { helpful } from './policy.testing.js';

conformance(archipelago, {
  combinations: COMBINATIONS,
  gamesPerCombination: 1,
  every: 40,
  policy: helpful,
  // AR-3.8 One proposal is open at a time: whoever speaks first closes the others' turn to propose.
  // Choices everybody sees, though they move only what lies behind two screens.
  fleeting: ['hand-picked', 'cube-given'],
  closable: ['propose-deal', 'answer-deal', 'withdraw-deal'],
});
