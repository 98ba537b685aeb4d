// replay-worker.ts with the reference game.

import { pearls } from '@atoll/testkit/reference';
import { outcomeOf } from '../replays/replay-outcome.js';
import type { ReplayOutcome } from '../replays/replay-outcome.js';
import type { ReplayTask } from '../replays/replays.js';

const byId = new Map([[pearls.id, pearls]]);

export default function work(task: ReplayTask): ReplayOutcome {
  return outcomeOf(byId, task);
}
