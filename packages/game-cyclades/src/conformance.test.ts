import { conformance } from '@atoll/testkit';
import { cyclades } from './game.js';
import { RANDOM_GAME_BOUND } from './play.testing.js';

conformance(cyclades, { maxSteps: RANDOM_GAME_BOUND });
