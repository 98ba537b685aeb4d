// The thread whole games are played again in.

import { games } from '@atoll/games';
import { outcomeOf } from './replay-outcome.js';
import type { ReplayOutcome } from './replay-outcome.js';
import type { ReplayTask } from './replays.js';

const byId = new Map(games.map((game) => [game.id, game]));

/** Named `default` because the pool calls what the module exports by that name. */
function work(task: ReplayTask): ReplayOutcome {
  return outcomeOf(byId, task);
}

export { work as default };
