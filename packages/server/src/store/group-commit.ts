// Group commit: what all tables want written in one turn of the event loop goes to the disk together.
// One sync for many moves is what makes "stored before anybody is told" cheap.

import { Conflict } from './unit.js';
import type { Unit } from './unit.js';

const LARGEST_GROUP = 400;

interface Waiting {
  readonly unit: Unit;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export class GroupCommit {
  private readonly waiting: Waiting[] = [];
  private writing = false;
  private readonly idle: (() => void)[] = [];

  /** `observe` is told the size of every group. */
  constructor(
    private readonly write: (units: readonly Unit[]) => Promise<void>,
    private readonly observe: (units: number) => void = () => {},
  ) {}

  /** Fulfilled once it is on the disk; rejected with a Conflict if another process was first. */
  commit(unit: Unit): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ unit, done, failed });
      this.wake();
    });
  }

  /** Fulfilled when nothing is left to write. */
  async drained(): Promise<void> {
    if (this.writing || this.waiting.length > 0) await new Promise<void>((done) => this.idle.push(done));
  }

  private wake(): void {
    if (this.writing) return;
    this.writing = true;
    setImmediate(() => void this.flush());
  }

  private async flush(): Promise<void> {
    const group = this.waiting.splice(0, LARGEST_GROUP);
    this.observe(group.length);
    await this.writeGroup(group);
    this.writing = false;
    if (this.waiting.length > 0) return this.wake();
    for (const done of this.idle.splice(0)) done();
  }

  /** A conflict spoils the whole group: then each is written alone, and only the late ones fail. */
  private async writeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      await this.write(group.map(({ unit }) => unit));
      for (const { done } of group) done();
    } catch (error) {
      if (group.length > 1 && error instanceof Conflict) {
        for (const each of group) await this.writeGroup([each]);
      } else {
        for (const { failed } of group) failed(error);
      }
    }
  }
}
