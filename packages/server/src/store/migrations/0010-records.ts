// Records: who handed one in, when and how large it is, so that a day's total can be limited; and those of finished
// games, made once.

import type { Kysely, Migration } from 'kysely';

export const records: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema.alterTable('records').addColumn('player_id', 'text').execute();
    await schema
      .alterTable('records')
      .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('records_day').on('records').columns(['created_at', 'player_id']).execute();
    await schema
      .createTable('finished_records')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
