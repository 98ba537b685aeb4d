// A table for tests of hooks: it shows what it is told to, and notes what is asked of it.

import type { DecisionId, GameTypes, Illegal, Seat } from '@atoll/engine';
import { vi } from 'vitest';
import type { LoggedEvent, OpenDecision, Outcome, SubmitOptions, TableSnapshot, TableSource } from './source.ts';

type Move = GameTypes['move'];

export function decisionOf(id: string, parts: Partial<OpenDecision> = {}): OpenDecision {
  return {
    id: id as DecisionId,
    seat: 0 as Seat,
    ask: { kind: 'choose' },
    legal: [],
    open: false,
    optional: false,
    rule: 'X-1',
    ...parts,
  };
}

/** Events numbered as the moves they came from. */
export function logOf(...seqs: readonly number[]): readonly LoggedEvent[] {
  return seqs.map((seq) => ({ seq, event: { type: `event-${seq}` } }));
}

const EMPTY: TableSnapshot = {
  table: { id: 'test', game: 'test', kind: 'local', options: {} },
  status: 'playing',
  connection: 'live',
  seq: 0,
  viewer: 0 as Seat,
  view: {},
  decisions: [],
  waitingFor: [],
  log: [],
  seats: [],
  canUndo: false,
  drafted: 0,
  undoBarrier: 'nothing',
  canConfirm: false,
  ranking: null,
  ending: null,
  chat: [],
  curtain: null,
};

export class FakeSource implements TableSource {
  private readonly listeners = new Set<() => void>();
  private snapshot: TableSnapshot;

  readonly submit = vi.fn((_decision: DecisionId, _move: Move, _options?: SubmitOptions): Promise<Outcome> =>
    Promise.resolve({ ok: true }),
  );
  readonly why = vi.fn((_decision: DecisionId, _move: Move): Promise<Illegal | null> => Promise.resolve(null));
  readonly undo = vi.fn(() => Promise.resolve());
  readonly confirm = vi.fn(() => Promise.resolve());

  constructor(parts: Partial<TableSnapshot> = {}) {
    this.snapshot = { ...EMPTY, ...parts };
  }

  /** Something has happened at the table. */
  show(parts: Partial<TableSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...parts };
    for (const listener of this.listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  getSnapshot(): TableSnapshot {
    return this.snapshot;
  }

  say(): Promise<Outcome> {
    return Promise.resolve({ ok: true });
  }

  liftCurtain(): void {}

  at(): Promise<null> {
    return Promise.resolve(null);
  }

  course(): Promise<null> {
    return Promise.resolve(null);
  }

  exportRecord(): Promise<null> {
    return Promise.resolve(null);
  }

  close(): void {}
}
