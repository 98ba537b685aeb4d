// When somebody last looked at a table, and when a player was last seen: what nobody comes back to is thrown away one
// day. What is there already counts as seen today.

import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

export const visits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    const now = sql.lit(Date.now());
    await schema
      .createTable('visits')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into visits (table_id, at) select id, ${now} from tables`.execute(db);
    await schema.createIndex('tables_age').on('tables').columns(['status', 'created_at']).execute();
    await schema
      .alterTable('players')
      .addColumn('seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update players set seen_at = ${now}`.execute(db);
    await schema.createIndex('players_seen').on('players').column('seen_at').execute();
    await schema.createIndex('claims_expiry').on('claims').column('expires_at').execute();
  },
};
