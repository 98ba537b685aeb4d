// How often somebody has tried to get in, counted for all processes together.

import type { Selectable } from 'kysely';
import type { Database } from './database.js';
import type { Schema } from './schema.js';

export type AttemptRow = Selectable<Schema['attempts']>;

export class AttemptBook {
  constructor(private readonly db: Database) {}

  async find(name: string): Promise<AttemptRow | null> {
    return (await this.db.selectFrom('attempts').selectAll().where('name', '=', name).executeTakeFirst()) ?? null;
  }

  /** False if another attempt was counted since `before` was read. */
  async count(row: AttemptRow, before: AttemptRow | null): Promise<boolean> {
    if (before === null) {
      const added = await this.db
        .insertInto('attempts')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    }
    const { failures, next_at, last_at } = row;
    const changed = await this.db
      .updateTable('attempts')
      .set({ failures, next_at, last_at })
      .where('name', '=', row.name)
      .where('failures', '=', before.failures)
      .where('last_at', '=', before.last_at)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }

  /** One attempt less: it was none. */
  async uncount(name: string): Promise<void> {
    await this.db
      .updateTable('attempts')
      .set((row) => ({ failures: row('failures', '-', 1), next_at: 0 }))
      .where('name', '=', name)
      .where('failures', '>', 0)
      .execute();
  }

  async forget(name: string): Promise<void> {
    await this.db.deleteFrom('attempts').where('name', '=', name).execute();
  }

  async forgetBefore(time: number): Promise<void> {
    await this.db.deleteFrom('attempts').where('last_at', '<', time).execute();
  }
}
