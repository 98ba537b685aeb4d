// One table in this process: a serial queue. Whatever is asked goes through it one by one:
// build the change → store it → take it over → tell everybody → answer. On a conflict: read again, build again.

import { Writers } from '@atoll/bots';
import type { Step } from '@atoll/bots';
import { allSeats } from '@atoll/engine';
import type { Decision, Seat, Viewer } from '@atoll/engine';
import { openDecision, owing } from '@atoll/table';
import type { RulesOf } from '../rules.js';
import { NOBODY } from '../store/presence-book.js';
import type { Presence } from '../store/presence-book.js';
import type { Store } from '../store/store.js';
import { Conflict } from '../store/unit.js';
import { Audience } from './audience.js';
import type { Onlooker } from './audience.js';
import { Refusal, seatOf } from './doc.js';
import { entryOf } from './rows.js';
import type { AnyEntry } from './rows.js';
import { numbered, standingOf, unitOf, withDoc } from './standing.js';
import type { Change, Standing } from './standing.js';

export interface RoomHost {
  readonly store: Store;
  readonly rulesOf: RulesOf;
  now(): number;
  /** As the clocks count it. */
  time(): number;
  /** Called after every change; `here` if this process made it. */
  changed(room: Room, here: boolean): void;
  /** Somebody has come or gone. */
  lookersChanged(room: Room): void;
  /** A seat has begun or ended to write an offer. */
  writing(room: Room, seat: Seat, decision: string | null): void;
  /** The rules failed: this table is stopped. */
  fault(room: Room, error: unknown): void;
}

const TRIES = 10;

export const CHANNELS = ['players', 'watchers'];

export class Room {
  /** Fulfilled when all that was wanted so far is done. */
  private queue: Promise<void> = Promise.resolve();
  private readonly audience = new Audience();
  private readonly writers = new Writers();
  /** How many things wait or run. */
  busy = 0;
  /** When somebody last wanted something of it. */
  usedAt: number;

  constructor(
    private readonly host: RoomHost,
    private current: Standing,
  ) {
    this.usedAt = host.now();
  }

  get standing(): Standing {
    return this.current;
  }

  get id(): string {
    return this.current.doc.id;
  }

  get watched(): boolean {
    return this.audience.size > 0;
  }

  /** One thing after the other; at once if nothing is under way. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.host.now();
    return this.inTurn(work);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const earlier = this.busy > 0 ? this.queue : null;
    this.busy += 1;
    let done = (): void => {};
    this.queue = new Promise((fulfil) => {
      done = fulfil;
    });
    if (earlier !== null) await earlier;
    try {
      return await work();
    } finally {
      this.busy -= 1;
      done();
    }
  }

  /** Builds a change on how the table stands, stores it, tells everybody. A Refusal thrown on the way changes nothing. */
  change(build: (standing: Standing) => Change | Promise<Change>): Promise<Change> {
    return this.run(() => this.changeNow(build));
  }

  /** A change nobody asked for: the table is none the more in use. */
  changeUnasked(build: (standing: Standing) => Change): Promise<Change> {
    return this.inTurn(() => this.changeNow(build));
  }

  /** Another process may have changed the table. */
  refresh(): Promise<void> {
    return this.run(() => this.reload());
  }

  /** Who is looking at other processes. */
  lookElsewhere(): Promise<void> {
    return this.run(async () => this.audience.noteElsewhere(await this.elsewhere(), this.current.doc));
  }

  viewerOf(onlooker: Onlooker): Viewer {
    return seatOf(this.current.doc, onlooker.player) ?? 'spectator';
  }

  enter(onlooker: Onlooker): void {
    this.audience.enter(onlooker, this.current.doc);
    this.host.lookersChanged(this);
  }

  leave(onlooker: Onlooker): void {
    if (!this.audience.leave(onlooker, this.current.doc)) return;
    this.host.lookersChanged(this);
    const viewer = this.viewerOf(onlooker);
    const hasGone = viewer !== 'spectator' && this.writers.has(viewer) && !this.present().seats.includes(viewer);
    if (hasGone) this.host.writing(this, viewer, null);
  }

  /** A seat writes an offer, until then if nothing else is said before; null: not any more. */
  noteWriting(seat: Seat, writing: { readonly decision: Decision<unknown>; readonly until: number } | null): void {
    if (writing === null) this.writers.end(seat);
    else this.writers.note(writing.decision, writing.until);
    this.tellWriting();
  }

  /** Until when bots leave the table as it is; null if nobody writes to them. */
  heldUntil(): number | null {
    const step = this.step();
    return step === null ? null : this.writers.heldUntil(step, this.host.now());
  }

  private tellWriting(): void {
    const step = this.step();
    this.audience.noteWriting(step === null ? [] : this.writers.seats(step, this.host.now()));
  }

  private step(): Step | null {
    const { table } = this.current;
    if (table === null) return null;
    return { owing: owing(table.game, table.state), open: (seat, id) => openDecision(table, seat, id) };
  }

  /** Who is looking in this process. */
  present(): Presence {
    return this.audience.present(this.current.doc);
  }

  private async changeNow(build: (standing: Standing) => Change | Promise<Change>): Promise<Change> {
    for (let tries = 1; ; tries++) {
      const before = this.current;
      const change = await this.built(build, before);
      const unit = unitOf(before, change, this.host.now());
      if (unit === null) return change;
      try {
        await this.host.store.commit(unit);
      } catch (error) {
        // Even without a conflict nobody knows what was written.
        await this.reload();
        if (error instanceof Conflict && tries < TRIES) continue;
        throw error;
      }
      this.takeOver(before, change);
      return change;
    }
  }

  private async built(build: (standing: Standing) => Change | Promise<Change>, before: Standing): Promise<Change> {
    if (before.doc.status === 'stopped') throw new Refusal('table-stopped');
    try {
      return numbered(before, await build(before));
    } catch (error) {
      if (!(error instanceof Refusal)) await this.stop(error);
      throw error instanceof Refusal ? error : new Refusal('table-stopped');
    }
  }

  /** A fault of the rules concerns this table alone: its record is kept, its seats are told. */
  private async stop(error: unknown): Promise<void> {
    this.host.fault(this, error);
    const before = this.current;
    if (before.doc.status === 'stopped') return;
    const change = numbered(before, withDoc(before, { ...before.doc, status: 'stopped' }));
    const unit = unitOf(before, change, this.host.now());
    if (unit !== null) await this.host.store.commit(unit);
    this.takeOver(before, change);
  }

  private takeOver(before: Standing, change: Change): void {
    this.current = change.next;
    try {
      this.audience.tell(before, change, this.host.time());
      this.tellWriting();
    } catch (error) {
      // It is stored, but cannot be shown.
      void this.run(() => this.stop(error)).catch((again: unknown) => this.host.fault(this, again));
    }
    this.host.changed(this, true);
  }

  private async reload(): Promise<void> {
    const { store, rulesOf } = this.host;
    const stored = await store.loadTable(this.id);
    if (stored === null) throw new Refusal('no-such-table');
    const before = this.current;
    const next = await standingOf(store, rulesOf, stored);
    const missed = await this.missed(before, next);
    const chats = next.chatNext > before.chatNext ? await store.chat(this.id, CHANNELS, before.chatNext, 200) : [];
    const elsewhere = await this.elsewhere();
    this.current = next;
    this.audience.noteElsewhere(elsewhere, next.doc);
    const change = { next, entries: missed, drafts: allSeats(next.doc.seats.length), cut: [], chats };
    this.audience.tell(before, change, this.host.time());
    this.host.changed(this, false);
  }

  private async elsewhere(): Promise<Presence> {
    return (await this.host.store.presences?.elsewhere(this.id, this.host.now())) ?? NOBODY;
  }

  private async missed(before: Standing, next: Standing): Promise<AnyEntry[]> {
    if (before.table === null || next.table === null || next.table.seq === before.table.seq) return [];
    return (await this.host.store.entries(this.id, before.table.seq + 1)).map(entryOf);
  }
}
