// The two reference games keep the contract; faults.test.ts shows that the suite would notice if they did not.

import { conformance } from './conformance.js';
import { pearls, ticTacToe } from './reference/index.js';

conformance(ticTacToe, { gamesPerCombination: 20, every: 1 });
conformance(pearls, { gamesPerCombination: 5, every: 3 });
