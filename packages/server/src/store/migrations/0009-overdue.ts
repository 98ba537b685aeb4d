// The list of the overdue: read in its own order, page by page, and without those that are not in play.

import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

export const overdue: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropIndex('heads_wake').execute();
    await db.schema.createIndex('heads_overdue').on('heads').columns(['wake_at', 'table_id']).execute();
    await sql`update heads set wake_at = null
      where wake_at is not null and table_id not in (select id from tables where status = 'playing')`.execute(db);
  },
};
