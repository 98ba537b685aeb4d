// News between processes: which table has changed, never what. Whoever holds that table reads it again.

import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Client } from 'pg';
import type { Schema } from './schema.js';
import type { Waits } from './waits.js';

/** To be told in the transaction that makes the change. */
export interface News {
  readonly channel: string;
  readonly notes: readonly string[];
}

export type NewsOf = (tables: readonly string[]) => News;

export async function publish(tx: Transaction<Schema>, { channel, notes }: News): Promise<void> {
  for (const note of notes) await sql`select pg_notify(${channel}, ${note})`.execute(tx);
}

export interface Bus {
  /** What to publish about tables that change; null where nobody else can hold them. */
  readonly newsOf: NewsOf | null;
  /** `lost`: the line was broken for a while, so anything may have changed. */
  listen(heard: (tables: readonly string[]) => void, lost: () => void): Promise<void>;
  close(): Promise<void>;
}

/** With the embedded database there is only this process. */
export const silentBus: Bus = { newsOf: null, listen: () => Promise.resolve(), close: () => Promise.resolve() };

const CHANNEL = 'atoll';
/** A notification holds 8000 bytes; an id has 22 letters. */
const TABLES_PER_NOTE = 250;
const RETRY_MS = 250;

export class PostgresBus implements Bus {
  private client: Client | null = null;
  private closed = false;
  private readonly self: string;

  constructor(
    private readonly url: string,
    self: string,
    private readonly waits: Waits,
  ) {
    this.self = self.slice(0, 8);
  }

  readonly newsOf: NewsOf = (changed) => {
    const tables = [...new Set(changed)];
    const notes: string[] = [];
    for (let from = 0; from < tables.length; from += TABLES_PER_NOTE) {
      notes.push([this.self, ...tables.slice(from, from + TABLES_PER_NOTE)].join(' '));
    }
    return { channel: CHANNEL, notes };
  };

  async listen(heard: (tables: readonly string[]) => void, lost: () => void): Promise<void> {
    const { connectMs, lineAnswerMs } = this.waits;
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: connectMs,
      query_timeout: lineAnswerMs,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => {
      const [by, ...tables] = (payload ?? '').split(' ');
      if (by !== this.self) heard(tables);
    });
    client.on('error', () => {});
    await connected(client);
    if (this.closed) return void client.end().catch(() => {});
    this.client = client;
    const watch = this.watch(client);
    client.once('end', () => {
      clearInterval(watch);
      void this.listenAgain(heard, lost);
    });
  }

  /** A line on which nothing comes may be quiet or dead: one that does not answer is ended, and the way back begins. */
  private watch(client: Client): NodeJS.Timeout {
    let isAsking = false;
    const ask = async (): Promise<void> => {
      if (isAsking) return;
      isAsking = true;
      await client.query('select 1').catch(() => client.end().catch(() => {}));
      isAsking = false;
    };
    return setInterval(() => void ask(), this.waits.lineMs).unref();
  }

  private async listenAgain(heard: (tables: readonly string[]) => void, lost: () => void): Promise<void> {
    while (!this.closed) {
      await new Promise((done) => setTimeout(done, RETRY_MS).unref());
      try {
        await this.listen(heard, lost);
        return lost();
      } catch {
        // Not back yet.
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => {});
  }
}

/** One that connects and then says nothing more is no line either. */
async function connected(client: Client): Promise<void> {
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    void client.end().catch(() => {});
    throw error;
  }
}
