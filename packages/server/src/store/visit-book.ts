// When somebody last looked at a table.

import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

const AT_ONCE = 200;

export class VisitBook {
  constructor(private readonly db: Kysely<Schema>) {}

  async note(tables: readonly string[], now: number): Promise<void> {
    for (let from = 0; from < tables.length; from += AT_ONCE) {
      const some = tables.slice(from, from + AT_ONCE);
      // Of tables that are there: one may have been thrown away in between.
      await this.db
        .insertInto('visits')
        .columns(['table_id', 'at'])
        .expression((build) =>
          build
            .selectFrom('tables')
            .select(['id', build.lit(now).as('at')])
            .where('id', 'in', some),
        )
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ at: now }))
        .execute();
    }
  }
}
