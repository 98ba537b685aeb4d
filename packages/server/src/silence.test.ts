// H4: a database that falls silent without closing anything. Limits are a tenth of the real ones; each is given three
// times its room, and more where a person would not notice.

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Browser } from './testing/browser.testing.js';
import { people, playToTheEnd, tableOf, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { startPostgres } from './testing/postgres.testing.js';
import type { TestPostgres } from './testing/postgres.testing.js';
import { swallowingLine } from './testing/proxy.testing.js';
import type { SwallowingLine } from './testing/proxy.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

const NEVER = 1e8;
const waits = {
  connectMs: 300,
  queryMs: 500,
  retryMs: 50,
  lineMs: 500,
  lineAnswerMs: 300,
  beatMs: 500,
  compareMs: NEVER,
  stopMs: 800,
};

let postgres: TestPostgres;
let url: string;
let line: SwallowingLine;
const running = new Set<TestServer>();

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

afterEach(async () => {
  await Promise.all([...running].map((server) => server.stop().catch(() => {})));
  running.clear();
  await line.close();
});

async function started(databaseUrl: string, part: Partial<typeof waits> = {}): Promise<TestServer> {
  const server = await serve({ databaseUrl }, { waits: { ...waits, ...part } });
  running.add(server);
  return server;
}

async function lines(): Promise<void> {
  url = await postgres.fresh();
  line = await swallowingLine(url);
}

const health = async (server: TestServer) => {
  const response = await fetch(`${server.url}/healthz`);
  return { status: response.status, body: await response.json() };
};

it('H4: where packets vanish, moves are refused, health says so, and everything comes back', async () => {
  await lines();
  const server = await started(line.url);
  const [ana, ben] = (await people(server.url, 2)) as [Person, Person];
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const [a, b] = [ana.client(table), ben.client(table)];
  const { screen } = await until(a, (state) => (state.screen?.decisions.length ?? 0) > 0);
  expect(await health(server)).toEqual({ status: 200, body: { ok: true } });
  const [decision] = screen?.decisions ?? [];
  line.swallow('all');
  expect(await a.move(decision?.id ?? '', decision?.moves[0])).toMatchObject({ ok: false, reason: 'store-away' });
  // From now on at once: nobody waits for what is known not to answer.
  const again = await fetch(`${server.url}/api/tables`);
  expect([again.status, await again.json()]).toEqual([503, { reason: 'store-away' }]);
  await expect
    .poll(() => health(server), { timeout: 5000 })
    .toEqual({
      status: 503,
      body: { ok: false, reason: 'no-answer' },
    });
  line.heal();
  await expect.poll(async () => (await health(server)).status, { timeout: 10_000 }).toBe(200);
  await Promise.all([a, b].map((client) => playToTheEnd(client, 'after the silence')));
  expect(a.state.seq).toBe(b.state.seq);
  for (const client of [a, b]) client.close();
});

it('H4: a stop ends though the database is silent, and so does a start', async () => {
  await lines();
  const server = await started(line.url);
  const [ana, ben] = (await people(server.url, 2)) as [Person, Person];
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const a = ana.client(table);
  const { screen } = await until(a, (state) => (state.screen?.decisions.length ?? 0) > 0);
  const [decision] = screen?.decisions ?? [];
  line.swallow('all');
  const refused = a.move(decision?.id ?? '', decision?.moves[0]);
  const ended = await Promise.race([
    server.stop().then(
      () => 'stopped',
      () => 'gave up',
    ),
    new Promise((done) => setTimeout(() => done('hangs'), 6000)),
  ]);
  expect(ended).not.toBe('hangs');
  a.close();
  await refused;
  running.delete(server);
  await expect(started(line.url)).rejects.toThrow('the database cannot be used: the database does not answer');
});

/** Two servers, the second of which gets its news over a line that dies. */
async function twoServers(part: Partial<typeof waits> = {}) {
  await lines();
  const near = await started(url);
  const far = await started(line.url, part);
  const [ana, ben] = (await people(near.url, 2)) as [Person, Person];
  const table = await tableOf([ana, ben], { game: 'pearls' });
  ben.base = far.url;
  const [a, b] = [ana.client(table), ben.client(table)];
  await Promise.all([a, b].map((client) => until(client, (state) => state.screen !== null)));
  return { near, far, a, b };
}

it('H4: a silent line between processes is noticed and replaced; nobody waits for ever', async () => {
  const { a, b } = await twoServers();
  line.swallow('news');
  await Promise.all([a, b].map((client) => playToTheEnd(client, 'a dead line')));
  expect(a.state.seq).toBe(b.state.seq);
  for (const client of [a, b]) client.close();
});

it('H4: even if nobody noticed, what people look at is compared with the store', async () => {
  const { a, b } = await twoServers({ lineMs: NEVER, compareMs: 300 });
  line.swallow('news');
  await Promise.all([a, b].map((client) => playToTheEnd(client, 'a dead line')));
  expect(a.state.seq).toBe(b.state.seq);
  for (const client of [a, b]) client.close();
});

it('H4: a session revoked while the line was dead lets nobody act any more', async () => {
  await lines();
  // Loading the library of accounts keeps this process busy for longer than the short limits allow.
  const patient = { connectMs: 3000, queryMs: 5000 };
  const near = await started(url, patient);
  const far = await started(line.url, patient);
  const [device, other] = [new Browser(near.url), new Browser(near.url)];
  const account = { email: 'ana@example.org', password: 'a long enough password' };
  await device.ask('/api/auth/sign-up/email', { name: 'Ana', ...account });
  await other.ask('/api/auth/sign-in/email', account);
  const { body } = await device.ask<{ id: string }>('/api/tables', { game: 'pearls', seats: ['me', 'open'] });
  const client = other.client(body.id, far.url);
  await until(client, (state) => state.table !== null);
  line.swallow('news');
  await device.ask('/api/auth/revoke-other-sessions', {});
  await until(client, (state) => state.error === 'session-ended');
  client.close();
});
