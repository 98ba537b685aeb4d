// The embedded database appends to a log beside its file (WAL). Carrying it over into the file means many writes and
// two syncs: done by a connection of its own, off the main thread, so that no move waits for it.

import { statSync } from 'node:fs';
import Aside from 'libsql/promise';

const LOOK_MS = 1000;
/** So long a log is worth carrying over: pages written again and again are carried once. */
const WORTHWHILE = 16_000_000;
/** A log this long must begin anew. For the little that is left to carry over then, moves do wait. */
const LONGEST = 128_000_000;

export class Checkpoints {
  private readonly connection: Aside;
  private readonly timer: NodeJS.Timeout;
  private running: Promise<void> | null = null;

  constructor(private readonly file: string) {
    this.connection = new Aside(file, {});
    this.timer = setInterval(() => this.look(), LOOK_MS);
    this.timer.unref();
  }

  /** To be called before the database itself is closed. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
    this.connection.close();
  }

  private look(): void {
    if (this.running !== null) return;
    const length = statSync(`${this.file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    if (length < WORTHWHILE) return;
    // One that fails leaves everything in the log, where nothing is lost: the next one carries it over.
    this.running = this.carryOver(length)
      .catch(() => {})
      .finally(() => {
        this.running = null;
      });
  }

  private async carryOver(length: number): Promise<void> {
    await this.connection.exec('pragma wal_checkpoint(passive)');
    if (length > LONGEST) await this.connection.exec('pragma busy_timeout = 1000; pragma wal_checkpoint(truncate)');
  }
}
