// One table in this process: a serial queue. Whatever is asked goes through it one by one:
// build the change → store it → take it over → tell everybody → answer. On a conflict: read again, build again.

import { allSeats } from '@atoll/engine';
import type { Viewer } from '@atoll/engine';
import { NOBODY } from '../store/presence-book.js';
import type { Presence } from '../store/presence-book.js';
import type { Store } from '../store/store.js';
import { Conflict } from '../store/unit.js';
import { Refusal, seatOf } from './doc.js';
import { entryOf } from './rows.js';
import type { AnyEntry } from './rows.js';
import { numbered, standingOf, unitOf, withDoc } from './standing.js';
import type { Change, GameOf, Standing } from './standing.js';
import { chatText, fullText, presenceText, stepText, tableText } from './tell.js';

/** Somebody looking at the table. */
export interface Onlooker {
  readonly player: string | null;
  send(text: string): void;
}

export interface RoomHost {
  readonly store: Store;
  readonly gameOf: GameOf;
  now(): number;
  /** Called after every change; `here` if this process made it. */
  changed(room: Room, here: boolean): void;
  /** Somebody has come or gone. */
  lookersChanged(room: Room): void;
  /** The rules failed: this table is stopped. */
  fault(room: Room, error: unknown): void;
}

const TRIES = 10;

export const CHANNELS = ['players', 'watchers'];

export class Room {
  private queue: Promise<unknown> = Promise.resolve();
  private readonly onlookers = new Set<Onlooker>();
  private elsewhere: Presence = NOBODY;
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
    return this.onlookers.size > 0;
  }

  /** One thing after the other. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.busy += 1;
    this.usedAt = this.host.now();
    const done = this.queue.then(work).finally(() => {
      this.busy -= 1;
    });
    this.queue = done.catch(() => {});
    return done;
  }

  /** Builds a change on how the table stands, stores it, tells everybody. A Refusal thrown on the way changes nothing. */
  change(build: (standing: Standing) => Change | Promise<Change>): Promise<Change> {
    return this.run(() => this.changeNow(build));
  }

  /** Another process may have changed the table. */
  refresh(): Promise<void> {
    return this.run(() => this.reload());
  }

  viewerOf(onlooker: Onlooker): Viewer {
    return seatOf(this.current.doc, onlooker.player) ?? 'spectator';
  }

  enter(onlooker: Onlooker): void {
    this.onlookers.add(onlooker);
    this.lookersChanged();
  }

  leave(onlooker: Onlooker): void {
    if (this.onlookers.delete(onlooker)) this.lookersChanged();
  }

  /** Who is looking here; `elsewhere` adds those at other processes. */
  present(elsewhere: Presence = NOBODY): Presence {
    const seats = new Set<number>(elsewhere.seats);
    let { watchers } = elsewhere;
    for (const onlooker of this.onlookers) {
      const viewer = this.viewerOf(onlooker);
      if (viewer === 'spectator') watchers += 1;
      else seats.add(viewer);
    }
    return { seats: [...seats].toSorted((a, b) => a - b), watchers };
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
      this.tell(before, change);
    } catch (error) {
      // It is stored, but cannot be shown.
      void this.run(() => this.stop(error)).catch((again: unknown) => this.host.fault(this, again));
    }
    this.host.changed(this, true);
  }

  private async reload(): Promise<void> {
    const { store, gameOf } = this.host;
    const stored = await store.loadTable(this.id);
    if (stored === null) throw new Refusal('no-such-table');
    const before = this.current;
    const next = await standingOf(store, gameOf, stored);
    const missed = await this.missed(before, next);
    const chats = next.chatNext > before.chatNext ? await store.chat(this.id, CHANNELS, before.chatNext, 200) : [];
    const elsewhere = (await store.presences?.elsewhere(this.id, this.host.now())) ?? NOBODY;
    this.current = next;
    const moved = JSON.stringify(elsewhere) !== JSON.stringify(this.elsewhere);
    this.elsewhere = elsewhere;
    if (moved) this.tellPresence();
    this.tell(before, { next, entries: missed, drafts: allSeats(next.doc.seats.length), cut: [], chats });
    this.host.changed(this, false);
  }

  private async missed(before: Standing, next: Standing): Promise<AnyEntry[]> {
    if (before.table === null || next.table === null || next.table.seq === before.table.seq) return [];
    return (await this.host.store.entries(this.id, before.table.seq + 1)).map(entryOf);
  }

  private tell(before: Standing, change: Change): void {
    const { doc } = change.next;
    if (doc !== before.doc) {
      for (const onlooker of this.onlookers) onlooker.send(tableText(doc, onlooker.player));
    }
    this.tellGame(before, change);
    this.tellChat(change);
    if (doc.seats !== before.doc.seats) this.tellPresence();
  }

  private tellGame(before: Standing, { next, entries, drafts, cut }: Change): void {
    if (next.table === null) return;
    const now = this.host.now();
    const steps = new Map<Viewer, string | null>();
    for (const onlooker of this.onlookers) {
      const viewer = this.viewerOf(onlooker);
      const sameEyes = viewer === (seatOf(before.doc, onlooker.player) ?? 'spectator');
      if (before.table === null || !sameEyes) {
        onlooker.send(fullText(next.table, viewer, entries, before.table?.seq ?? null, now));
        continue;
      }
      const concerned = entries.length > 0 || (viewer !== 'spectator' && drafts.includes(viewer));
      if (next.table === before.table || !concerned) continue;
      const known = steps.get(viewer);
      const step = known === undefined ? stepText(before.table, next.table, entries, cut, viewer, now) : known;
      steps.set(viewer, step);
      if (step !== null) onlooker.send(step);
    }
  }

  /** Watchers hear the players; the players do not hear the watchers. */
  private tellChat({ chats }: Change): void {
    if (chats.length === 0) return;
    const all = chatText(chats);
    const players = chats.filter((line) => line.channel === 'players');
    for (const onlooker of this.onlookers) {
      if (this.viewerOf(onlooker) === 'spectator') onlooker.send(all);
      else if (players.length > 0) onlooker.send(chatText(players));
    }
  }

  private lookersChanged(): void {
    this.tellPresence();
    this.host.lookersChanged(this);
  }

  private tellPresence(): void {
    const { seats, watchers } = this.present(this.elsewhere);
    const text = presenceText(seats, watchers);
    for (const onlooker of this.onlookers) onlooker.send(text);
  }
}
