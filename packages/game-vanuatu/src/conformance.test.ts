import { conformance } from '@atoll/testkit';
import { vanuatu } from './index.js';

conformance(vanuatu, {
  gamesPerCombination: 3,
  // Everybody sees all that happens but for the token taken. Two orders of the last moves of a phase can come to the
  // same table, since what is forced is not asked.
  fleeting: vanuatu.vocabulary.events.filter((type) => type !== 'rest-token-taken'),
});
