// The thread bots think in.

import type { BotTask, Thought } from './bots.js';
import { playTask } from './play-task.js';

/** Named `default` because the pool calls what the module exports by that name. */
function play(task: BotTask): Promise<Thought> {
  return playTask(task);
}

export { play as default };
