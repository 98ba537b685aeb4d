// A recorded game as a TableSource: nothing can be done but go back and forth, and look from other eyes.

import type { GameTypes, Illegal, Viewer } from '@atoll/engine';
import type { Remote } from 'comlink';
import { loading, seatsOf, startWorker } from './local/local-source.ts';
import type { LocalTableApi } from './local/messages.ts';
import type { Moment, Outcome, TableSnapshot, TableSource } from './source.ts';

export class ReplaySource implements TableSource {
  private readonly worker: Worker;
  private readonly api: Remote<LocalTableApi>;
  private readonly listeners = new Set<() => void>();
  private snapshot: TableSnapshot;
  /** The newest wish: a slider is faster than the worker. */
  private wish = 0;
  /** How many moves the game has. */
  moves = 0;

  constructor(readonly id: string) {
    ({ worker: this.worker, api: this.api } = startWorker());
    this.snapshot = loading(id, 'replay');
  }

  /** False if there is nothing to look at. */
  async open(record: string | null): Promise<boolean> {
    const review = await this.api.review(record === null ? { id: this.id } : { record });
    if (review === null) return false;
    const { setup, moves } = review;
    this.moves = moves;
    const { game, options } = setup;
    this.snapshot = {
      ...this.snapshot,
      table: { id: this.id, game, kind: 'replay', options },
      seats: seatsOf(setup),
    };
    return true;
  }

  async show(seq: number, viewer: Viewer): Promise<void> {
    this.wish += 1;
    const mine = this.wish;
    const screen = await this.api.screenAt(seq, viewer);
    if (mine !== this.wish) return;
    this.snapshot = { ...this.snapshot, ...screen };
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

  async say(): Promise<void> {
    // Nobody is listening.
  }

  liftCurtain(): void {
    // Nobody hides anything here.
  }
}

const PAST: Illegal = { rule: 'TABLE', reason: 'past' };
