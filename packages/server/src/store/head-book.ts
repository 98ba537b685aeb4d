// How far tables have come, and when each next has something to do by itself.

import type { Database } from './database.js';

/** A line in the list of the overdue. */
export interface Overdue {
  readonly table_id: string;
  readonly wake_at: number;
}

export class HeadBook {
  constructor(private readonly db: Database) {}

  /** Tables that have had something to do by themselves since `before`, longest first, after the last one known. */
  overdue(before: number, after: Overdue | null, limit: number): Promise<Overdue[]> {
    let rows = this.db.selectFrom('heads').select(['table_id', 'wake_at']).where('wake_at', '<=', before);
    if (after !== null) {
      const { table_id, wake_at } = after;
      rows = rows.where((is) =>
        is.or([is('wake_at', '>', wake_at), is.and([is('wake_at', '=', wake_at), is('table_id', '>', table_id)])]),
      );
    }
    return rows.$narrowType<Overdue>().orderBy('wake_at').orderBy('table_id').limit(limit).execute();
  }

  /** Where the head told another time than the table itself, or the table cannot be served here. */
  async wakeAt(table: string, before: number, at: number | null): Promise<void> {
    await this.db
      .updateTable('heads')
      .set({ wake_at: at })
      .where('table_id', '=', table)
      .where('wake_at', '=', before)
      .execute();
  }

  /** How far each of these tables has come, in the log and in its document. */
  async marks(
    tables: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly seq: number; readonly version: number }>> {
    const rows = await this.db
      .selectFrom('tables')
      .leftJoin('heads', 'heads.table_id', 'tables.id')
      .select(['tables.id', 'tables.version', 'heads.seq'])
      .where('tables.id', 'in', tables)
      .execute();
    return new Map(rows.map(({ id, version, seq }) => [id, { version, seq: seq ?? -1 }]));
  }
}
