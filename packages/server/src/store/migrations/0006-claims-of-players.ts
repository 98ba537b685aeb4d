// A claim belongs to the player who made it. Those made before do not say whose they are: they are void, having lived an
// hour at most anyway.

import type { Kysely, Migration } from 'kysely';

export const claimsOfPlayers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropTable('claims').execute();
    await db.schema
      .createTable('claims')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('claims_seat').on('claims').columns(['table_id', 'seat']).execute();
  },
};
