// That somebody serves, noted every few seconds: what the clocks go by, and how a dead process is known.
// The embedded database has one process: its beat is a small file beside it, so that a quiet database stays untouched and
// a full disk is noticed all the same. On PostgreSQL every process has a row.

import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.js';

export interface Heartbeat {
  /**
   * This process serves at `now`. Gives for how long in all nobody has served.
   * `away`: it comes back just now, after a start or after beats that failed.
   */
  beat(now: number, away: boolean): Promise<number>;
  /** It serves no longer. */
  leave(now: number): Promise<void>;
}

/** A process not heard of for so many beats is gone. */
export const BEATS_UNTIL_GONE = 3;
const ROW = 1;

export const BEAT_FILE = 'atoll.beat';

/** Nought where no server runs, or the file was cut off in the middle. */
export async function lastBeatIn(folder: string): Promise<number> {
  const written = Number(await readFile(join(folder, BEAT_FILE), 'utf8').catch(() => ''));
  return Number.isFinite(written) ? written : 0;
}

export class FileHeartbeat implements Heartbeat {
  private servedUntil: number | null = null;
  private downtime = 0;
  private readonly file: string;

  constructor(
    private readonly db: Kysely<Schema>,
    folder: string,
    private readonly beatMs: number,
  ) {
    this.file = join(folder, BEAT_FILE);
  }

  async beat(now: number, away: boolean): Promise<number> {
    const before = this.servedUntil ?? (await this.lastTime(now));
    const gap = now - before;
    const isCounted = away || Math.abs(gap) > BEATS_UNTIL_GONE * this.beatMs;
    if (isCounted) await save(this.db, now, this.downtime + gap);
    if (isCounted) this.downtime += gap;
    await this.write(String(now));
    this.servedUntil = now;
    return this.downtime;
  }

  async leave(now: number): Promise<void> {
    await save(this.db, now, this.downtime);
    await rm(this.file, { force: true });
  }

  /** After a kill the file knows better than the database; after a copy of the database alone, the last moves do. */
  private async lastTime(now: number): Promise<number> {
    const row = await this.db.selectFrom('service').selectAll().executeTakeFirst();
    if (row === undefined) return now;
    this.downtime = row.downtime;
    const written = await lastBeatIn(dirname(this.file));
    const last = await this.db
      .selectFrom('heads')
      .select(({ fn }) => fn.max('updated_at').as('at'))
      .executeTakeFirst();
    return Math.max(row.served_until, written, last?.at ?? 0);
  }

  /** Really on the disk: only then is it known that there is room. */
  private async write(text: string): Promise<void> {
    const fresh = await open(`${this.file}.new`, 'w', 0o600);
    try {
      await fresh.writeFile(text);
      await fresh.sync();
    } finally {
      await fresh.close();
    }
    await rename(`${this.file}.new`, this.file);
  }
}

export class RowHeartbeat implements Heartbeat {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly self: string,
    private readonly beatMs: number,
  ) {}

  beat(now: number, away: boolean): Promise<number> {
    return this.db.transaction().execute(async (tx) => {
      const { served_until, downtime } = await locked(tx, now);
      const gap = now - served_until;
      const isCounted = gap > (await this.longestUncounted(tx, now, away));
      const total = isCounted ? downtime + gap : downtime;
      await save(tx, Math.max(now, served_until), total);
      await this.noteOwn(tx, now);
      await this.forgetDead(tx, now);
      return total;
    });
  }

  async leave(now: number): Promise<void> {
    await this.beat(now, false);
    await this.db.deleteFrom('presences').where('process', '=', this.self).execute();
    await this.db.deleteFrom('processes').where('id', '=', this.self).execute();
  }

  /** While others serve, a short silence is only the time between two beats. */
  private async longestUncounted(tx: Transaction<Schema>, now: number, away: boolean): Promise<number> {
    if (!away) return BEATS_UNTIL_GONE * this.beatMs;
    const other = await tx
      .selectFrom('processes')
      .select('id')
      .where('id', '!=', this.self)
      .where('beat_at', '>', now - BEATS_UNTIL_GONE * this.beatMs)
      .executeTakeFirst();
    return other === undefined ? 0 : 1.5 * this.beatMs;
  }

  private async noteOwn(tx: Transaction<Schema>, now: number): Promise<void> {
    await tx
      .insertInto('processes')
      .values({ id: this.self, beat_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: now }))
      .execute();
  }

  /** Much later than they count no more: a process that was only slow finds its rows again. */
  private async forgetDead(tx: Transaction<Schema>, now: number): Promise<void> {
    const dead = await tx
      .deleteFrom('processes')
      .where('beat_at', '<', now - 4 * BEATS_UNTIL_GONE * this.beatMs)
      .returning('id')
      .execute();
    if (dead.length === 0) return;
    const alive = tx.selectFrom('processes').select('id');
    await tx.deleteFrom('presences').where('process', 'not in', alive).execute();
  }
}

/** The row, and nobody else changes it before the transaction ends. */
async function locked(tx: Transaction<Schema>, now: number): Promise<{ served_until: number; downtime: number }> {
  const fresh = { id: ROW, served_until: now, downtime: 0 };
  return tx
    .insertInto('service')
    .values(fresh)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ downtime: sql`service.downtime` }))
    .returning(['served_until', 'downtime'])
    .executeTakeFirstOrThrow();
}

async function save(db: Kysely<Schema>, servedUntil: number, downtime: number): Promise<void> {
  const row = { served_until: servedUntil, downtime };
  await db
    .insertInto('service')
    .values({ id: ROW, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
