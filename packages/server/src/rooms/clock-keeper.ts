// Sees to the clocks: by timers where a table is in memory, and by the list of the overdue where it is not.

import type { Logger } from 'pino';
import { newId } from '../secrets.js';
import type { Service } from '../store/service.js';
import type { Overdue } from '../store/head-book.js';
import type { Store } from '../store/store.js';
import { troubleOf } from '../store/trouble.js';
import { timeUp } from './absence.js';
import { Refusal } from './doc.js';
import type { Room } from './room.js';
import { dueAt, wakeAt } from './waking.js';

export interface ClockKeeperOptions {
  readonly store: Store;
  readonly service: Service;
  readonly log: Logger;
  readonly voteMs: number;
  readonly inMemory: (id: string) => Room | undefined;
  readonly load: (id: string) => Promise<Room>;
  /** Asks the bots of a table again. */
  readonly drive: (room: Room) => void;
}

/** Timers cannot be set for weeks ahead; looking again does no harm. */
const LONGEST_TIMER_MS = 3_600_000;
/** After a time-up that could not be dealt with. */
const AGAIN_MS = 1000;
const PAGE = 50;
/** A table that cannot be loaded here (its rules are of another version) is left alone for so long. */
const LEFT_ALONE_MS = 900_000;

export class ClockKeeper {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private closed = false;

  constructor(private readonly options: ClockKeeperOptions) {}

  /** To be called after every change of a table. */
  set(room: Room): void {
    this.drop(room.id);
    const due = dueAt(room.standing.doc, room.standing.table);
    if (due !== null) this.wait(room, Math.max(0, due - this.options.service.time()));
  }

  drop(id: string): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
  }

  close(): void {
    this.closed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  /** Every table that is overdue, however many there are. */
  async wakeOverdue(): Promise<void> {
    const { store, service } = this.options;
    const now = service.time();
    let last: Overdue | null = null;
    for (;;) {
      const page: Overdue[] = await store.heads.overdue(now, last, PAGE);
      // At once: what they write is then one commit.
      await Promise.all(page.map((line) => this.wake(line)));
      last = page.at(-1) ?? null;
      if (page.length < PAGE || this.closed) return;
    }
  }

  private wait(room: Room, ms: number): void {
    if (this.closed) return;
    const timer = setTimeout(() => void this.serve(room), Math.min(LONGEST_TIMER_MS, ms + 1));
    timer.unref();
    this.timers.set(room.id, timer);
  }

  private async wake(line: Overdue): Promise<void> {
    const room = this.options.inMemory(line.table_id) ?? (await this.loaded(line));
    if (room === null) return;
    await this.serve(room);
    await this.correct(room, line);
    this.options.drive(room);
  }

  /** Null if it cannot be had: then it leaves the list for a while, so that it is in nobody's way. */
  private async loaded({ table_id, wake_at }: Overdue): Promise<Room | null> {
    const { store, service, load, log } = this.options;
    try {
      return await load(table_id);
    } catch (error) {
      if (troubleOf(error) !== null) throw error;
      log.warn({ err: error, table: table_id }, 'a table whose time is up cannot be loaded');
      await store.heads.wakeAt(table_id, wake_at, service.time() + LEFT_ALONE_MS);
      return null;
    }
  }

  /** What is stored beside the log may be older than the table: two processes wrote it, in the wrong order. */
  private async correct(room: Room, { wake_at }: Overdue): Promise<void> {
    const { doc, table } = room.standing;
    const truth = wakeAt(doc, table);
    if (room.busy > 0 || (truth !== null && truth <= wake_at)) return;
    await this.options.store.heads.wakeAt(room.id, wake_at, truth);
  }

  /** Does what is to be done now that somebody's time is up; and if it is not, waits until it is. */
  private async serve(room: Room): Promise<void> {
    const { service, voteMs, log, inMemory } = this.options;
    this.drop(room.id);
    const before = room.standing;
    try {
      // Nobody loses time because the server was away, or because its clock was set.
      const now = await service.freshTime();
      const due = dueAt(before.doc, before.table);
      if (due !== null && due <= now) {
        await room.changeUnasked((standing) => timeUp(standing, `time-${newId()}`, now, voteMs));
      }
    } catch (error) {
      if (!(error instanceof Refusal) && troubleOf(error) === null) {
        log.error({ err: error, table: room.id }, 'time up');
      }
    }
    if (this.timers.has(room.id) || inMemory(room.id) !== room) return;
    // A change has set the next timer. Without one: too early, or in vain.
    if (room.standing === before && isDue(room, service.time())) this.wait(room, AGAIN_MS);
    else this.set(room);
  }
}

function isDue({ standing: { doc, table } }: Room, now: number): boolean {
  const due = dueAt(doc, table);
  return due !== null && due <= now;
}
