// Links that move a seat to another device. Void as soon as their player does not hold the seat any more.

import type { Selectable } from 'kysely';
import type { Database } from './database.js';
import type { Schema } from './schema.js';

type Claim = Selectable<Schema['claims']>;

export class ClaimBook {
  constructor(private readonly db: Database) {}

  /** False if the seat is not its player's any more. */
  async add({ token_hash, table_id, seat, player_id, expires_at }: Claim): Promise<boolean> {
    const added = await this.db
      .insertInto('claims')
      .columns(['token_hash', 'table_id', 'seat', 'player_id', 'expires_at'])
      .expression(
        this.db
          .selectFrom('seats')
          .select((seats) => [
            seats.cast<string>(seats.val(token_hash), 'text').as('token_hash'),
            'table_id',
            'seat',
            'player_id',
            seats.cast<number>(seats.val(expires_at), 'bigint').as('expires_at'),
          ])
          .where('table_id', '=', table_id)
          .where('seat', '=', seat)
          .where('player_id', '=', player_id),
      )
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }

  async find(hash: string, now: number): Promise<Claim | null> {
    const found = await this.db.selectFrom('claims').selectAll().where('token_hash', '=', hash).executeTakeFirst();
    return found === undefined || found.expires_at < now ? null : found;
  }

  /** Of one seat, whoever made them. */
  async dropOf(table: string, seat: number): Promise<void> {
    await this.db.deleteFrom('claims').where('table_id', '=', table).where('seat', '=', seat).execute();
  }
}
