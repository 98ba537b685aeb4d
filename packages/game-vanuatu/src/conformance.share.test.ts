import { conformance } from '@atoll/testkit';
import { vanuatu } from './index.js';

conformance(vanuatu, { gamesPerCombination: 3 });
