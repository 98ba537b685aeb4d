// Who is looking at a table, across processes: each notes what it sees, and reads what the others do.

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { publish } from './bus.js';
import type { NewsOf } from './bus.js';
import type { Schema } from './schema.js';

export interface Presence {
  readonly seats: readonly number[];
  readonly watchers: number;
}

export const NOBODY: Presence = { seats: [], watchers: 0 };

/** A process that has not been heard of for so long is gone, and its people with it. */
const GONE_MS = 45_000;
const AT_ONCE = 250;

export class PresenceBook {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly self: string,
    private readonly newsOf: NewsOf,
  ) {}

  async note(noted: readonly { readonly table: string; readonly presence: Presence }[], now: number): Promise<void> {
    for (let from = 0; from < noted.length; from += AT_ONCE)
      await this.noteSome(noted.slice(from, from + AT_ONCE), now);
  }

  private async noteSome(
    noted: readonly { readonly table: string; readonly presence: Presence }[],
    now: number,
  ): Promise<void> {
    const rows = noted.map(({ table, presence: { seats, watchers } }) => ({
      table_id: table,
      process: this.self,
      seats: seats.join(' '),
      watchers,
      beat_at: now,
    }));
    const news = this.newsOf(noted.map(({ table }) => table));
    await this.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('presences')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'process']).doUpdateSet({
            seats: sql`excluded.seats`,
            watchers: sql`excluded.watchers`,
            beat_at: sql`excluded.beat_at`,
          }),
        )
        .execute();
      await publish(tx, news);
    });
  }

  /** What the other processes see. */
  async elsewhere(table: string, now: number): Promise<Presence> {
    const rows = await this.db
      .selectFrom('presences')
      .select(['seats', 'watchers'])
      .where('table_id', '=', table)
      .where('process', '!=', this.self)
      .where('beat_at', '>', now - GONE_MS)
      .execute();
    const seats = rows.flatMap((row) => row.seats.split(' ').filter((seat) => seat !== '')).map(Number);
    return {
      seats: [...new Set(seats)].toSorted((a, b) => a - b),
      watchers: rows.reduce((sum, row) => sum + row.watchers, 0),
    };
  }

  /** Still here; and those who have gone without a word are forgotten. */
  async beat(now: number): Promise<void> {
    await this.db.updateTable('presences').set({ beat_at: now }).where('process', '=', this.self).execute();
    await this.db
      .deleteFrom('presences')
      .where('beat_at', '<', now - 10 * GONE_MS)
      .execute();
  }

  async forget(): Promise<void> {
    await this.db.deleteFrom('presences').where('process', '=', this.self).execute();
  }
}
