// The schema, step by step. A step that has been released is never changed; the next one gets the next number.

import type { Kysely, Migration, MigrationProvider } from 'kysely';

const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('players')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('account', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('public', 'integer', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('tables_lobby').on('tables').columns(['public', 'status', 'created_at']).execute();
    await schema
      .createTable('heads')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('owes', 'text', (column) => column.notNull())
      .addColumn('wake_at', 'bigint')
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('heads_wake').on('heads').column('wake_at').execute();
    await schema
      .createTable('seats')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute();
    await schema.createIndex('seats_player').on('seats').column('player_id').execute();
    await schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('input', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'position'])
      .execute();
    await schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('drafts')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('drafts_key', ['table_id', 'seat'])
      .execute();
    await schema
      .createTable('chats')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('chats_key', ['table_id', 'n'])
      .execute();
    await schema
      .createTable('claims')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('records')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const presences: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('presences')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('process', 'text', (column) => column.notNull())
      .addColumn('seats', 'text', (column) => column.notNull())
      .addColumn('watchers', 'integer', (column) => column.notNull())
      .addColumn('beat_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('presences_key', ['table_id', 'process'])
      .execute();
    await db.schema.createIndex('presences_process').on('presences').column('process').execute();
  },
};

export const migrations: MigrationProvider = {
  getMigrations: () => Promise.resolve({ '0001-tables': first, '0002-presences': presences }),
};
