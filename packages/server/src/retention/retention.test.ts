// What has been kept long enough goes, with everything that belongs to it; and nothing else does.

import { ticTacToe } from '@atoll/testkit/reference';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Expiry, SWEEP_LOCK } from '../store/expiry.js';
import { Store } from '../store/store.js';
import { VisitBook } from '../store/visit-book.js';
import { Browser } from '../testing/browser.testing.js';
import { people, Person, playToTheEnd, tableOf, until } from '../testing/people.testing.js';
import { startPostgres } from '../testing/postgres.testing.js';
import type { TestPostgres } from '../testing/postgres.testing.js';
import { serve } from '../testing/serve.testing.js';
import type { TestServer } from '../testing/serve.testing.js';
import { KEEP_BY_DEFAULT } from './keep.js';
import type { Keep } from './keep.js';

const DAY = 24 * 3_600_000;
const PARTS = ['tables', 'entries', 'snapshots', 'seats', 'heads', 'visits', 'chats', 'finished_records'] as const;
const GAME = ticTacToe.id;

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

describe.each(['embedded', 'postgres'] as const)('%s', (kind) => {
  let now = Date.now();
  let url: string | undefined;
  let server: TestServer;
  let store: Store;

  beforeAll(async () => {
    url = kind === 'postgres' ? await postgres.fresh() : undefined;
    server = await serve({ databaseUrl: url });
  });

  // The library of accounts has no other clock than the wall's.
  beforeEach(() => {
    now = Date.now();
  });

  afterEach(() => vi.restoreAllMocks());

  afterAll(() => server.stop());

  async function keeping(keep: Partial<Keep> = {}): Promise<void> {
    await server.stopOnly();
    const opening = vi.spyOn(Store, 'open');
    const settings = { databaseUrl: url, folder: server.folder, keep: { ...KEEP_BY_DEFAULT, ...keep } };
    server = await serve(settings, { games: [ticTacToe], now: () => now });
    store = (await opening.mock.results.at(-1)?.value) as Store;
  }

  const parts = async (table: string): Promise<string[]> => {
    const found: string[] = [];
    for (const part of PARTS) {
      const column = part === 'tables' ? 'id' : 'table_id';
      const row = await store.database.db.selectFrom(part).selectAll().where(column, '=', table).executeTakeFirst();
      if (row !== undefined) found.push(part);
    }
    return found;
  };

  /** Until so many look at any table: who leaves has looked until then. */
  const looking = async (count: number): Promise<void> => {
    const figures = async (): Promise<string> => (await fetch(`${server.url}/metrics`)).text();
    await expect.poll(figures, { timeout: 20_000 }).toContain(`atoll_sockets ${count}\n`);
  };

  const openTable = async (host: Person): Promise<string> =>
    (await host.post('/api/tables', { game: GAME, seats: ['me', 'open'] })).body.id;

  async function played(seated: readonly Person[]): Promise<string> {
    const table = await tableOf(seated, { game: GAME });
    const clients = seated.map((person) => person.client(table));
    await clients[0]?.ask({ t: 'chat', text: 'hello' });
    await Promise.all(clients.map((client) => playToTheEnd(client, 'x')));
    for (const client of clients) {
      await until(client, (state) => state.table?.status === 'over');
      client.close();
    }
    await looking(0);
    await seated[0]?.get(`/api/tables/${table}/record`);
    return table;
  }

  it('M8: an open table goes a month after its last visitor, and not while somebody looks at it', async () => {
    await keeping();
    const [ana, ben] = (await people(server.url, 2)) as [Person, Person];
    const [left, visited, watched] = [await openTable(ana), await openTable(ana), await openTable(ana)];
    const eyes = ben.client(watched);
    await until(eyes, (state) => state.status === 'live');
    now += 20 * DAY;
    const visitor = ben.client(visited);
    await until(visitor, (state) => state.status === 'live');
    visitor.close();
    await looking(1);
    await server.sweep();
    now += 11 * DAY;
    await server.sweep();
    expect([await parts(left), await parts(visited)]).toEqual([[], ['tables', 'seats', 'visits']]);
    expect((await ana.get(`/api/tables/${left}`)).status).toBe(404);
    expect((await ana.get(`/api/tables/${visited}`)).status).toBe(200);
    now += 31 * DAY;
    await server.sweep();
    expect([await parts(visited), await parts(watched)]).toEqual([[], ['tables', 'seats', 'visits']]);
    expect(eyes.state.status).toBe('live');
    eyes.close();
  });

  it('M8: games are kept for ever, unless the operator says otherwise; then everything of them goes', async () => {
    await keeping();
    const [ana, ben] = (await people(server.url, 2)) as [Person, Person];
    const [over, running] = [await played([ana, ben]), await tableOf([ana, ben], { game: GAME })];
    now += 5000 * DAY;
    await server.sweep();
    expect([await parts(over), (await parts(running)).length]).toEqual([[...PARTS], 5]);
    await keeping({ finished: 30 * DAY });
    await server.sweep();
    expect([await parts(over), (await parts(running)).length]).toEqual([[], 5]);
    await keeping({ running: 30 * DAY });
    await server.sweep();
    expect(await parts(running)).toEqual([]);
  });

  it('M8: a guest goes a year after being seen, never while seated or within a year of a game', async () => {
    await keeping({ openTables: null });
    const all = ['seated', 'player', 'other', 'stranger', 'visitor'];
    const [seated, player, other, stranger, visitor] = (await Promise.all(
      all.map((name) => Person.named(server.url, name)),
    )) as [Person, Person, Person, Person, Person];
    const browser = new Browser(server.url);
    await browser.ask('/api/auth/sign-up/email', {
      name: 'kept',
      email: `${kind}@example.org`,
      password: 'a long-enough one',
    });
    await browser.ask('/api/me');
    await openTable(seated);
    const there = async (): Promise<string[]> =>
      (await store.database.db.selectFrom('players').select('name').execute())
        .map(({ name }) => name)
        .filter((name) => [...all, 'kept'].includes(name))
        .toSorted();
    now += 300 * DAY;
    const table = await played([player, other]);
    now += 66 * DAY;
    expect((await visitor.get('/api/me')).body).toMatchObject({ name: 'visitor' });
    await server.sweep();
    expect(await there()).toEqual(['kept', 'other', 'player', 'seated', 'visitor']);
    expect((await stranger.get('/api/me')).body).toBeNull();
    now += 300 * DAY;
    await server.sweep();
    expect(await there()).toEqual(['kept', 'seated', 'visitor']);
    expect((await seated.get(`/api/tables/${table}`)).body.seats.map(({ name }) => name)).toEqual(['player', 'other']);
  });

  it('M8: records go after a while; claims, sessions and verifications as soon as they have run out', async () => {
    await keeping();
    const [ana, ben] = (await people(server.url, 2)) as [Person, Person];
    const table = await played([ana, ben]);
    const text = await (await fetch(`${server.url}/api/tables/${table}/record`)).text();
    await ana.post('/api/records', { text });
    await ana.post(`/api/tables/${await openTable(ana)}/claim`);
    const browser = new Browser(server.url);
    await browser.ask('/api/auth/sign-up/email', {
      name: 'x',
      email: `x-${kind}@example.org`,
      password: 'a long-enough one',
    });
    const { db } = store.database;
    const count = async (name: string): Promise<number> =>
      Number(
        (
          await db
            .selectFrom(name as 'records')
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirst()
        )?.n,
      );
    const soon = new Date(now + 1000).toISOString();
    const row = { id: 'v', identifier: 'i', value: 'v', expiresAt: soon, createdAt: soon, updatedAt: soon };
    await db
      .insertInto('verification' as 'records')
      .values(row as never)
      .execute();
    const counts = async (): Promise<number[]> =>
      Promise.all(['records', 'claims', 'verification', 'session'].map((name) => count(name)));
    await server.sweep();
    const [records, claims, verifications, sessions = 0] = await counts();
    expect([records, claims, verifications]).toEqual([1, 1, 1]);
    expect(sessions).toBeGreaterThan(0);
    now += 8 * DAY;
    await server.sweep();
    expect(await counts()).toEqual([1, 0, 0, 0]);
    now += 83 * DAY;
    await server.sweep();
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });

  it('M8: that somebody looked is written once, however often', async () => {
    await keeping();
    const [ana] = (await people(server.url, 1)) as [Person];
    const table = await openTable(ana);
    const noting = vi.spyOn(VisitBook.prototype, 'note');
    for (let n = 0; n < 5; n++) {
      const client = ana.client(table);
      await until(client, (state) => state.status === 'live');
      client.close();
      await server.sweep();
    }
    expect(noting.mock.calls.filter(([tables]) => tables.length > 0)).toEqual([[[table], now]]);
    now += DAY;
    const client = ana.client(table);
    await until(client, (state) => state.status === 'live');
    await server.sweep();
    expect(noting.mock.calls.filter(([tables]) => tables.length > 0).length).toBe(2);
    client.close();
  });
});

it('M8: one process at a time sweeps, and the others hear of it', async () => {
  let now = Date.now();
  const url = await postgres.fresh();
  const start = (): Promise<TestServer> => serve({ databaseUrl: url }, { games: [ticTacToe], now: () => now });
  const [server, other] = [await start(), await start()];
  const [ana] = (await people(server.url, 1)) as [Person];
  const { body: table } = await ana.post('/api/tables', { game: GAME, seats: ['me', 'open'] });
  const statusAt = async (at: TestServer): Promise<number> => (await fetch(`${at.url}/api/tables/${table.id}`)).status;
  expect([await statusAt(server), await statusAt(other)]).toEqual([200, 200]);
  now += 31 * DAY;
  const holder = new Client({ connectionString: url });
  await holder.connect();
  const swept = vi.spyOn(Expiry.prototype, 'removeTables');
  await holder.query('select pg_advisory_lock($1)', [SWEEP_LOCK]);
  await server.sweep();
  expect(await swept.mock.results[0]?.value).toBeNull();
  await holder.query('select pg_advisory_unlock($1)', [SWEEP_LOCK]);
  await holder.end();
  expect(await statusAt(server)).toBe(200);
  await server.sweep();
  expect(await swept.mock.results[1]?.value).toEqual([table.id]);
  await expect.poll(() => statusAt(other)).toBe(404);
  expect(await statusAt(server)).toBe(404);
  vi.restoreAllMocks();
  await Promise.all([server.stop(), other.stop()]);
});
