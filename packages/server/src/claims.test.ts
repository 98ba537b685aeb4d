// A link that moves a seat: whose it is, when it is void, and that nothing of it reaches a log.

import { join } from 'node:path';
import Embedded from 'libsql';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { people, playToTheEnd, tableOf, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

const HOUR = 3_600_000;

let server: TestServer;
let ana: Person;
let ben: Person;
let phone: Person;
let clock = 0;
const logged: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  server = await serve({}, { log, now: () => Date.now() + clock });
});

beforeEach(async () => {
  [ana, ben, phone] = (await people(server.url, 3)) as [Person, Person, Person];
});

afterAll(async () => {
  await server.stop();
});

const claimOf = async (person: Person, table: string): Promise<string> =>
  (await person.post<{ token: string }>(`/api/tables/${table}/claim`)).body.token;

const GONE = { status: 404, body: { reason: 'no-such-claim' } };

describe('a claim', () => {
  it('tells what it would give, then moves the seat to another device, once', async () => {
    const table = await tableOf([ana, ben], { game: 'pearls' });
    const seen = ana.client(table);
    await until(seen, (state) => state.screen?.viewer === 0);
    const token = await claimOf(ana, table);
    const { body } = await phone.post<object>('/api/claims/look', { token });
    expect(body).toMatchObject({ table, game: 'pearls', seat: 0, seats: [{ name: ana.name }, { name: ben.name }] });
    expect((await phone.get(`/api/tables/${table}`)).body.you).toBeNull();
    expect((await phone.post('/api/claims', { token })).body.you).toBe(0);
    expect(await phone.post('/api/claims', { token })).toMatchObject(GONE);
    expect(await phone.post('/api/claims/look', { token })).toMatchObject(GONE);
    const client = phone.client(table);
    await until(client, (state) => state.screen?.viewer === 0);
    const state = await until(seen, (now) => now.screen?.viewer === 'spectator');
    expect(JSON.stringify(state.screen)).not.toContain('"hand":[');
    expect((await ana.post(`/api/tables/${table}/claim`)).body).toMatchObject({ reason: 'not-seated' });
    for (const each of [client, seen]) each.close();
  });

  it('C1: is void once its seat was left, also when another sits there and the game has begun', async () => {
    const mallory = phone;
    const { body } = await ana.post('/api/tables', { game: 'pearls', seats: ['me', 'open'], public: true });
    const path = `/api/tables/${body.id}`;
    await mallory.post(`${path}/join`);
    const token = await claimOf(mallory, body.id);
    await mallory.post(`${path}/leave`);
    expect(await mallory.post('/api/claims', { token })).toMatchObject(GONE);
    await ben.post(`${path}/join`);
    await ana.post(`${path}/start`);
    expect(await mallory.post('/api/claims/look', { token })).toMatchObject(GONE);
    expect(await mallory.post('/api/claims', { token })).toMatchObject(GONE);
    expect((await ben.get(path)).body.you).toBe(1);
  });

  it('C1: is not revived when its player sits down again', async () => {
    const { body } = await ana.post('/api/tables', { game: 'pearls', seats: ['me', 'open'] });
    await ben.post(`/api/tables/${body.id}/join`);
    const token = await claimOf(ben, body.id);
    await ben.post(`/api/tables/${body.id}/leave`);
    await ben.post(`/api/tables/${body.id}/join`);
    expect(await phone.post('/api/claims', { token })).toMatchObject(GONE);
  });

  it('C1: is void once another claim of that seat was used, whoever used it', async () => {
    const table = await tableOf([ana, ben], { game: 'pearls' });
    const [first, second] = [await claimOf(ana, table), await claimOf(ana, table)];
    expect((await phone.post('/api/claims', { token: first })).body.you).toBe(0);
    expect(await ana.post('/api/claims', { token: second })).toMatchObject(GONE);
    const [third, fourth] = [await claimOf(phone, table), await claimOf(phone, table)];
    expect((await phone.post('/api/claims', { token: third })).body.you).toBe(0);
    expect(await ana.post('/api/claims', { token: fourth })).toMatchObject(GONE);
  });

  it('C1: gives nothing of a game that was left, nor of the one played after it', async () => {
    const table = await tableOf([ana, ben], { game: 'pearls' });
    const token = await claimOf(ana, table);
    const clients = [ana.client(table), ben.client(table)];
    await Promise.all(clients.map((client) => playToTheEnd(client, 'claims')));
    const rematch = await ana.post(`/api/tables/${table}/rematch`);
    expect((await phone.post('/api/claims', { token })).body.id).toBe(table);
    expect((await phone.get(`/api/tables/${rematch.body.id}`)).body.you).toBeNull();
    const running = await tableOf([ana, ben], { game: 'pearls' });
    const left = await claimOf(ana, running);
    await ana.post(`/api/tables/${running}/leave`);
    expect(await ana.post('/api/claims', { token: left })).toMatchObject(GONE);
    for (const client of clients) client.close();
  });

  it('C1: of two devices that use it at once one gets the seat', async () => {
    const table = await tableOf([ana, ben], { game: 'pearls' });
    const token = await claimOf(ana, table);
    const others = await people(server.url, 4);
    const answers = await Promise.all(others.map((other) => other.post('/api/claims', { token })));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toEqual([200]);
  });

  it('is kept where it cannot be used: whoever has a seat already may hand it on', async () => {
    const table = await tableOf([ana, ben], { game: 'pearls' });
    const token = await claimOf(ana, table);
    expect((await ben.post('/api/claims', { token })).body).toMatchObject({ reason: 'one-seat-each' });
    expect((await phone.post('/api/claims', { token })).body.you).toBe(0);
  });

  it('runs out after an hour, is not guessed, and is for somebody with a name', async () => {
    const table = await tableOf([ana, ben], { game: 'pearls' });
    const token = await claimOf(ana, table);
    clock = HOUR + 1000;
    expect(await phone.post('/api/claims', { token })).toMatchObject(GONE);
    clock = 0;
    expect(await phone.post('/api/claims', { token: 'x' })).toMatchObject(GONE);
    expect(await phone.post('/api/claims', {})).toMatchObject({ status: 400 });
    const stranger = await fetch(`${server.url}/api/claims`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(stranger.status).toBe(401);
    expect((await phone.post(`/api/claims/${token}`)).status).toBe(404);
  });

  it('C1: its token is in no line of the log, not even where its request fails', async () => {
    const broken = await serve(
      {},
      { log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }) },
    );
    const [host] = (await people(broken.url, 1)) as [Person];
    const { body } = await host.post('/api/tables', { game: 'pearls', seats: ['me', 'bot'] });
    const token = await claimOf(host, body.id);
    const database = new Embedded(join(broken.folder, 'atoll.db'));
    database.exec('drop table claims');
    database.close();
    expect((await host.post('/api/claims', { token })).status).toBe(500);
    await broken.stop();
    expect(logged.join('')).toContain('/api/claims');
    expect(logged.join('')).not.toContain(token);
  });
});
