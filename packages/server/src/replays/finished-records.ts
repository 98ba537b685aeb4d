// The record of a finished game: made when somebody first asks for it, then kept.

import type { TableDoc } from '../rooms/doc.js';
import type { Store } from '../store/store.js';
import type { Replays } from './replays.js';

export class FinishedRecords {
  /** By table: those being made, so that many who ask at the end of a game wait for the same. */
  private readonly making = new Map<string, Promise<string>>();

  constructor(
    private readonly store: Store,
    private readonly replays: Replays,
    private readonly now: () => number,
  ) {}

  /** `beforeMaking` may object to the price. */
  async of(doc: TableDoc, beforeMaking: () => Promise<void>): Promise<string> {
    const kept = await this.store.records.ofTable(doc.id);
    if (kept !== null) return kept;
    if (!this.making.has(doc.id)) await beforeMaking();
    const underWay = this.making.get(doc.id);
    if (underWay !== undefined) return underWay;
    const making = this.make(doc).finally(() => this.making.delete(doc.id));
    this.making.set(doc.id, making);
    return making;
  }

  private async make(doc: TableDoc): Promise<string> {
    const text = await this.replays.run({ kind: 'write', doc, log: await this.store.inputs(doc.id) });
    await this.store.records.keepOfTable(doc.id, text, this.now());
    return text;
  }
}
