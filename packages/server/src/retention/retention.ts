// What has been kept long enough is thrown away: every few minutes, a little at a time, by one process at a time, and
// never under anybody's eyes.

import type { Logger } from 'pino';
import type { Rooms } from '../rooms/rooms.js';
import type { Visits } from '../rooms/visits.js';
import type { AgedTable, TableAge } from '../store/expiry.js';
import type { Store } from '../store/store.js';
import { shortest } from './keep.js';
import type { Keep } from './keep.js';

export interface RetentionOptions {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly visits: Visits;
  readonly keep: Keep;
  readonly now: () => number;
  readonly log: Logger;
  readonly observe?: (kind: string, count: number) => void;
  /** Between two batches, in which everybody else is served. */
  readonly pauseMs?: number;
}

const OFTEN_MS = 15_000;
const SELDOM_MS = 300_000;
const PAUSE_MS = 100;
/** With its log each has some hundred rows. */
const TABLES_AT_ONCE = 5;

/** Which tables each setting is about. */
const TABLES = {
  openTables: ['open'],
  running: ['playing'],
  finished: ['over', 'stopped'],
} as const;

export class Retention {
  private readonly timer: NodeJS.Timeout;
  private sweeping: Promise<void> | null = null;
  private closed = false;

  constructor(private readonly options: RetentionOptions) {
    const kinds = ['openTables', 'running', 'finished', 'guests', 'records'] as const;
    const every = Math.max(OFTEN_MS, shortest(options.keep, kinds, SELDOM_MS));
    this.timer = setInterval(() => void this.sweep(), every);
    this.timer.unref();
  }

  /** Joins one that is under way. */
  sweep(): Promise<void> {
    this.sweeping ??= this.sweepAll()
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'what is out of date could not be thrown away'))
      .finally(() => {
        this.sweeping = null;
      });
    return this.sweeping;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.sweeping;
  }

  private async sweepAll(): Promise<void> {
    const { store, visits, keep } = this.options;
    await visits.flush();
    for (const kind of ['openTables', 'running', 'finished'] as const) await this.sweepTables(kind);
    await this.sweepRows('guests', keep.guests, (before) => store.expiry.removeGuests(before));
    await this.sweepRows('records', keep.records, (before) => store.expiry.removeRecords(before));
    await this.sweepRows('claims', 0, (before) => store.expiry.removeClaims(before));
    await this.sweepRows('sessions', 0, (before) => store.expiry.removeSessions(before));
    await this.sweepRows('verifications', 0, (before) => store.expiry.removeVerifications(before));
  }

  /** In batches, until one finds nothing or another process is at it. */
  private async sweepRows(
    kind: string,
    age: number | null,
    remove: (before: number) => Promise<number | null>,
  ): Promise<void> {
    if (age === null) return;
    const before = this.options.now() - age;
    while (!this.closed) {
      const removed = await remove(before);
      if (removed === null || removed === 0) return;
      this.options.observe?.(kind, removed);
      await this.pause();
    }
  }

  private async sweepTables(kind: keyof typeof TABLES): Promise<void> {
    const { store, keep, now, observe } = this.options;
    const age = keep[kind];
    if (age === null) return;
    const aged: TableAge = { statuses: TABLES[kind], before: now() - age };
    while (!this.closed) {
      const found = await store.expiry.tables(aged, TABLES_AT_ONCE);
      if (found.length === 0) return;
      const unwatched: AgedTable[] = [];
      for (const table of found) if (await this.isUnwatched(table.id)) unwatched.push(table);
      // Those somebody looks at have just been noted as visited: next time they are not found.
      const removed = await store.expiry.removeTables(unwatched, aged);
      if (removed === null || removed.length === 0) return;
      for (const id of removed) this.options.rooms.forget(id);
      observe?.(kind, removed.length);
      await this.pause();
    }
  }

  private async isUnwatched(id: string): Promise<boolean> {
    const { store, rooms, visits, now } = this.options;
    const elsewhere = await store.presences?.elsewhere(id, now());
    const others = (elsewhere?.seats.length ?? 0) + (elsewhere?.watchers ?? 0);
    if (others === 0 && rooms.letGo(id)) return true;
    visits.note(id);
    await visits.flush();
    return false;
  }

  private pause(): Promise<void> {
    return new Promise((done) => setTimeout(done, this.options.pauseMs ?? PAUSE_MS));
  }
}
