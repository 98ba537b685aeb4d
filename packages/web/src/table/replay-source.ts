// A recorded game as a TableSource: nothing can be done but go back and forth, and look from other eyes.

import type { GameTypes, Illegal, Seat, Viewer } from '@atoll/engine';
import type { Remote } from 'comlink';
import type { Course } from './course.ts';
import { failed, loading, seatsOf, startWorker } from './local/local-source.ts';
import type { LocalSetup, LocalTableApi } from './local/messages.ts';
import type { Moment, Outcome, TableSnapshot, TableSource } from './source.ts';

/** Whose eyes a replay is seen through; `all`: everything lies face up. */
export type Eyes = Viewer | 'all';

export class ReplaySource implements TableSource {
  private readonly worker: Worker;
  private readonly api: Remote<LocalTableApi>;
  private readonly listeners = new Set<() => void>();
  private snapshot: TableSnapshot;
  /** The newest wish: a slider is faster than the worker. */
  private wish = 0;
  /** How many moves the game has. */
  moves = 0;
  /** Those the viewer may look through: while a game is being played, no hand but his own. */
  eyes: readonly Eyes[] = ['spectator'];

  constructor(readonly id: string) {
    ({ worker: this.worker, api: this.api } = startWorker());
    this.snapshot = loading(id, 'replay');
  }

  /** False if there is nothing to look at; a game that cannot be shown says why. */
  async open(record: string | null): Promise<boolean> {
    const from = record === null ? { id: this.id } : { record };
    const review = await this.api.review(from).catch((error: unknown) => {
      console.error(error);
      this.snapshot = failed(this.snapshot, error);
      return undefined;
    });
    if (review === undefined) return true;
    if (review === null) return false;
    const { setup, moves, over } = review;
    this.moves = moves;
    this.eyes = eyesOf(setup, over);
    const { game, options } = setup;
    this.snapshot = {
      ...this.snapshot,
      table: { id: this.id, game, kind: 'replay', options },
      seats: seatsOf(setup),
    };
    return true;
  }

  async show(seq: number, eyes: Eyes): Promise<void> {
    this.wish += 1;
    const mine = this.wish;
    if (this.snapshot.status === 'failed') return;
    const seen = this.eyes.includes(eyes) ? eyes : 'spectator';
    const screen = await this.api.screenAt(seq, seen === 'all' ? 'spectator' : seen);
    const revealed = seen === 'all' ? await this.api.revealedAt(seq) : [];
    if (mine !== this.wish) return;
    this.snapshot = { ...this.snapshot, ...screen, revealed };
    for (const listener of this.listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  getSnapshot(): TableSnapshot {
    return this.snapshot;
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

  submit(): Promise<Outcome> {
    return Promise.resolve({ ok: false, illegal: PAST });
  }

  why(_decision: string, _move: GameTypes['move']): Promise<Illegal | null> {
    return Promise.resolve(PAST);
  }

  async undo(): Promise<void> {
    // The past stays as it was.
  }

  async confirm(): Promise<void> {
    // The past stays as it was.
  }

  /** Nobody is listening. */
  async say(): Promise<Outcome> {
    return { ok: true };
  }

  liftCurtain(): void {
    // Nobody hides anything here.
  }
}

function eyesOf({ seats }: LocalSetup, over: boolean): readonly Eyes[] {
  const all = seats.map((_, seat) => seat as Seat);
  if (over) return ['spectator', ...all, 'all'];
  const people = all.filter((seat) => seats[seat]?.kind === 'person');
  return people.length === 1 ? ['spectator', ...people] : ['spectator'];
}

const PAST: Illegal = { rule: 'TABLE', reason: 'past' };
