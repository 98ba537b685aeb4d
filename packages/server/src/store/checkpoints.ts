// The embedded database appends to a log beside its file (WAL). Carrying it over into the file means many writes and
// two syncs: done by a connection of its own, off the main thread, so that no move waits for it. Whoever copies the file
// after a stop, or from a server nobody is using, has everything.

import { stat } from 'node:fs/promises';
import Aside from 'libsql/promise';

const LOOK_MS = 1000;
/** A log that was not written to for so many looks belongs to a server nobody is using. */
const QUIET_LOOKS = 5;
/** So long a log is worth carrying over: pages written again and again are carried once. */
const WORTHWHILE = 16_000_000;
/** A log this long must begin anew. For the little that is left to carry over then, moves do wait. */
const LONGEST = 128_000_000;

/** All of it, and the log is empty afterwards: unless somebody reads just now, then at the next look. */
const EVERYTHING = 'pragma busy_timeout = 1000; pragma wal_checkpoint(truncate)';

export class Checkpoints {
  private readonly connection: Aside;
  private readonly timer: NodeJS.Timeout;
  private running: Promise<void> | null = null;
  private writtenAt = 0;
  private quiet = 0;

  constructor(private readonly file: string) {
    this.connection = new Aside(file, {});
    this.timer = setInterval(() => this.look(), LOOK_MS);
    this.timer.unref();
  }

  /** To be called before the database itself is closed. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
    // Where it fails nothing is lost: it is all in the log.
    await this.connection.exec(EVERYTHING).catch(() => {});
    this.connection.close();
  }

  private look(): void {
    // One that fails leaves everything in the log: the next one carries it over. The disk may be away for a moment.
    this.running ??= this.carryOver()
      .catch(() => {})
      .finally(() => {
        this.running = null;
      });
  }

  private async carryOver(): Promise<void> {
    const { size, mtimeMs } = await stat(`${this.file}-wal`);
    this.quiet = mtimeMs === this.writtenAt ? this.quiet + 1 : 0;
    this.writtenAt = mtimeMs;
    if (size > WORTHWHILE && this.quiet === 0) await this.connection.exec('pragma wal_checkpoint(passive)');
    if (size > LONGEST || (size > 0 && this.quiet >= QUIET_LOOKS)) await this.connection.exec(EVERYTHING);
  }
}
