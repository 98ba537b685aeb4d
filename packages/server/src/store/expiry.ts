// What is thrown away once it has been kept long enough. Each call is one short transaction, and only one process at a
// time has one under way.

import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { publish } from './bus.js';
import type { NewsOf } from './bus.js';
import type { Schema } from './schema.js';

/** Tables of these statuses on which nobody has looked, and nothing has happened, since. */
export interface TableAge {
  readonly statuses: readonly string[];
  readonly before: number;
}

/** As it was found: one that has changed since is left alone. */
export interface AgedTable {
  readonly id: string;
  readonly version: number;
}

const AT_ONCE = 100;
/** Any number nobody else locks by. */
export const SWEEP_LOCK = 0x61_74_6f_6c;

/** All that belongs to one table. */
const PARTS = [
  'entries',
  'snapshots',
  'drafts',
  'chats',
  'seats',
  'heads',
  'visits',
  'presences',
  'claims',
  'finished_records',
] as const;

export class Expiry {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly newsOf: NewsOf | null,
  ) {}

  /** The oldest first. */
  tables({ statuses, before }: TableAge, limit: number): Promise<AgedTable[]> {
    return this.db
      .selectFrom('tables')
      .leftJoin('visits', 'visits.table_id', 'tables.id')
      .leftJoin('heads', 'heads.table_id', 'tables.id')
      .select(['tables.id', 'tables.version'])
      .where('tables.status', 'in', statuses)
      .where('tables.created_at', '<', before)
      .where(sql`coalesce(visits.at, 0)`, '<', before)
      .where(sql`coalesce(heads.updated_at, 0)`, '<', before)
      .orderBy('tables.created_at')
      .limit(limit)
      .execute();
  }

  /** With everything of theirs. Returns those that went; null if another process is at it. */
  removeTables(tables: readonly AgedTable[], { statuses, before }: TableAge): Promise<string[] | null> {
    return this.alone(async (tx) => {
      const gone: string[] = [];
      for (const { id, version } of tables) {
        const removed = await tx
          .deleteFrom('tables')
          .where('id', '=', id)
          .where('version', '=', version)
          .where('status', 'in', statuses)
          .where(
            'id',
            'not in',
            tx.selectFrom('visits').select('table_id').where('at', '>=', before).where('table_id', '=', id),
          )
          .where(
            'id',
            'not in',
            tx.selectFrom('heads').select('table_id').where('updated_at', '>=', before).where('table_id', '=', id),
          )
          .executeTakeFirst();
        if (removed.numDeletedRows === 0n) continue;
        for (const part of PARTS) await tx.deleteFrom(part).where('table_id', '=', id).execute();
        gone.push(id);
      }
      if (this.newsOf !== null && gone.length > 0) await publish(tx, this.newsOf(gone));
      return gone;
    });
  }

  /** Players without an account, not seen since, who neither sit anywhere nor played since. */
  removeGuests(before: number): Promise<number | null> {
    return this.removeSome('players', 'id', (tx) =>
      tx
        .selectFrom('players')
        .select('players.id as key')
        .where('account', 'is', null)
        .where('seen_at', '<', before)
        .where('created_at', '<', before)
        .where('id', 'not in', needed(tx, before)),
    );
  }

  removeRecords(before: number): Promise<number | null> {
    return this.removeSome('records', 'id', (tx) =>
      tx.selectFrom('records').select('id as key').where('created_at', '<', before),
    );
  }

  removeClaims(now: number): Promise<number | null> {
    return this.removeSome('claims', 'token_hash', (tx) =>
      tx.selectFrom('claims').select('token_hash as key').where('expires_at', '<', now),
    );
  }

  removeSessions(now: number): Promise<number | null> {
    return this.removeAccountRows('session', now);
  }

  removeVerifications(now: number): Promise<number | null> {
    return this.removeAccountRows('verification', now);
  }

  /** Tables of the library of accounts, which writes times as texts here and as times there; both read this one. */
  private removeAccountRows(table: 'session' | 'verification', now: number): Promise<number | null> {
    const time = new Date(now).toISOString();
    return this.alone(async (tx) => {
      const removed = await sql`delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} where "expiresAt" < ${time} limit ${sql.lit(AT_ONCE)})`.execute(tx);
      return Number(removed.numAffectedRows ?? 0n);
    });
  }

  private removeSome(
    table: 'players' | 'records' | 'claims',
    column: 'id' | 'token_hash',
    aged: (tx: Transaction<Schema>) => Aged,
  ): Promise<number | null> {
    return this.alone(async (tx) => {
      const rows = await aged(tx).limit(AT_ONCE).execute();
      if (rows.length === 0) return 0;
      const keys = rows.map(({ key }) => key);
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(keys)})`.execute(tx);
      return keys.length;
    });
  }

  /** Null if another process is at it. */
  private alone<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T | null> {
    return this.db.transaction().execute(async (tx) => {
      if (this.newsOf === null) return work(tx);
      const { rows } = await sql<{
        mine: boolean;
      }>`select pg_try_advisory_xact_lock(${sql.lit(SWEEP_LOCK)}) as mine`.execute(tx);
      return rows[0]?.mine === true ? work(tx) : null;
    });
  }
}

interface Aged {
  limit(rows: number): { execute(): Promise<{ readonly key: string }[]> };
}

/** Players who sit at a table that is not over, or at one where something happened since. */
function needed(tx: Transaction<Schema>, before: number) {
  return tx
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .leftJoin('heads', 'heads.table_id', 'seats.table_id')
    .select('seats.player_id')
    .where(sql<boolean>`(tables.status in ('open', 'playing') or heads.updated_at >= ${before})`);
}
