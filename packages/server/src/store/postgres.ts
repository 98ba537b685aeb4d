// PostgreSQL: connections with limits on everything that is waited for. One that falls silent must not keep a table, a
// health check or a stop waiting: after the first answer that fails to come, nothing is tried until it answers again.

import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, types as pgTypes } from 'pg';
import type { ClientConfig, PoolClient } from 'pg';
import type { OpenDatabase } from './database.js';
import type { Schema } from './schema.js';
import { StoreAway } from './trouble.js';
import type { Waits } from './waits.js';

const INT8 = 20;

/** Whole numbers of 64 bits here are times in milliseconds: a JavaScript number holds them. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pgTypes.getTypeParser(oid, format)) as typeof pgTypes.getTypeParser,
};

/** The statements of a group commit come again and again, only with other values: they are kept prepared. */
const STATEMENTS_KEPT = 200;

const POOL_SIZE = 8;

export function openPostgres(url: string, waits: Waits, max = POOL_SIZE): OpenDatabase {
  const connections = new Connections(url, waits, max);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: connections }) });
  return { db, kind: 'postgres', close: () => db.destroy() };
}

/** For what takes as long as it takes: bringing the schema up to date, copying a whole store. One connection. */
export function openPatiently(url: string, connectMs: number): OpenDatabase {
  const pool = new Pool({ connectionString: url, max: 1, types, connectionTimeoutMillis: connectMs, keepAlive: true });
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgres', close: () => db.destroy() };
}

class Connections {
  private readonly pool: Pool;
  private readonly prepared = new Prepared();
  /** Why nothing is tried; null while the database answers. */
  private away: StoreAway | null = null;
  /** Connections older than the last silence are not trusted: their other end may be gone. */
  private generation = 0;
  private readonly generations = new WeakMap<PoolClient, number>();
  /** Those who wait for a connection: told at once when there will be none. */
  private readonly waiting = new Set<(error: unknown) => void>();
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly waits: Waits,
    max: number,
  ) {
    const { connectMs, queryMs } = waits;
    this.pool = new Pool({
      connectionString: url,
      max,
      types,
      Client: connectingWithin(connectMs),
      query_timeout: queryMs,
      statement_timeout: queryMs,
      // Else a transaction whose process has vanished would hold its locks until the network gives up, if it ever does.
      idle_in_transaction_session_timeout: 2 * queryMs,
      keepAlive: true,
    });
    // A connection lost while idle is replaced at the next query; one lost in use fails its query. Neither ends the process.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => {
      this.generations.set(client, this.generation);
      client.on('error', () => {});
    });
  }

  async connect(): Promise<PoolClient> {
    for (;;) {
      if (this.away !== null) throw this.away;
      const client = await this.nextFree();
      if (this.generations.get(client) === this.generation) return this.watched(client);
      client.release(true);
    }
  }

  /** However long it takes under a crowd, as long as the database answers. */
  private nextFree(): Promise<PoolClient> {
    return new Promise((done, failed) => {
      this.waiting.add(failed);
      this.pool.connect().then(
        (client) => (this.waiting.delete(failed) ? done(client) : client.release(true)),
        (error: unknown) => {
          this.waiting.delete(failed);
          this.goAway(error);
          failed(error);
        },
      );
    });
  }

  async end(): Promise<void> {
    this.closed = true;
    await this.pool.end();
  }

  /** A statement without an answer leaves its connection useless: it is thrown away, and so are all of its age. */
  private watched(client: PoolClient): PoolClient {
    const use = this.prepared.through(client, (error) => {
      if (isTimeout(error)) this.goAway(error);
    });
    const release = client.release.bind(client);
    client.release = () => release(use.fault !== null);
    return client;
  }

  private goAway(error: unknown): void {
    if (this.away !== null || this.closed) return;
    this.away = new StoreAway(error);
    this.generation += 1;
    for (const failed of this.waiting) failed(this.away);
    this.waiting.clear();
    void this.untilItAnswers();
  }

  private async untilItAnswers(): Promise<void> {
    while (!this.closed) {
      await new Promise((done) => setTimeout(done, this.waits.retryMs).unref());
      if (await this.answers()) break;
    }
    this.away = null;
  }

  private async answers(): Promise<boolean> {
    const { connectMs } = this.waits;
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: connectMs,
      query_timeout: connectMs,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      void client.end().catch(() => {});
    }
  }
}

/** The pool's own limit would also count the time in its queue. */
function connectingWithin(connectMs: number): typeof Client {
  return class extends Client {
    constructor(config?: string | ClientConfig) {
      super({ ...(typeof config === 'object' ? config : {}), connectionTimeoutMillis: connectMs });
    }
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Errors the database itself reports leave the connection as good as it was. */
function isFromDatabase(error: unknown): boolean {
  return error instanceof Error && 'severity' in error;
}

interface Use {
  /** Why the connection is of no use any more. */
  fault: unknown;
}

const NOTHING = { command: '', rowCount: 0, rows: [] };

/**
 * Names statements that write, so that a connection parses and plans each only once: one for 256 rows is long. Those
 * that read are left alone, since a plan kept from before would not survive another column.
 * On a connection that has failed nothing more is asked. That a transaction cannot be rolled back on it would hide why.
 */
class Prepared {
  private readonly names = new Map<string, string>();
  private readonly uses = new WeakMap<PoolClient, Use>();

  through(client: PoolClient, failed: (error: unknown) => void): Use {
    const known = this.uses.get(client);
    if (known !== undefined) return known;
    const use: Use = { fault: null };
    this.uses.set(client, use);
    const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
    const ask = async (text: unknown, values: unknown): Promise<unknown> => {
      if (use.fault !== null) {
        if (text === 'rollback') return NOTHING;
        throw new StoreAway(use.fault);
      }
      const name = typeof text === 'string' ? this.nameOf(text) : undefined;
      try {
        return await (name === undefined ? query(text, values) : query({ name, text, values }));
      } catch (error) {
        if (!isFromDatabase(error)) {
          use.fault = error;
          failed(error);
        }
        throw error;
      }
    };
    client.query = ask as never;
    return use;
  }

  private nameOf(text: string): string | undefined {
    if (!text.startsWith('insert ') && !text.startsWith('with')) return undefined;
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= STATEMENTS_KEPT) return known;
    const name = `atoll-${this.names.size}`;
    this.names.set(text, name);
    return name;
  }
}
