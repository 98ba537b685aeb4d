// Tables in lists: with what a line says of each.

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

export class TableLists {
  constructor(private readonly db: Kysely<Schema>) {}

  /** Public tables by status, newest first; those made before the last one already read. */
  lobby(statuses: readonly string[], limit: number, last?: { readonly createdAt: number; readonly id: string }) {
    return this.listed()
      .where('tables.public', '=', 1)
      .where('tables.status', 'in', statuses)
      .$if(last !== undefined, (query) =>
        query.where(sql`(tables.created_at, tables.id)`, '<', sql`(${last?.createdAt}, ${last?.id})`),
      )
      .limit(limit)
      .execute();
  }

  /** Where a player sits: every table that is not over, however old, and the last `finished` of the others. */
  async of(player: string, finished: number) {
    const mine = this.listed().where(
      'tables.id',
      'in',
      this.db.selectFrom('seats').select('table_id').where('player_id', '=', player),
    );
    const going = await mine.where('tables.status', 'in', ['open', 'playing']).execute();
    const over = await mine
      .where('tables.status', 'not in', ['open', 'playing'])
      .clearOrderBy()
      .orderBy('heads.updated_at', 'desc')
      .limit(finished)
      .execute();
    return [...going, ...over];
  }

  private listed() {
    return this.db
      .selectFrom('tables')
      .leftJoin('heads', 'heads.table_id', 'tables.id')
      .select(['tables.doc', 'tables.version', 'heads.owes', 'heads.updated_at'])
      .orderBy('tables.created_at', 'desc')
      .orderBy('tables.id', 'desc');
  }
}
