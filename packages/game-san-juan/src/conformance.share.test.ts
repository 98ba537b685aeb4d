import { conformance } from '@atoll/testkit';
import { sanJuan } from './game.js';

conformance(sanJuan, { gamesPerCombination: 2 });
