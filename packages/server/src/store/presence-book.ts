// Who is looking at a table, across processes: each notes what it sees, and reads what the others do. A table nobody
// looks at has no row; whether a process still lives is told by its heartbeat, not by its rows here.

import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { publish } from './bus.js';
import type { NewsOf } from './bus.js';
import { BEATS_UNTIL_GONE } from './heartbeat.js';
import type { Schema } from './schema.js';

export interface Presence {
  readonly seats: readonly number[];
  readonly watchers: number;
}

export const NOBODY: Presence = { seats: [], watchers: 0 };

interface Noted {
  readonly table: string;
  readonly presence: Presence;
}

const AT_ONCE = 250;

export class PresenceBook {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly self: string,
    private readonly newsOf: NewsOf,
    private readonly beatMs: number,
  ) {}

  async note(noted: readonly Noted[]): Promise<void> {
    for (let from = 0; from < noted.length; from += AT_ONCE) await this.noteSome(noted.slice(from, from + AT_ONCE));
  }

  private async noteSome(noted: readonly Noted[]): Promise<void> {
    const isEmpty = ({ presence }: Noted): boolean => presence.seats.length === 0 && presence.watchers === 0;
    const news = this.newsOf(noted.map(({ table }) => table));
    await this.db.transaction().execute(async (tx) => {
      await this.write(
        tx,
        noted.filter((each) => !isEmpty(each)),
      );
      await this.erase(tx, noted.filter(isEmpty));
      await publish(tx, news);
    });
  }

  private async write(tx: Transaction<Schema>, noted: readonly Noted[]): Promise<void> {
    if (noted.length === 0) return;
    const rows = noted.map(({ table, presence: { seats, watchers } }) => ({
      table_id: table,
      process: this.self,
      seats: seats.join(' '),
      watchers,
    }));
    await tx
      .insertInto('presences')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'process'])
          .doUpdateSet({ seats: sql`excluded.seats`, watchers: sql`excluded.watchers` }),
      )
      .execute();
  }

  private async erase(tx: Transaction<Schema>, noted: readonly Noted[]): Promise<void> {
    if (noted.length === 0) return;
    await tx
      .deleteFrom('presences')
      .where('process', '=', this.self)
      .where(
        'table_id',
        'in',
        noted.map(({ table }) => table),
      )
      .execute();
  }

  /** What the other processes see that are alive. */
  async elsewhere(table: string, now: number): Promise<Presence> {
    const rows = await this.db
      .selectFrom('presences')
      .innerJoin('processes', 'processes.id', 'presences.process')
      .select(['seats', 'watchers'])
      .where('table_id', '=', table)
      .where('process', '!=', this.self)
      .where('beat_at', '>', now - BEATS_UNTIL_GONE * this.beatMs)
      .execute();
    const seats = rows.flatMap((row) => row.seats.split(' ').filter((seat) => seat !== '')).map(Number);
    return {
      seats: [...new Set(seats)].toSorted((a, b) => a - b),
      watchers: rows.reduce((sum, row) => sum + row.watchers, 0),
    };
  }
}
