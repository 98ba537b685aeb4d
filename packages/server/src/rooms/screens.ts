// What viewers were shown last. The next step is the difference from it, so it need not be made again.

import type { Seat, Viewer } from '@atoll/engine';
import { screenOf } from '@atoll/table';
import type { AnyTable } from './rows.js';

type AnyScreen = ReturnType<typeof screenOf>;

/** Tables that have not moved for a while make theirs again: memory is not spent on those who think. */
const TABLES_KEPT = 256;

export class Screens {
  /** Tables are values: another position is another key. The oldest come first. */
  private readonly kept = new Map<AnyTable, Map<Viewer, AnyScreen>>();

  of(table: AnyTable, viewer: Viewer): AnyScreen {
    let byViewer = this.kept.get(table);
    if (byViewer === undefined) {
      byViewer = new Map();
      this.kept.set(table, byViewer);
      if (this.kept.size > TABLES_KEPT) this.forgetOldest();
    }
    let screen = byViewer.get(viewer);
    if (screen === undefined) {
      screen = screenOf(table, viewer);
      byViewer.set(viewer, screen);
    }
    return screen;
  }

  /** Only the drafts of some seats have changed: the others see what they saw. */
  carryOver(before: AnyTable | null, after: AnyTable, drafts: readonly Seat[]): void {
    const byViewer = before === null || before === after ? undefined : this.kept.get(before);
    if (byViewer === undefined) return;
    const carried = new Map(byViewer);
    for (const seat of drafts) carried.delete(seat);
    this.kept.set(after, carried);
  }

  /** Nobody looks at that position any more. */
  forget(table: AnyTable | null): void {
    if (table !== null) this.kept.delete(table);
  }

  private forgetOldest(): void {
    for (const table of this.kept.keys()) return void this.kept.delete(table);
  }
}
