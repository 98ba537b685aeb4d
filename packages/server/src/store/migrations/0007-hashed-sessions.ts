// Sessions are kept as hashes of their tokens, as guests' keys are: nobody is signed out, but whoever reads the database
// can no longer be anybody. Beside them, how often somebody has tried to sign in.

import { createHash } from 'node:crypto';
import { PostgresAdapter, sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

interface Sessions {
  session: { id: string; token: string };
}

export const hashedSessions: Migration = {
  async up(db: Kysely<Sessions>): Promise<void> {
    const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    // Else the tokens would stay readable in the free space of the file.
    if (!onPostgres) await sql`pragma secure_delete = on`.execute(db);
    for (const { id, token } of await db.selectFrom('session').select(['id', 'token']).execute()) {
      const hash = createHash('sha256').update(token).digest('hex');
      await db.updateTable('session').set({ token: hash }).where('id', '=', id).execute();
    }
    if (!onPostgres) await sql`pragma secure_delete = off`.execute(db);
    await db.schema
      .createTable('attempts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
