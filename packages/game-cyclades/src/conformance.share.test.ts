import { conformance } from '@atoll/testkit';
import type { ConformanceOptions } from '@atoll/testkit';
import { cyclades } from './game.js';
import { eager, RANDOM_GAME_BOUND } from './play.testing.js';
import type { Cyclades } from './rules.js';

const settings: ConformanceOptions<Cyclades> = {
  gamesPerCombination: 1,
  maxSteps: RANDOM_GAME_BOUND,
  // Whom the Griffon robs, and in which order fleets are driven off, everybody is told but no view remembers.
  fleeting: ['gold-stolen', 'fleets-moved'],
};

conformance(cyclades, settings);
// Again with more fights, buildings and creatures than uniform play brings about.
conformance(cyclades, { ...settings, policy: eager, seed: 'eager' });
