// When somebody last looked at a table: noted for the sake of those that nobody has looked at for weeks, so not more
// often than that needs.

import type { Logger } from 'pino';
import type { Store } from '../store/store.js';

const FLUSH_MS = 2000;

export class Visits {
  /** When each was last noted. */
  private readonly noted = new Map<string, number>();
  private readonly waiting = new Set<string>();
  /** When the last of them was: all of them are written as if it had been then. */
  private lastAt = 0;
  private timer: NodeJS.Timeout | null = null;

  /** `every`: once in so many milliseconds is enough for each table. */
  constructor(
    private readonly store: Store,
    private readonly every: number,
    private readonly now: () => number,
    private readonly log: Logger,
  ) {}

  note(table: string): void {
    const last = this.noted.get(table);
    if (last !== undefined && this.now() - last < this.every) return;
    this.noted.set(table, this.now());
    this.lastAt = this.now();
    this.waiting.add(table);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  async flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.forgetOld();
    const tables = [...this.waiting];
    this.waiting.clear();
    try {
      await this.store.visits.note(tables, this.lastAt);
    } catch (error) {
      // The next visitor is noted instead.
      for (const table of tables) this.noted.delete(table);
      this.log.warn({ err: error }, 'visits');
    }
  }

  private forgetOld(): void {
    for (const [table, at] of this.noted) if (this.now() - at >= this.every) this.noted.delete(table);
  }
}
