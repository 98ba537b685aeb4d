// The two stores a server can be run on, each empty whenever asked, and looked into beside the server.

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@atoll/server/testing/postgres';
import Embedded from 'libsql';
import { Client } from 'pg';
import { embeddedCommits, postgresCommits } from './baselines.js';

export const STORES = ['embedded', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

type Row = Readonly<Record<string, unknown>>;

/** One store, empty when it is made. */
export interface StoreUnderTest {
  readonly name: StoreName;
  /** What tells a server to use it. */
  readonly env: Readonly<Record<string, string>>;
  /** Durable single commits a second, without us. */
  commits(ms: number): Promise<number>;
  /** Reads beside the server; a `?` for each value. */
  query(text: string, values?: readonly string[]): Promise<readonly Row[]>;
  /** Bytes on the disk, by file. */
  sizes(): Promise<Readonly<Record<string, number>>>;
  remove(): Promise<void>;
}

export interface StoreMaker {
  readonly name: StoreName;
  fresh(): Promise<StoreUnderTest>;
  stop(): Promise<void>;
}

function storeMaker(name: StoreName): Promise<StoreMaker> {
  return name === 'embedded' ? Promise.resolve(embeddedMaker()) : postgresMaker();
}

/** One kind of store for a while. */
export async function withStores<T>(name: StoreName, work: (maker: StoreMaker) => Promise<T>): Promise<T> {
  const maker = await storeMaker(name);
  try {
    return await work(maker);
  } finally {
    await maker.stop();
  }
}

/** An empty store for a while. */
export async function withFresh<T>(maker: StoreMaker, work: (store: StoreUnderTest) => Promise<T>): Promise<T> {
  const store = await maker.fresh();
  try {
    return await work(store);
  } finally {
    await store.remove();
  }
}

function embeddedMaker(): StoreMaker {
  return { name: 'embedded', fresh: () => Promise.resolve(embeddedStore()), stop: () => Promise.resolve() };
}

function embeddedStore(): StoreUnderTest {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-load-'));
  return {
    name: 'embedded',
    env: { ATOLL_DATA: folder },
    commits: (ms) => Promise.resolve(embeddedCommits(folder, ms)),
    query: (text, values = []) => {
      // For this question only: a reader that stays would keep the server's log of writes from being emptied.
      const file = new Embedded(join(folder, 'atoll.db'), { readonly: true });
      try {
        file.pragma('busy_timeout = 5000');
        return Promise.resolve(file.prepare(text).all(...values) as Row[]);
      } finally {
        file.close();
      }
    },
    sizes: () => Promise.resolve(Object.fromEntries(filesIn(folder))),
    remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
}

function* filesIn(folder: string): Generator<[string, number]> {
  for (const name of readdirSync(folder).toSorted()) {
    const file = statSync(join(folder, name), { throwIfNoEntry: false });
    if (file?.isFile()) yield [name, file.size];
  }
}

async function postgresMaker(): Promise<StoreMaker> {
  const cluster = await startPostgres();
  return {
    name: 'postgres',
    fresh: async () => postgresStore(cluster.url, await cluster.fresh()),
    stop: () => cluster.stop(),
  };
}

function postgresStore(cluster: string, url: string): StoreUnderTest {
  const database = new URL(url).pathname.slice(1);
  return {
    name: 'postgres',
    env: { DATABASE_URL: url },
    commits: (ms) => postgresCommits(url, ms),
    query: (text, values = []) => ask(url, numbered(text), values),
    sizes: async () => {
      const [row] = await ask(url, 'select pg_database_size(current_database()) as bytes', []);
      return { [database]: Number(row?.['bytes']) };
    },
    remove: async () => void (await ask(cluster, `drop database ${database} with (force)`, [])),
  };
}

/** PostgreSQL wants its values numbered. */
function numbered(text: string): string {
  let count = 0;
  return text.replaceAll('?', () => `$${++count}`);
}

async function ask(url: string, text: string, values: readonly string[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
