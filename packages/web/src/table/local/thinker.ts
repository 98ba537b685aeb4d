// The bots' thread: another worker of the same script, so that the table goes on answering while they think.

import { wrap } from 'comlink';
import type { Remote } from 'comlink';
import type { BotTask, LocalTableApi, Thought } from './messages.ts';

/** Hard thinks as long as a person hesitates over a clear move. */
export const THINKING_MS = 800;

/** Past this a bot is lost in thought: its thread is ended, and chance answers. */
const PATIENCE_MS = 8000;

export class Thinker {
  private thread: { readonly worker: Worker; readonly api: Remote<LocalTableApi> } | null = null;

  /** Without a move: leave it alone (an optional decision), or nothing came of it. */
  async think(task: BotTask): Promise<Thought> {
    this.thread ??= started();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('a bot thinks too long')), PATIENCE_MS);
    });
    try {
      return await Promise.race([this.thread.api.think(task), tooLong]);
    } catch (error) {
      console.error(error);
      this.thread.worker.terminate();
      this.thread = null;
      return { move: null, reason: null };
    } finally {
      clearTimeout(timer);
    }
  }
}

function started(): { worker: Worker; api: Remote<LocalTableApi> } {
  const worker = new Worker(self.location.href, { type: 'module', name: 'bots' });
  return { worker, api: wrap<LocalTableApi>(worker) };
}
