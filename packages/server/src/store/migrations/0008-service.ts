// When anybody served, so that clocks stand still while nobody does; and one row for each process that serves, by which
// the others know whether those it sees are still there. Who is looking is noted anew by whoever sees them.

import type { Kysely, Migration } from 'kysely';

export const service: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('service')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('served_until', 'bigint', (column) => column.notNull())
      .addColumn('downtime', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('processes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('beat_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.dropTable('presences').execute();
    await schema
      .createTable('presences')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('process', 'text', (column) => column.notNull())
      .addColumn('seats', 'text', (column) => column.notNull())
      .addColumn('watchers', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('presences_key', ['table_id', 'process'])
      .execute();
    await schema.createIndex('presences_process').on('presences').column('process').execute();
  },
};
