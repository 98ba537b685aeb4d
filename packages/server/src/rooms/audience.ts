// Who looks at one table in this process, and what each of them is told.

import type { Viewer } from '@atoll/engine';
import { NOBODY } from '../store/presence-book.js';
import type { Presence } from '../store/presence-book.js';
import { seatOf } from './doc.js';
import type { TableDoc } from './doc.js';
import type { AnyTable } from './rows.js';
import type { Change, Standing } from './standing.js';
import { chatText, fullText, presenceText, stepText, tableText, writingText } from './tell.js';

/** Somebody looking at the table. */
export interface Onlooker {
  readonly player: string | null;
  send(text: string): void;
}

export class Audience {
  private readonly onlookers = new Set<Onlooker>();
  private elsewhere: Presence = NOBODY;
  /** Who is writing an offer, as the onlookers were last told. */
  private writing: readonly number[] = [];

  get size(): number {
    return this.onlookers.size;
  }

  enter(onlooker: Onlooker, doc: TableDoc): void {
    this.onlookers.add(onlooker);
    this.tellPresence(doc);
    if (this.writing.length > 0) onlooker.send(writingText(this.writing));
  }

  noteWriting(seats: readonly number[]): void {
    if (seats.join() === this.writing.join()) return;
    this.writing = seats;
    for (const onlooker of this.onlookers) onlooker.send(writingText(seats));
  }

  /** False if he was not there. */
  leave(onlooker: Onlooker, doc: TableDoc): boolean {
    const left = this.onlookers.delete(onlooker);
    if (left) this.tellPresence(doc);
    return left;
  }

  /** Those at other processes. */
  noteElsewhere(elsewhere: Presence, doc: TableDoc): void {
    const moved = JSON.stringify(elsewhere) !== JSON.stringify(this.elsewhere);
    this.elsewhere = elsewhere;
    if (moved) this.tellPresence(doc);
  }

  /** Who is looking here; `elsewhere` adds those at other processes. */
  present(doc: TableDoc, elsewhere: Presence = NOBODY): Presence {
    const seats = new Set<number>(elsewhere.seats);
    let { watchers } = elsewhere;
    for (const onlooker of this.onlookers) {
      const seat = seatOf(doc, onlooker.player);
      if (seat === null) watchers += 1;
      else seats.add(seat);
    }
    return { seats: [...seats].toSorted((a, b) => a - b), watchers };
  }

  tell(before: Standing, change: Change, now: number): void {
    const { doc } = change.next;
    if (doc !== before.doc) {
      for (const onlooker of this.onlookers) onlooker.send(tableText(doc, onlooker.player));
    }
    this.tellGame(before, change, now);
    this.tellChat(change);
    if (doc.seats !== before.doc.seats) this.tellPresence(doc);
  }

  private tellGame(before: Standing, change: Change, now: number): void {
    const { next, entries, drafts } = change;
    if (next.table === null) return;
    const steps = new Map<Viewer, string | null>();
    for (const onlooker of this.onlookers) {
      const viewer = seatOf(next.doc, onlooker.player) ?? 'spectator';
      const sameEyes = next.doc === before.doc || viewer === (seatOf(before.doc, onlooker.player) ?? 'spectator');
      if (before.table === null || !sameEyes) {
        onlooker.send(fullText(next.table, viewer, entries, before.table?.seq ?? null, now));
        continue;
      }
      const concerned = entries.length > 0 || (viewer !== 'spectator' && drafts.includes(viewer));
      if (next.table === before.table || !concerned) continue;
      const step = this.step(steps, before.table, next.table, change, viewer, now);
      if (step !== null) onlooker.send(step);
    }
  }

  /** Made once for all who see the same. */
  private step(
    made: Map<Viewer, string | null>,
    before: AnyTable,
    after: AnyTable,
    { entries, cut }: Change,
    viewer: Viewer,
    now: number,
  ): string | null {
    let step = made.get(viewer);
    if (step === undefined) {
      step = stepText(before, after, entries, cut, viewer, now);
      made.set(viewer, step);
    }
    return step;
  }

  /** Watchers hear the players; the players do not hear the watchers. */
  private tellChat({ chats, next }: Change): void {
    if (chats.length === 0) return;
    const all = chatText(chats);
    const players = chats.filter((line) => line.channel === 'players');
    for (const onlooker of this.onlookers) {
      if (seatOf(next.doc, onlooker.player) === null) onlooker.send(all);
      else if (players.length > 0) onlooker.send(chatText(players));
    }
  }

  private tellPresence(doc: TableDoc): void {
    const { seats, watchers } = this.present(doc, this.elsewhere);
    const text = presenceText(seats, watchers);
    for (const onlooker of this.onlookers) onlooker.send(text);
  }
}
