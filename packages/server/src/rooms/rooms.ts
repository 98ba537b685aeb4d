// The tables this process serves: read when somebody wants them, let go when nobody does.

import type { AnsweredBy } from '@atoll/bots';
import type { Seat } from '@atoll/engine';
import { LIMITS } from '@atoll/protocol';
import { openDecision } from '@atoll/table';
import type { Logger } from 'pino';
import type { Bots } from '../bots/bots.js';
import type { RulesOf } from '../rules.js';
import type { PresenceBook } from '../store/presence-book.js';
import type { Service } from '../store/service.js';
import type { Store } from '../store/store.js';
import { troubleOf } from '../store/trouble.js';
import { unitFor } from '../store/unit.js';
import { WAITS } from '../store/waits.js';
import { BotDriver } from './bot-driver.js';
import { ClockKeeper } from './clock-keeper.js';
import { Refusal } from './doc.js';
import type { TableDoc } from './doc.js';
import { Room } from './room.js';
import type { RoomHost } from './room.js';
import { docRow, seatRows } from './rows.js';
import { standingOf } from './standing.js';
import type { Visits } from './visits.js';

export interface RoomsOptions {
  readonly store: Store;
  readonly rulesOf: RulesOf;
  readonly bots: Bots;
  readonly log: Logger;
  readonly now: () => number;
  readonly visits?: Visits;
  readonly service: Service;
  /** How long a vote about somebody out of time stays open. */
  readonly voteMs: number;
  /** Between two looks whether tables people watch have changed without a word. */
  readonly compareMs?: number;
  readonly observeFault?: () => void;
  readonly observeBotAnswer?: (by: AnsweredBy) => void;
}

const SWEEP_MS = 1000;
const PRESENCE_MS = 50;
const IDLE_MS = 60_000;
const REFRESHED_AT_ONCE = 4;
/** How long another process that made a change is given to act on it, before this one does. */
const LEAVE_TO_OTHERS_MS = 1500;
/** What processes tell each other beside the names of tables: `writing/<table>/<seat>/<decision>`. */
const WRITING = 'writing';

export class Rooms implements RoomHost {
  readonly store: Store;
  readonly rulesOf: RulesOf;
  private readonly rooms = new Map<string, Room>();
  private readonly loading = new Map<string, Promise<Room>>();
  private readonly driver: BotDriver;
  private readonly clocks: ClockKeeper;
  private readonly sweeper: NodeJS.Timeout;
  /** Changed by another process while they were being read. */
  private readonly readAgain = new Set<string>();
  private readonly noting = new Set<Room>();
  private sweeping: Promise<void> | null = null;
  private comparedAt: number;
  private closed = false;

  constructor(private readonly options: RoomsOptions) {
    this.store = options.store;
    this.rulesOf = options.rulesOf;
    const { service, bots, log, observeBotAnswer: observe = () => {} } = options;
    this.driver = new BotDriver({ bots, now: () => service.time(), log, observe });
    this.clocks = new ClockKeeper({
      store: options.store,
      service,
      log,
      voteMs: options.voteMs,
      inMemory: (id) => this.rooms.get(id),
      load: (id) => this.get(id),
      drive: (room) => this.driver.drive(room),
    });
    this.comparedAt = options.now();
    this.sweeper = setInterval(() => void this.sweep(), SWEEP_MS);
    this.sweeper.unref();
  }

  /** Hears from other processes from now on; of other things than tables `heard` is told. `lost`: some may be missing. */
  async listen(heard: (name: string) => void, lost: () => void = () => {}): Promise<void> {
    await this.store.bus.listen(
      (names) => {
        for (const name of names) if (!this.stale(name) && !this.hearWriting(name)) heard(name);
      },
      () => {
        for (const id of this.loading.keys()) this.stale(id);
        void this.refreshAll();
        lost();
      },
    );
  }

  /** Another process has changed a table; false if it is none of those here. */
  private stale(id: string): boolean {
    const room = this.rooms.get(id);
    if (room !== undefined) void this.refresh(room);
    else if (this.loading.has(id)) this.readAgain.add(id);
    else return false;
    return true;
  }

  /** Lets go of a table that is about to be thrown away; false if somebody needs it. */
  letGo(id: string): boolean {
    const room = this.rooms.get(id);
    if (this.loading.has(id)) return false;
    if (room !== undefined && !this.isIdle(room)) return false;
    this.unload(id);
    return true;
  }

  /** It has been thrown away: whoever came just before hears that it is gone. */
  forget(id: string): void {
    this.stale(id);
  }

  private isIdle(room: Room): boolean {
    return !room.watched && room.busy === 0 && !this.driver.isDriving(room.id);
  }

  private unload(id: string): void {
    this.rooms.delete(id);
    this.clocks.drop(id);
  }

  /** A few at a time: moves must find a free connection meanwhile. */
  private async refreshAll(): Promise<void> {
    const rooms = [...this.rooms.values()].toSorted((a, b) => Number(b.watched) - Number(a.watched));
    const next = async (): Promise<void> => {
      for (let room = rooms.shift(); room !== undefined; room = rooms.shift()) await this.refresh(room);
    };
    await Promise.all(Array.from({ length: REFRESHED_AT_ONCE }, next));
  }

  private refresh(room: Room): Promise<void> {
    return room.refresh().catch((error: unknown) => {
      if (error instanceof Refusal && error.reason === 'no-such-table') return this.unload(room.id);
      // What is away is read again as soon as it is back.
      if (troubleOf(error) === null) this.options.log.error({ err: error, table: room.id }, 'refresh');
    });
  }

  get size(): number {
    return this.rooms.size;
  }

  now(): number {
    return this.options.now();
  }

  time(): number {
    return this.options.service.time();
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
    if (this.readAgain.delete(id)) void this.refresh(room);
    else if (this.store.presences !== null) this.lookElsewhere(room);
    this.changed(room, true);
    return room;
  }

  changed(room: Room, here: boolean): void {
    if (this.closed) return;
    this.clocks.set(room);
    if (here) this.driver.drive(room);
    else setTimeout(() => this.driver.drive(room), LEAVE_TO_OTHERS_MS).unref();
  }

  /** A seat writes an offer, or does so no longer: the bots of this and of the other processes wait for it. */
  writing(room: Room, seat: Seat, decision: string | null): void {
    this.noteWriting(room, seat, decision);
    this.store
      .shout([WRITING, room.id, seat, encodeURIComponent(decision ?? '')].join('/'))
      .catch((error: unknown) => this.options.log.warn({ err: error, table: room.id }, 'writing'));
  }

  private noteWriting(room: Room, seat: Seat, id: string | null): void {
    const { table } = room.standing;
    const decision = table === null || id === null ? undefined : openDecision(table, seat, id);
    room.noteWriting(seat, decision === undefined ? null : { decision, until: this.now() + LIMITS.writingMs });
    if (!this.closed) this.driver.drive(room);
  }

  private hearWriting(name: string): boolean {
    const [what, table = '', seat, decision = ''] = name.split('/');
    if (what !== WRITING) return false;
    const room = this.rooms.get(table);
    if (room !== undefined) this.noteWriting(room, Number(seat) as Seat, decodeURIComponent(decision) || null);
    return true;
  }

  /** The other processes are told a little later, once for everybody who comes or goes at the same time. */
  lookersChanged(room: Room): void {
    this.options.visits?.note(room.id);
    const { presences } = this.store;
    if (presences === null || this.closed) return;
    if (this.noting.size === 0) setTimeout(() => this.notePresences(presences), PRESENCE_MS).unref();
    this.noting.add(room);
  }

  private notePresences(presences: PresenceBook): void {
    const noted = [...this.noting].map((each) => ({ table: each.id, presence: each.present() }));
    this.noting.clear();
    if (this.closed) return;
    presences.note(noted).catch((error: unknown) => this.options.log.warn({ err: error }, 'presence'));
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
    this.driver.close();
    clearInterval(this.sweeper);
    this.clocks.close();
    await this.sweeping;
    await Promise.all([...this.rooms.values()].map((room) => room.run(() => Promise.resolve())));
    await this.options.bots.close();
  }

  /** Lets go of tables nobody needs, and sees to those nobody looks at. Once a second; never two at a time. */
  sweep(): Promise<void> {
    this.sweeping ??= this.sweepOnce()
      .catch((error: unknown) => {
        if (troubleOf(error) === null) this.options.log.error(error, 'sweep');
      })
      .finally(() => {
        this.sweeping = null;
      });
    return this.sweeping;
  }

  private async sweepOnce(): Promise<void> {
    this.unloadIdle();
    await this.clocks.wakeOverdue();
    if (this.now() - this.comparedAt >= (this.options.compareMs ?? WAITS.compareMs)) {
      this.comparedAt = this.now();
      await this.compare();
    }
  }

  private unloadIdle(): void {
    for (const [id, room] of this.rooms) {
      if (room.watched) this.options.visits?.note(id);
      else if (this.now() - room.usedAt > IDLE_MS && this.isIdle(room)) this.unload(id);
    }
  }

  /** News from other processes may get lost: what people look at is compared with the store now and then. */
  private async compare(): Promise<void> {
    if (this.store.bus.newsOf === null) return;
    const watched = [...this.rooms.values()].filter((room) => room.watched && room.busy === 0);
    if (watched.length === 0) return;
    const marks = await this.store.heads.marks(watched.map((room) => room.id));
    for (const room of watched) {
      const mark = marks.get(room.id);
      const { version, table } = room.standing;
      const isBehind = mark !== undefined && (mark.version > version || mark.seq > (table?.seq ?? -1));
      if (isBehind && room.busy === 0) void this.refresh(room);
    }
  }
}
