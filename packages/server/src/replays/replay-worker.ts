// The thread whole games are played again in.

import { registry } from '@atoll/games/node';
import { rulesFrom } from '../rules.js';
import { outcomeOf } from './replay-outcome.js';
import type { ReplayOutcome } from './replay-outcome.js';
import type { ReplayTask } from './replays.js';

const rulesOf = rulesFrom(registry);

/** Named `default` because the pool calls what the module exports by that name. */
function work(task: ReplayTask): Promise<ReplayOutcome> {
  return outcomeOf(rulesOf, task);
}

export { work as default };
