// The thread bots think in. A task that takes too long ends with its thread.

import { playTask } from './bots.js';
import type { BotTask } from './bots.js';

/** Named `default` because the pool calls what the module exports by that name. */
function play(task: BotTask): unknown {
  return playTask(task);
}

export { play as default };
