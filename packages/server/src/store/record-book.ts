// Records: those handed in to be looked at, and those of finished games.

import type { Insertable, Kysely } from 'kysely';
import type { Schema } from './schema.js';

export class RecordBook {
  constructor(private readonly db: Kysely<Schema>) {}

  /** Handed in again it counts as new, so that it is kept as long. */
  async add(row: Insertable<Schema['records']>): Promise<void> {
    await this.db
      .insertInto('records')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_at: row.created_at }))
      .execute();
  }

  async text(id: string): Promise<string | null> {
    const row = await this.db.selectFrom('records').select('text').where('id', '=', id).executeTakeFirst();
    return row?.text ?? null;
  }

  /** What was handed in since: how many by one player, how many bytes by all. */
  async since(time: number, player: string): Promise<{ readonly mine: number; readonly bytes: number }> {
    const recent = this.db.selectFrom('records').where('created_at', '>', time);
    const all = await recent.select(({ fn }) => fn.sum('bytes').as('bytes')).executeTakeFirst();
    const own = await recent
      .select(({ fn }) => fn.countAll().as('count'))
      .where('player_id', '=', player)
      .executeTakeFirst();
    return { mine: Number(own?.count ?? 0), bytes: Number(all?.bytes ?? 0) };
  }

  async ofTable(table: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('finished_records')
      .select('text')
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row?.text ?? null;
  }

  async keepOfTable(table: string, text: string, now: number): Promise<void> {
    await this.db
      .insertInto('finished_records')
      .values({ table_id: table, text, made_at: now })
      .onConflict((conflict) => conflict.column('table_id').doNothing())
      .execute();
  }
}
