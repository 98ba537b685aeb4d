// A stored moment as a TableSource. Answers are taken and change nothing.

import type { Illegal, Seat } from '@atoll/engine';
import type { Story } from '../games/types.ts';
import { colourOf } from '../ui/colours.ts';
import type { Course } from './course.ts';
import { loading } from './local/local-source.ts';
import type { Moment, Outcome, TableSnapshot, TableSource } from './source.ts';

export class StorySource implements TableSource {
  private readonly snapshot: TableSnapshot;

  constructor(game: string, { viewer, view, decision, seats, log = [] }: Story) {
    this.snapshot = {
      ...loading('story'),
      table: { id: 'story', game, kind: 'story', options: {} },
      status: 'playing',
      viewer,
      view,
      decisions: decision === null ? [] : [decision],
      waitingFor: decision === null ? [] : [decision.seat],
      log,
      seats: Array.from({ length: seats }, (_, seat) => ({
        seat: seat as Seat,
        name: ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'][seat] ?? 'Ana',
        colour: colourOf(seat),
        kind: seat === viewer ? 'person' : 'bot',
        presence: 'here',
        clock: null,
        level: seat === viewer ? null : 'normal',
      })),
    };
  }

  subscribe(): () => void {
    return () => {};
  }

  getSnapshot(): TableSnapshot {
    return this.snapshot;
  }

  submit(): Promise<Outcome> {
    return Promise.resolve({ ok: true });
  }

  why(): Promise<Illegal | null> {
    return Promise.resolve({ rule: 'TABLE', reason: 'story' });
  }

  async undo(): Promise<void> {
    // Nothing was done.
  }

  async confirm(): Promise<void> {
    // Nothing was done.
  }

  /** Nobody is listening. */
  async say(): Promise<Outcome> {
    return { ok: true };
  }

  liftCurtain(): void {
    // Nothing is hidden.
  }

  at(): Promise<Moment | null> {
    return Promise.resolve(null);
  }

  course(): Promise<Course | null> {
    return Promise.resolve(null);
  }

  exportRecord(): Promise<string | null> {
    return Promise.resolve(null);
  }

  close(): void {
    // Nothing was opened.
  }
}
