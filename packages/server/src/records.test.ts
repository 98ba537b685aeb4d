// Records and moments of the past are dear: who may ask for them, how often, how much, and what is worked out only once.

import { LONGEST_RECORD, readRecord, writeRecord } from '@atoll/engine';
import { presentOnly } from '@atoll/games';
import { LIMITS } from '@atoll/protocol';
import { pearls } from '@atoll/testkit/reference';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LIMITS_FOR_PEOPLE, NO_LIMITS } from './config.js';
import type { Limits } from './config.js';
import type { Replays, ReplayTask } from './replays/replays.js';
import { rulesFrom } from './rules.js';
import { Store } from './store/store.js';
import { inlineReplays } from './testing/inline-replays.testing.js';
import { people, playToTheEnd, tableOf, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

/** What was asked of the replays. */
const asked: ReplayTask[] = [];
let now = Date.parse('2030-01-01');
const inline = inlineReplays(rulesFrom(presentOnly([pearls])));
const noting: Replays = {
  ...inline,
  run: (task) => {
    asked.push(task as ReplayTask);
    return inline.run(task);
  },
};

let server: TestServer;
let ana: Person;
let ben: Person;
/** A finished game. */
let table: string;

beforeAll(async () => {
  server = await serve({}, { replays: noting, now: () => now });
  [ana, ben] = (await people(server.url, 2)) as [Person, Person];
  table = await played();
});

afterAll(() => server.stop());

async function played(): Promise<string> {
  const id = await tableOf([ana, ben], { game: 'pearls' });
  const clients = [ana.client(id), ben.client(id)];
  await Promise.all(clients.map((client) => playToTheEnd(client, 'records')));
  for (const client of clients) {
    await until(client, (state) => state.table?.status === 'over');
    client.close();
  }
  return id;
}

const recordOf = async (id: string): Promise<string> => (await fetch(`${server.url}/api/tables/${id}/record`)).text();

/** The same data, other limits. */
async function limitedTo(limits: Partial<Limits>): Promise<void> {
  await server.stopOnly();
  server = await serve(
    { folder: server.folder, limits: { ...NO_LIMITS, ...limits } },
    { replays: noting, now: () => now },
  );
  for (const person of [ana, ben]) person.base = server.url;
}

it('H2: the record of a finished game is made once, for many who ask at once and after a restart', async () => {
  asked.length = 0;
  const texts = await Promise.all(Array.from({ length: 8 }, () => recordOf(table)));
  expect(new Set(texts).size).toBe(1);
  server = await server.restart();
  for (const person of [ana, ben]) person.base = server.url;
  expect(await recordOf(table)).toBe(texts[0]);
  expect(asked.map(({ kind }) => kind)).toEqual(['write']);
});

it('H2: of the log only what is told is read, and moments begin at the nearest snapshot', async () => {
  const entries = vi.spyOn(Store.prototype, 'entries');
  const page = vi.spyOn(Store.prototype, 'page');
  asked.length = 0;
  const { body } = await ana.get<{ told: { position: number }[] }>(`/api/tables/${table}/log?before=5`);
  expect(body.told.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
  expect(page.mock.calls).toEqual([[table, 5 - 200, 5]]);
  expect(await ana.get(`/api/tables/${table}/moments/18`)).toMatchObject({ status: 200, body: { seq: 18 } });
  expect(entries).not.toHaveBeenCalled();
  const [told, moment] = asked as [ReplayTask<'told'>, ReplayTask<'moment'>];
  expect(told.log.length).toBe(5);
  expect(moment.snapshot).not.toBeNull();
  expect(moment.log.map(({ position }) => position)).toEqual([17, 18]);
  vi.restoreAllMocks();
});

it('H2: records and moments have limits of their own, which say how long to wait', async () => {
  const other = await played();
  const text = await recordOf(table);
  expect([LIMITS_FOR_PEOPLE.recordsPerMinute, LIMITS_FOR_PEOPLE.momentsPerMinute]).toEqual([6, 60]);
  await limitedTo({ recordsPerMinute: 2, momentsPerMinute: 5 });
  for (let n = 0; n < 2; n++) expect((await ana.post('/api/records', { text })).status).toBe(200);
  const refused = await fetch(`${server.url}/api/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ana.cookie },
    body: JSON.stringify({ text }),
  });
  expect([refused.status, await refused.json()]).toMatchObject([429, { reason: 'too-fast' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  // Another name at the same address is no way around it, and a record still to be made is as dear.
  expect((await ben.post('/api/records', { text })).status).toBe(429);
  expect((await ben.get(`/api/tables/${other}/record`)).status).toBe(429);
  // One that is kept costs no more than a moment.
  expect((await ben.get(`/api/tables/${table}/record`)).status).toBe(200);
  const moments = await Promise.all([0, 1, 2, 3].map((at) => ben.get(`/api/tables/${table}/moments/${at}`)));
  expect(moments.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect((await ben.get(`/api/tables/${table}/log?before=3`)).status).toBe(429);
  expect((await ben.get('/api/me')).status).toBe(200);
  await limitedTo({});
});

it('H2: handing in a record needs a name', async () => {
  const answer = await fetch(`${server.url}/api/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"text":"{}"}',
  });
  expect([answer.status, await answer.json()]).toMatchObject([401, { reason: 'name-first' }]);
});

it('H3: a record is refused beyond 256 kB, and a padded one however short', async () => {
  expect(LIMITS.record).toBe(LONGEST_RECORD);
  const text = await recordOf(table);
  expect(await ana.post('/api/records', { text: text.padEnd(LIMITS.record + 1) })).toMatchObject({
    status: 400,
    body: { reason: 'malformed' },
  });
  const { checkpoints } = JSON.parse(text) as { checkpoints: unknown[] };
  const line = `  ${JSON.stringify(checkpoints[0])}`;
  expect(text).toContain(line);
  expect((await ana.post('/api/records', { text: text.replace(line, `${line},\n${line}`) })).body).toMatchObject({
    reason: 'bad-record',
  });
});

it('H3: a day’s records are limited for each player and for all', async () => {
  const record = readRecord(pearls, await recordOf(table));
  const texts = ['A', 'B', 'C', 'D'].map((name) => writeRecord({ ...record, names: [name, 'Ben'] }));
  const hand = async (person: Person, n: number): Promise<unknown> =>
    (await person.post('/api/records', { text: texts[n] })).status;
  now += 48 * 3_600_000;
  await limitedTo({ recordsPerDay: 2 });
  // Handed in again is no more than one.
  expect([await hand(ana, 0), await hand(ana, 0), await hand(ana, 1), await hand(ana, 0)]).toEqual([
    200, 200, 200, 200,
  ]);
  expect(await ana.post('/api/records', { text: texts[2] })).toMatchObject({
    status: 429,
    body: { reason: 'enough-for-today' },
  });
  expect(await hand(ben, 2)).toBe(200);
  const bytes = texts.slice(0, 3).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  await limitedTo({ recordBytesPerDay: bytes + 10 });
  expect(await hand(ben, 3)).toBe(429);
  now += 25 * 3_600_000;
  expect(await hand(ben, 3)).toBe(200);
  await limitedTo({});
});
