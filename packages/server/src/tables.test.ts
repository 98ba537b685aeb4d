// Around the game: making, joining and leaving tables, seats on other devices, chat, records.

import type { TableInfo } from '@atoll/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { inlineBots } from './bots/bots.js';
import type { Bots } from './bots/bots.js';
import { isEnded, people, Person, playToTheEnd, tableOf, until } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

let server: TestServer;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  server = await serve();
  [ana, ben] = (await people(server.url, 2)) as [Person, Person];
});

afterAll(async () => {
  await server.stop();
});

const PEARLS = { game: 'pearls', seats: ['me', 'open', 'bot'] };

describe('a table', () => {
  it('is made, filled and started by its host', async () => {
    const { body: table } = await ana.post('/api/tables', { ...PEARLS, public: true, options: { deckSize: 18 } });
    expect(table).toMatchObject({ status: 'open', you: 0, host: true, options: { deckSize: 18, diving: true } });
    expect(table.seats.map((seat) => seat.kind)).toEqual(['player', 'open', 'bot']);
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
    const lobby = await ben.get<{ id: string }[]>('/api/tables');
    expect(lobby.body.map((line) => line.id)).toContain(table.id);
    const path = `/api/tables/${table.id}`;
    expect((await ana.post(`${path}/start`)).body).toMatchObject({ reason: 'seats-empty' });
    expect((await ben.post(`${path}/join`, { seat: 0 })).body).toMatchObject({ reason: 'seat-taken' });
    expect((await ben.post(`${path}/join`, { seat: 7 })).body).toMatchObject({ reason: 'no-such-seat' });
    expect((await ben.post(`${path}/join`, {})).body).toMatchObject({ you: 1, host: false });
    expect((await ben.post(`${path}/leave`)).body.seats[1]?.kind).toBe('open');
    expect((await ben.post(`${path}/seats/1`, { kind: 'bot' })).body).toMatchObject({ reason: 'host-only' });
    expect((await ana.post(`${path}/seats/1`, { kind: 'bot' })).body.seats[1]?.kind).toBe('bot');
    expect((await ben.post(`${path}/join`, {})).body).toMatchObject({ reason: 'table-full' });
    expect((await ben.post(`${path}/start`)).body).toMatchObject({ reason: 'host-only' });
    expect((await ana.post(`${path}/start`)).body.status).toBe('playing');
    expect((await ben.post(`${path}/join`, {})).body).toMatchObject({ reason: 'already-started' });
    const mine = await ana.get<{ id: string; yourTurn: boolean }[]>('/api/tables?mine=1');
    expect(mine.body.find((line) => line.id === table.id)).toBeDefined();
  });

  it.each([
    [400, 'malformed', { game: 'pearls' }],
    [400, 'malformed', { game: 'pearls', seats: ['me'], extra: 1 }],
    [404, 'unknown-game', { game: 'chess', seats: ['me', 'open'] }],
    [409, 'wrong-number-of-seats', { game: 'pearls', seats: ['me'] }],
    [409, 'one-seat-each', { game: 'pearls', seats: ['me', 'me'] }],
    [400, 'bad-options', { game: 'pearls', seats: ['me', 'open'], options: { deckSize: 19 } }],
    [400, 'bad-options', { game: 'pearls', seats: ['me', 'open'], options: { size: 1 } }],
  ])('is refused with %i %s', async (status, reason, wishes) => {
    expect(await ana.post('/api/tables', wishes)).toMatchObject({ status, body: { reason } });
  });

  it('is for somebody with a name, on our own pages, in JSON', async () => {
    const ask = (headers: Record<string, string>, body = '{}') =>
      fetch(`${server.url}/api/tables`, { method: 'POST', headers, body }).then(async (answer) => ({
        status: answer.status,
        reason: ((await answer.json()) as { reason: string }).reason,
      }));
    const json = { 'content-type': 'application/json' };
    expect(await ask(json, JSON.stringify(PEARLS))).toEqual({ status: 401, reason: 'name-first' });
    expect(await ask({ ...json, origin: 'https://elsewhere.example', cookie: ana.cookie })).toEqual({
      status: 403,
      reason: 'foreign-origin',
    });
    expect(await ask({ 'content-type': 'text/plain', cookie: ana.cookie })).toEqual({
      status: 415,
      reason: 'json-only',
    });
    expect(await ask({ ...json, cookie: ana.cookie }, `"${'x'.repeat(70_000)}"`)).toEqual({
      status: 413,
      reason: 'too-large',
    });
    expect((await ana.get('/api/tables/nowhere')).status).toBe(404);
  });

  it('shows its key to nobody', async () => {
    const response = await fetch(`${server.url}/api/players`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Cleo"}',
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^atoll-key=[\w-]{43}; .*HttpOnly; SameSite=Lax/);
    expect(await response.text()).not.toContain(/=([\w-]{43})/.exec(cookie)?.[1] ?? 'no key');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});

it('a bot plays as well as it is told, and the table says so; for who leaves, one plays normally', async () => {
  const asked = new Map<number, string>();
  const bots: Bots = {
    ...inlineBots,
    think: (task, stop) => {
      asked.set(task.decision.seat, task.level);
      return inlineBots.think(task, stop);
    },
  };
  const own = await serve({}, { bots });
  const [host] = (await people(own.url, 1)) as [Person];
  const seats = ['me', 'bot', { bot: 'hard' }, 'open'];
  const { body: table } = await host.post('/api/tables', { game: 'pearls', seats });
  expect(table.seats.map(({ level }) => level)).toEqual([null, 'normal', 'hard', null]);
  const path = `/api/tables/${table.id}`;
  expect((await host.post(`${path}/seats/3`, { kind: 'bot', level: 'brilliant' })).status).toBe(400);
  await host.post(`${path}/seats/3`, { kind: 'bot', level: 'easy' });
  await host.post(`${path}/start`);
  const left = await host.post(`${path}/leave`);
  expect(left.body.seats.map(({ level }) => level)).toEqual(['normal', 'normal', 'hard', 'easy']);
  await expect.poll(async () => (await host.get(path)).body.status, { timeout: 20_000 }).toBe('over');
  expect([0, 1, 2, 3].map((seat) => asked.get(seat))).toEqual(['normal', 'normal', 'hard', 'easy']);
  await own.stop();
});

it('bots play their seats, and a rematch seats the same people', async () => {
  const { body: table } = await ana.post('/api/tables', { game: 'pearls', seats: ['me', 'bot', 'bot', 'bot'] });
  await ana.post(`/api/tables/${table.id}/start`);
  const client = ana.client(table.id);
  expect((await ana.post(`/api/tables/${table.id}/rematch`)).body).toMatchObject({ reason: 'not-over' });
  expect((await ana.get(`/api/tables/${table.id}/record`)).body).toMatchObject({ reason: 'not-over' });
  await playToTheEnd(client, 'bots');
  await until(client, (state) => state.table?.status === 'over');
  const first = await ana.post(`/api/tables/${table.id}/rematch`);
  const second = await ana.post(`/api/tables/${table.id}/rematch`);
  expect(first.body.id).toBe(second.body.id);
  expect(first.body.seats.map((seat) => seat.kind)).toEqual(['player', 'bot', 'bot', 'bot']);
  expect(first.body.commitment).not.toBe(table.commitment);
  await until(client, (state) => state.table?.rematch === first.body.id);
  client.close();
});

it('a finished game can be taken along and looked at again', async () => {
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const clients = [ana.client(table), ben.client(table)];
  await Promise.all(clients.map((client) => playToTheEnd(client, 'record')));
  const text = await (await fetch(`${server.url}/api/tables/${table}/record`)).text();
  const { body: info } = await ben.post<{ id: string; moves: number }>('/api/records', { text });
  expect(info).toMatchObject({ game: 'pearls', seats: 2, luck: 'proven' });
  const start = await ben.get<{ view: { players: { hand: unknown }[] } }>(`/api/records/${info.id}/0?seat=1`);
  expect(start.body.view.players.map((player) => player.hand === null)).toEqual([true, false]);
  const end = await ben.get<{ ranking: unknown[] }>(`/api/records/${info.id}/${info.moves}`);
  expect(end.body.ranking.length).toBe(2);
  expect((await ben.get(`/api/records/${info.id}/${info.moves + 1}`)).status).toBe(404);
  const changed = text.replace('"seat":0', '"seat":1');
  expect((await ben.post('/api/records', { text: changed })).body).toMatchObject({ reason: 'bad-record' });
  for (const client of clients) client.close();
});

it('players and watchers talk, each line once; players do not hear the watchers', async () => {
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const cleo = await Person.named(server.url, 'Cleo');
  const [a, b, c] = [ana.client(table), ben.client(table), cleo.client(table)];
  await Promise.all([a, b, c].map((client) => until(client, (state) => state.screen !== null)));
  await a.ask({ t: 'chat', text: '  <b>hello</b> ' });
  await c.ask({ t: 'chat', text: 'psst' });
  await until(c, (state) => state.chat.length === 2);
  expect(b.state.chat.map((line) => `${line.name}: ${line.text}`)).toEqual(['Player 0: <b>hello</b>']);
  expect(await a.ask({ t: 'chat', text: 'two\nlines' })).toMatchObject({ ok: false, reason: 'malformed' });
  expect(c.state.presence).toEqual({ seats: [0, 1], watchers: 1 });
  const again = cleo.client(table);
  expect((await until(again, (state) => state.chat.length > 0)).chat.map((line) => line.channel)).toEqual([
    'players',
    'watchers',
  ]);
  for (const client of [a, b, c, again]) client.close();
});

it('F33: a joined emoji and 300 wide characters are said and stored as they are, an override of direction is not', async () => {
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const [a, b] = [ana.client(table), ben.client(table)];
  await Promise.all([a, b].map((client) => until(client, (state) => state.screen !== null)));
  const lines = ['\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}', '\u{1F600}'.repeat(300)];
  for (const text of lines) expect(await a.ask({ t: 'chat', text })).toMatchObject({ ok: true });
  for (const text of ['\u{1F600}'.repeat(301), 'pay \u{202E}eno', '\u{200D}']) {
    expect(await a.ask({ t: 'chat', text })).toMatchObject({ ok: false, reason: 'malformed' });
  }
  expect((await until(b, (state) => state.chat.length === 2)).chat.map(({ text }) => text)).toEqual(lines);
  for (const client of [a, b]) client.close();
});

it('why not is answered without doing anything', async () => {
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const a = ana.client(table);
  const { screen } = await until(a, (state) => state.screen !== null);
  const decision = screen?.decisions.find((open) => !open.optional);
  expect(await a.why(decision?.id ?? '', decision?.moves[0])).toEqual({ ok: true, seq: 0 });
  const missing = Array.from({ length: 24 }, (_, card) => card).find(
    (card) => !JSON.stringify(decision?.moves).includes(`:${card}}`),
  );
  expect(await a.why(decision?.id ?? '', { type: 'discard', card: missing })).toMatchObject({
    ok: false,
    rule: 'PEARL-3.2',
  });
  expect(a.state.seq).toBe(0);
  a.close();
});

it('describes itself, its health and its figures', async () => {
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, unknown>;
  };
  expect(Object.keys(description.paths)).toContain('/api/tables/{id}/join');
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true });
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('atoll_sockets');
});

it('a socket of a foreign page is not opened', async () => {
  const url = `${server.url.replace('http', 'ws')}/ws`;
  const status = (origin: string) =>
    new Promise((done) => {
      const socket = new WebSocket(url, { headers: { origin } });
      socket.on('unexpected-response', (_, response) => done(response.statusCode));
      socket.on('open', () => {
        socket.close();
        done('open');
      });
      socket.on('error', () => {});
    });
  expect(await status('https://elsewhere.example')).toBe(403);
  expect(await status(server.url)).toBe('open');
});

it('after a restart everything stands as before', async () => {
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const a = ana.client(table);
  const { screen } = await until(a, (state) => state.screen !== null);
  const decision = screen?.decisions.find((open) => !open.optional);
  await a.move(decision?.id ?? '', decision?.moves[0]);
  const before = a.state.screen;
  server = await server.restart();
  for (const person of [ana, ben]) person.base = server.url;
  await until(a, (state) => state.status === 'live');
  expect(a.state.screen).toEqual(before);
  const info = (await ana.get(`/api/tables/${table}`)).body satisfies TableInfo;
  expect(info.status).toBe('playing');
  const b = ben.client(table);
  await Promise.all([a, b].map((client) => playToTheEnd(client, 'restarted')));
  expect(isEnded(a.state)).toBe(true);
  for (const client of [a, b]) client.close();
});
