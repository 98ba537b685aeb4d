// The thread bots think in. A task that takes too long, or that nobody waits for any more, ends with its thread.

import type { BotTask } from './bots.js';
import { playTask } from './play-task.js';

/** Named `default` because the pool calls what the module exports by that name. */
function play(task: BotTask): Promise<unknown> {
  return playTask(task);
}

export { play as default };
