// The tables this process serves: read when somebody wants them, let go when nobody does.

import { nextDeadline } from '@atoll/table';
import type { Logger } from 'pino';
import type { Bots } from '../bots/bots.js';
import type { RulesOf } from '../rules.js';
import { newId } from '../secrets.js';
import type { PresenceBook } from '../store/presence-book.js';
import type { Store } from '../store/store.js';
import { unitFor } from '../store/unit.js';
import { timeUp } from './acts.js';
import { BotDriver } from './bot-driver.js';
import { Refusal } from './doc.js';
import type { TableDoc } from './doc.js';
import { Room } from './room.js';
import type { RoomHost } from './room.js';
import { docRow, seatRows } from './rows.js';
import { standingOf } from './standing.js';

export interface RoomsOptions {
  readonly store: Store;
  readonly rulesOf: RulesOf;
  readonly bots: Bots;
  readonly log: Logger;
  readonly now: () => number;
  readonly observeFault?: () => void;
  readonly observeBotFailure?: () => void;
}

const SWEEP_MS = 1000;
const PRESENCE_MS = 50;
const BEAT_MS = 15_000;
const IDLE_MS = 60_000;
/** Timers cannot be set for weeks ahead; looking again does no harm. */
const LONGEST_TIMER_MS = 3_600_000;
/** How long another process that made a change is given to act on it, before this one does. */
const LEAVE_TO_OTHERS_MS = 1500;

export class Rooms implements RoomHost {
  readonly store: Store;
  readonly rulesOf: RulesOf;
  private readonly rooms = new Map<string, Room>();
  private readonly loading = new Map<string, Promise<Room>>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly driver: BotDriver;
  private readonly sweeper: NodeJS.Timeout;
  /** Changed by another process while they were being read. */
  private readonly readAgain = new Set<string>();
  private readonly noting = new Set<Room>();
  private beatAt = 0;
  private closed = false;

  constructor(private readonly options: RoomsOptions) {
    this.store = options.store;
    this.rulesOf = options.rulesOf;
    this.driver = new BotDriver(options.bots, options.now, options.log, options.observeBotFailure ?? (() => {}));
    this.sweeper = setInterval(
      () => void this.sweep().catch((error: unknown) => options.log.error(error, 'sweep')),
      SWEEP_MS,
    );
    this.sweeper.unref();
  }

  /** Hears from other processes from now on; of other things than tables `heard` is told. */
  async listen(heard: (name: string) => void): Promise<void> {
    await this.store.bus.listen(
      (names) => {
        for (const name of names) if (!this.stale(name)) heard(name);
      },
      () => {
        for (const id of [...this.rooms.keys(), ...this.loading.keys()]) this.stale(id);
      },
    );
  }

  /** Another process has changed a table; false if it is none of those here. */
  private stale(id: string): boolean {
    const room = this.rooms.get(id);
    if (room !== undefined) this.refresh(room);
    else if (this.loading.has(id)) this.readAgain.add(id);
    else return false;
    return true;
  }

  private refresh(room: Room): void {
    room.refresh().catch((error: unknown) => this.options.log.error({ err: error, table: room.id }, 'refresh'));
  }

  get size(): number {
    return this.rooms.size;
  }

  now(): number {
    return this.options.now();
  }

  async create(doc: TableDoc): Promise<Room> {
    await this.store.commit(unitFor(doc.id, { doc: docRow(doc, 1), seats: seatRows(doc) }));
    return this.get(doc.id);
  }

  async get(id: string): Promise<Room> {
    const known = this.rooms.get(id) ?? this.loading.get(id);
    if (known !== undefined) return known;
    const loading = this.load(id).finally(() => {
      this.loading.delete(id);
      this.readAgain.delete(id);
    });
    this.loading.set(id, loading);
    return loading;
  }

  private async load(id: string): Promise<Room> {
    const stored = await this.store.loadTable(id);
    if (stored === null) throw new Refusal('no-such-table');
    const room = new Room(this, await standingOf(this.store, this.rulesOf, stored));
    this.rooms.set(id, room);
    if (this.readAgain.delete(id)) this.refresh(room);
    else if (this.store.presences !== null) this.lookElsewhere(room);
    this.changed(room, true);
    return room;
  }

  changed(room: Room, here: boolean): void {
    if (this.closed) return;
    this.setTimer(room);
    if (here) this.driver.drive(room);
    else setTimeout(() => this.driver.drive(room), LEAVE_TO_OTHERS_MS).unref();
  }

  /** The other processes are told a little later, once for everybody who comes or goes at the same time. */
  lookersChanged(room: Room): void {
    const { presences } = this.store;
    if (presences === null || this.closed) return;
    if (this.noting.size === 0) setTimeout(() => this.notePresences(presences), PRESENCE_MS).unref();
    this.noting.add(room);
  }

  private notePresences(presences: PresenceBook): void {
    const noted = [...this.noting].map((each) => ({ table: each.id, presence: each.present() }));
    this.noting.clear();
    if (this.closed) return;
    presences.note(noted, this.now()).catch((error: unknown) => this.options.log.warn({ err: error }, 'presence'));
  }

  private lookElsewhere(room: Room): void {
    room.lookElsewhere().catch((error: unknown) => this.options.log.warn({ err: error, table: room.id }, 'presence'));
  }

  fault(room: Room, error: unknown): void {
    this.options.observeFault?.();
    this.options.log.error({ err: error, table: room.id, seq: room.standing.table?.seq }, 'a table was stopped');
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.sweeper);
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.all([...this.rooms.values()].map((room) => room.run(() => Promise.resolve())));
    await this.store.presences?.forget();
    await this.options.bots.close();
  }

  private setTimer(room: Room): void {
    clearTimeout(this.timers.get(room.id));
    this.timers.delete(room.id);
    const { doc, table } = room.standing;
    const deadline = doc.status === 'playing' && table !== null ? nextDeadline(table.clock) : null;
    if (deadline === null) return;
    const due = Math.max(deadline, ...(table?.clock?.running ?? []).map((seat) => doc.grace[seat] ?? 0)) - this.now();
    // Late already means that somebody is being waited for: looking again soon is enough.
    const wait = Math.min(LONGEST_TIMER_MS, due > 0 ? due + 1 : SWEEP_MS);
    const timer = setTimeout(() => this.timeUp(room), wait);
    timer.unref();
    this.timers.set(room.id, timer);
  }

  private timeUp(room: Room): void {
    room
      .change((standing) => timeUp(standing, `time-${newId()}`, this.now()))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) this.options.log.error({ err: error, table: room.id }, 'time up');
      })
      .finally(() => {
        if (!this.closed && this.rooms.get(room.id) === room) this.setTimer(room);
      });
  }

  /** Wakes tables whose time is up though nobody looks at them; lets go of those nobody needs. */
  private async sweep(): Promise<void> {
    for (const [id, room] of this.rooms) {
      if (!room.watched && room.busy === 0 && this.now() - room.usedAt > IDLE_MS && !this.driver.isDriving(id)) {
        this.rooms.delete(id);
        clearTimeout(this.timers.get(id));
        this.timers.delete(id);
      }
    }
    if (this.now() - this.beatAt > BEAT_MS) {
      this.beatAt = this.now();
      await this.store.presences?.beat(this.now());
    }
    for (const id of await this.store.toWake(this.now(), 100)) {
      if (!this.rooms.has(id)) await this.get(id).catch(() => {});
    }
  }
}
