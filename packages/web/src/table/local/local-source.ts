// A local table as a TableSource: the page's end of the worker.

import type { DecisionId, GameTypes, Illegal, Viewer } from '@atoll/engine';
import { proxy, wrap } from 'comlink';
import type { Remote } from 'comlink';
import { colourOf } from '../../ui/colours.ts';
import type { Course } from '../course.ts';
import type { LoggedEvent, Moment, Outcome, SeatInfo, SubmitOptions, TableSnapshot, TableSource } from '../source.ts';
import type { LocalSetup, LocalTableApi, LocalUpdate } from './messages.ts';

export function startWorker(): { worker: Worker; api: Remote<LocalTableApi> } {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module', name: 'table' });
  return { worker, api: wrap<LocalTableApi>(worker) };
}

/** One worker for questions about games (options, seats), kept as long as the page. */
let librarian: Remote<LocalTableApi> | null = null;

export function askRules(): Remote<LocalTableApi> {
  librarian ??= startWorker().api;
  return librarian;
}

/** The course of a game from its record. */
export async function courseOfRecord(record: string, viewer: Viewer): Promise<Course | null> {
  const { worker, api } = startWorker();
  try {
    await api.review({ record });
    return await api.course(viewer);
  } finally {
    worker.terminate();
  }
}

export function seatsOf(setup: LocalSetup): readonly SeatInfo[] {
  return setup.seats.map(({ name, kind, level = 'normal' }, seat) => ({
    seat: seat as SeatInfo['seat'],
    name,
    colour: colourOf(seat),
    kind,
    presence: 'here',
    clock: null,
    level: kind === 'bot' ? level : null,
  }));
}

export class LocalSource implements TableSource {
  private readonly worker: Worker;
  private readonly api: Remote<LocalTableApi>;
  private readonly listeners = new Set<() => void>();
  private snapshot: TableSnapshot;
  private seats: readonly SeatInfo[] = [];

  constructor(id: string) {
    ({ worker: this.worker, api: this.api } = startWorker());
    this.snapshot = loading(id);
  }

  async start(setup: LocalSetup): Promise<void> {
    this.seatAll(setup);
    await this.guarded(this.api.start(setup, proxy(this.take)));
  }

  /** False if there is no such table on this device. */
  async resume(id: string): Promise<boolean> {
    const setup = await this.guarded(this.api.resume(id, proxy(this.takeEarly)));
    if (setup === null || setup === undefined) return false;
    this.seatAll(setup);
    const { early } = this;
    this.early = null;
    this.isSeated = true;
    if (early !== null) this.take(early);
    return true;
  }

  setPace(pace: number): void {
    void this.api.setPace(pace);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  getSnapshot(): TableSnapshot {
    return this.snapshot;
  }

  submit(decision: DecisionId, move: GameTypes['move'], { hold = false, ask }: SubmitOptions = {}): Promise<Outcome> {
    return this.api.submit(decision, move, hold, ask);
  }

  write(decision: DecisionId | null): void {
    void this.api.write(decision);
  }

  async undo(count = 1): Promise<void> {
    await this.api.undo(count);
  }

  async confirm(): Promise<void> {
    await this.api.confirm();
  }

  why(decision: DecisionId, move: GameTypes['move']): Promise<Illegal | null> {
    return this.api.why(decision, move);
  }

  /** Nobody else is here to read it. */
  async say(): Promise<Outcome> {
    return { ok: true };
  }

  liftCurtain(): void {
    void this.api.liftCurtain();
  }

  at(seq: number): Promise<Moment> {
    return this.api.at(seq, this.snapshot.viewer);
  }

  course(): Promise<Course | null> {
    return this.api.course(this.snapshot.viewer);
  }

  exportRecord(): Promise<string | null> {
    return this.api.record();
  }

  close(): void {
    this.worker.terminate();
    this.listeners.clear();
  }

  /** The first update of a resumed table can come before its set-up has. */
  private early: LocalUpdate | null = null;
  private isSeated = false;
  private readonly takeEarly = (update: LocalUpdate): void => {
    if (this.isSeated) this.take(update);
    else this.early = update;
  };

  private readonly take = ({ logFrom, log: tail, ...update }: LocalUpdate): void => {
    const log: readonly LoggedEvent[] = [...this.snapshot.log.slice(0, logFrom), ...tail];
    this.set({ ...this.snapshot, ...update, log, seats: this.seats });
  };

  private seatAll(setup: LocalSetup): void {
    this.seats = seatsOf(setup);
    const { id, game, options } = setup;
    this.snapshot = { ...this.snapshot, table: { id, game, kind: 'local', options }, seats: this.seats };
  }

  /** A fault of the rules stops this table; the page says so. */
  private async guarded<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work;
    } catch (error) {
      console.error(error);
      this.set(failed(this.snapshot, error));
      return undefined;
    }
  }

  private set(snapshot: TableSnapshot): void {
    this.snapshot = snapshot;
    for (const listener of this.listeners) listener();
  }
}

/** With the reason, where a person can do something about it. */
export function failed(snapshot: TableSnapshot, error: unknown): TableSnapshot {
  const isAway = error instanceof Error && error.name === 'RulesNotHere';
  return { ...snapshot, status: 'failed', ...(isAway && { failure: 'rules-not-here' }) };
}

/** A table before anything is known of it. */
export function loading(id: string, kind: TableSnapshot['table']['kind'] = 'local'): TableSnapshot {
  return {
    table: { id, game: '', kind, options: {} },
    status: 'loading',
    connection: 'live',
    seq: 0,
    viewer: 'spectator',
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
}
