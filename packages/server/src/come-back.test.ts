// A page always comes back by itself: from a line that died without a word, and while the store is away.

import type { AtollClient } from '@atoll/protocol';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Store } from './store/store.js';
import { people, playToTheEnd, tableOf, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';
import { silentLine } from './testing/silent-line.testing.js';
import type { SilentLine } from './testing/silent-line.testing.js';

let server: TestServer;
let line: SilentLine;
let ana: Person;
let ben: Person;

const NOWHERE = 'http://127.0.0.1:1';
/** Shorter than a page's own, so that the test does not wait for half a minute. */
const TIMES = { quiet: 200, answer: 1500, hurried: 1000, question: 5000 };

beforeAll(async () => {
  server = await serve();
  line = await silentLine(() => server.url);
  [ana, ben] = (await people(server.url, 2)) as [Person, Person];
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const person of [ana, ben]) person.base = server.url;
});

afterAll(async () => {
  await line.close();
  await server.stop();
});

const shown = (client: AtollClient): Promise<unknown> => until(client, (state) => state.screen !== null);

it('M3: whoever sits at a line that dies without a word is back by himself, and has lost nothing', async () => {
  const table = await tableOf([ana, ben], { game: 'pearls' });
  ben.base = line.url;
  const [a, b] = [ana.client(table), ben.client(table, (socket) => socket, TIMES)];
  await Promise.all([shown(a), shown(b)]);
  line.die();
  const move = async (): Promise<void> => {
    const decision = a.state.screen?.decisions.find((open) => !open.optional);
    expect(await a.move(decision?.id ?? '', decision?.moves[0])).toMatchObject({ ok: true });
  };
  await move();
  await until(b, (state) => state.status === 'connecting');
  expect((await until(b, (state) => state.status === 'live')).seq).toBe(1);
  // Again, and this time something was on its way.
  line.die();
  const decision = b.state.screen?.decisions.find((open) => !open.optional);
  expect(await b.move(decision?.id ?? '', decision?.moves[0])).toMatchObject({ ok: true });
  await Promise.all([a, b].map((client) => playToTheEnd(client, 'silence')));
  for (const client of [a, b]) client.close();
});

/** What a page that greets is told, and how it is left. */
function greeting(person: Person, hello: object): Promise<{ told: string[]; code: number }> {
  return new Promise((done) => {
    const socket = person.socket();
    const told: string[] = [];
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', v: 1, ...hello })));
    socket.on('message', (data) => told.push((data as Buffer).toString()));
    socket.on('close', (code) => done({ told, code }));
  });
}

const AWAY = new Error('the store is away');

it('M2 (a): back while the store is away, with the table in memory: not live until all that was missed is there', async () => {
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const [a, b] = [ana.client(table), ben.client(table)];
  await Promise.all([shown(a), shown(b)]);
  ben.base = NOWHERE;
  ben.cut();
  await until(b, (state) => state.status === 'connecting');
  const decision = a.state.screen?.decisions.find((open) => !open.optional);
  await a.move(decision?.id ?? '', decision?.moves[0]);
  const away = vi.spyOn(Store.prototype, 'snapshot').mockRejectedValue(AWAY);
  const states: string[] = [];
  b.subscribe(({ status, seq }) => states.push(`${status} ${seq}`));
  ben.base = server.url;
  await expect.poll(() => away.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(await greeting(ben, { table, seq: 0, draft: null, as: 1 })).toEqual({ told: [], code: 1013 });
  expect(states.filter((state) => state.startsWith('live'))).toEqual([]);
  expect(a.state.presence.seats).toEqual([0]);
  away.mockRestore();
  expect((await until(b, (state) => state.status === 'live')).seq).toBe(1);
  expect(b.state.error).toBeNull();
  await until(a, (state) => state.presence.seats.length === 2);
  for (const client of [a, b]) client.close();
});

it('M2 (b): back while the store is away, with the table not in memory: tried again, never closed for good', async () => {
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const a = ana.client(table);
  await shown(a);
  const away = vi.spyOn(Store.prototype, 'loadTable').mockRejectedValue(AWAY);
  server = await server.restart();
  ana.base = server.url;
  await expect.poll(() => away.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(await greeting(ana, { table })).toEqual({ told: [], code: 1013 });
  expect([a.state.status, a.state.error]).toEqual(['connecting', null]);
  away.mockRestore();
  await until(a, (state) => state.status === 'live');
  a.close();
});

it('M2: a table that does not exist is still said so for good', async () => {
  const a = ana.client('nowhere');
  expect((await until(a, (state) => state.status === 'closed')).error).toBe('no-such-table');
});
