// Bots that fail are told of at most once a minute, with their number: on a busy machine there may be hundreds.

import type { Logger } from 'pino';

const EVERY_MS = 60_000;

export class Failures {
  private count = 0;
  private last: unknown = null;
  private quiet: NodeJS.Timeout | null = null;

  constructor(private readonly log: Logger) {}

  note(error: unknown): void {
    this.count += 1;
    this.last = error;
    if (this.quiet === null) this.tell();
  }

  close(): void {
    if (this.quiet !== null) clearTimeout(this.quiet);
    this.quiet = null;
  }

  private tell(): void {
    const { count, last } = this;
    this.quiet = null;
    if (count === 0) return;
    this.count = 0;
    const why = last instanceof Error ? last.message.split('\n', 1)[0] : String(last);
    this.log.warn({ count, why }, 'bots failed or were late, and were answered for');
    this.quiet = setTimeout(() => this.tell(), EVERY_MS).unref();
  }
}
