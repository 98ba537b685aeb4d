// replay-worker.ts with the reference game.

import { presentOnly } from '@atoll/games';
import { pearls } from '@atoll/testkit/reference';
import { outcomeOf } from '../replays/replay-outcome.js';
import type { ReplayOutcome } from '../replays/replay-outcome.js';
import type { ReplayTask } from '../replays/replays.js';
import { rulesFrom } from '../rules.js';

const rulesOf = rulesFrom(presentOnly([pearls]));

export default function work(task: ReplayTask): Promise<ReplayOutcome> {
  return outcomeOf(rulesOf, task);
}
