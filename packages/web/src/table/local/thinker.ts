// The bots' thread: another worker of the same script, so that the table goes on answering while they think.

import type { BotTask, Thought } from '@atoll/bots';
import { wrap } from 'comlink';
import type { LocalTableApi } from './messages.ts';

/** Hard thinks as long as a person hesitates over a clear move. */
export const THINKING_MS = 800;

/** Past this a bot is lost in thought, and its thread is ended. */
const PATIENCE_MS = 8000;

export interface Thread {
  think(task: BotTask): Promise<Thought>;
  end(): void;
}

export class Thinker {
  private thread: Thread | null = null;

  constructor(
    private readonly start: () => Thread = startThread,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** Rejected if the bot fails or thinks too long: what it knew is gone with its thread, and the next has another. */
  async think(task: BotTask): Promise<Thought> {
    const thread = (this.thread ??= this.start());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('a bot thinks too long')), this.patienceMs);
    });
    try {
      return await Promise.race([thread.think(task), tooLong]);
    } catch (error) {
      thread.end();
      this.thread = null;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

function startThread(): Thread {
  const worker = new Worker(self.location.href, { type: 'module', name: 'bots' });
  const api = wrap<LocalTableApi>(worker);
  return {
    think: async (task) => api.think(task),
    end: () => worker.terminate(),
  };
}
