// Where bots think.

import type { BotTask, Thought } from './bots.js';

export interface Thinkers {
  /** Rejected if the bot fails, or with the signal's reason when that says stop. */
  think(task: BotTask, stop: AbortSignal): Promise<Thought>;
  close(): Promise<void>;
}
