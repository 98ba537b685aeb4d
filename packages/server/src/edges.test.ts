// The edges of the server: what is refused before anything is looked at, and what every answer carries.

import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS_FOR_PEOPLE, NO_LIMITS } from './config.js';
import { isOwnOrigin } from './origin.js';
import { Browser } from './testing/browser.testing.js';
import { people } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { startPostgres } from './testing/postgres.testing.js';
import type { TestPostgres } from './testing/postgres.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

const JSON_TYPE = { 'content-type': 'application/json' };
const TOKEN = 'a-token-for-the-figures';
const faults: string[] = [];

let postgres: TestPostgres;
let server: TestServer;
let ana: Person;

beforeAll(async () => {
  postgres = await startPostgres();
  const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) });
  server = await serve({ databaseUrl: await postgres.fresh(), metricsToken: TOKEN }, { log });
  [ana] = (await people(server.url, 1)) as [Person];
});

afterAll(async () => {
  await server.stop();
  await postgres.stop();
});

describe('a request that cannot be understood is answered, not logged as a fault', () => {
  it.each([['[[['], ['NaN'], ['{"name":'], ['']])('%s is not JSON', async (body) => {
    for (const path of ['/api/players', '/api/tables', '/api/claims', '/api/auth/sign-in/email']) {
      const answer = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { ...JSON_TYPE, cookie: ana.cookie },
        body,
      });
      expect([path, answer.status]).toEqual([path, 400]);
      expect(JSON.stringify(await answer.json())).toMatch(/malformed|BAD_REQUEST/);
    }
    expect(faults).toEqual([]);
  });

  it.each([
    [{ 'content-type': 'application/json-evil' }],
    [{ 'content-type': 'text/plain' }],
    [{ ...JSON_TYPE, 'content-encoding': 'gzip' }],
  ])('%j is not taken', async (headers) => {
    const answer = await fetch(`${server.url}/api/players`, { method: 'POST', headers, body: '{"name":"x"}' });
    expect([answer.status, await answer.json()]).toMatchObject([415, { reason: 'json-only' }]);
  });

  it('JSON with its alphabet named is', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect((await fetch(`${server.url}/api/players`, { method: 'POST', headers, body: '{"name":"x"}' })).status).toBe(
      200,
    );
  });

  it('an id with a NUL is none', async () => {
    for (const path of [
      'tables/a%00b',
      'tables/a%00b/record',
      'tables/%00/log?before=1',
      'records/%00/1',
      'auth/%00',
    ]) {
      expect([path, (await fetch(`${server.url}/api/${path}`)).status]).toEqual([path, 404]);
    }
    const account = { name: 'Kai', email: 'k\u0000@example.org', password: 'a long enough one' };
    expect((await new Browser(server.url).ask('/api/auth/sign-up/email', account)).status).toBe(400);
    const socket = ana.socket();
    await new Promise((done) => socket.once('open', done));
    socket.send(JSON.stringify({ t: 'hello', v: 1, table: 'a\u0000b' }));
    const said = await new Promise<string>((done) => {
      socket.once('message', (data: Buffer) => done(data.toString()));
    });
    expect(JSON.parse(said)).toMatchObject({ t: 'refused', reason: 'malformed' });
    socket.terminate();
    expect(faults).toEqual([]);
  });
});

describe('figures', () => {
  const status = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`${server.url}/metrics`, { headers })).status;

  it('are told at the machine itself', async () => {
    expect(await status({})).toBe(200);
  });

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'])(
    'are not told through a proxy, which has written %s',
    async (name) => {
      expect(await status({ [name]: '127.0.0.1' })).toBe(403);
    },
  );

  it('are told from anywhere to whoever has the token', async () => {
    const from = { 'x-forwarded-for': '192.0.2.1' };
    expect(await status({ ...from, authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await status({ ...from, authorization: `Bearer ${TOKEN}x` })).toBe(403);
    expect(await status({ ...from, authorization: TOKEN })).toBe(403);
  });
});

it('answers of the API are kept by nobody', async () => {
  for (const path of ['/api/me', '/api/tables', '/api/nothing', '/api/auth/get-session', '/api/openapi.json']) {
    const answer = await fetch(`${server.url}${path}`);
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});

it('a half-sent body is cut off', async () => {
  const own = await serve({ requestMs: 300 });
  const { hostname, port } = new URL(own.url);
  const line = connect(Number(port), hostname);
  let heard = '';
  line.on('data', (data: Buffer) => {
    heard += data.toString();
  });
  line.write(
    `POST /api/players HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"na`,
  );
  await new Promise((done) => line.once('close', done));
  expect(heard).toContain('408 Request Timeout');
  await own.stop();
});

it('one address has only so many sockets open', async () => {
  const own = await serve({ limits: { ...NO_LIMITS, socketsPerAddress: 3 } });
  const url = `${own.url.replace('http', 'ws')}/ws`;
  const open = (): Promise<WebSocket | number> =>
    new Promise((done) => {
      const socket = new WebSocket(url);
      socket.on('open', () => done(socket));
      socket.on('unexpected-response', (_, response) => done(response.statusCode ?? 0));
      socket.on('error', () => {});
    });
  const sockets = [await open(), await open(), await open()];
  expect(await open()).toBe(429);
  const [first] = sockets;
  if (!(first instanceof WebSocket)) throw new Error('no socket');
  first.terminate();
  await expect.poll(open).toBeInstanceOf(WebSocket);
  await own.stop();
});

it('M15: an IPv6 network is counted as one, an IPv4 address in either writing as one', async () => {
  const own = await serve({ behindProxy: true, limits: { ...LIMITS_FOR_PEOPLE, requestsPerMinute: 5 } });
  const ask = async (address: string): Promise<number> =>
    (await fetch(`${own.url}/api/games`, { headers: { 'x-forwarded-for': address } })).status;
  const network: number[] = [];
  for (let host = 1; host <= 7; host++) network.push(await ask(`2001:db8:1:2::${host.toString(16)}`));
  expect(network).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await ask('2001:db8:1:3::1')).toBe(200);
  for (let times = 0; times < 3; times++) await ask('192.0.2.1');
  for (let times = 0; times < 2; times++) await ask('::ffff:192.0.2.1');
  expect(await ask('192.0.2.1')).toBe(429);
  await own.stop();
});

it('a page without TLS is foreign to a site behind a proxy with it', () => {
  const site = { origins: ['https://other.example'], behindProxy: true };
  expect(isOwnOrigin('https://atoll.example', 'atoll.example', site)).toBe(true);
  expect(isOwnOrigin('http://atoll.example', 'atoll.example', site)).toBe(false);
  expect(isOwnOrigin('https://other.example', 'atoll.example', site)).toBe(true);
  expect(isOwnOrigin('http://atoll.example', 'atoll.example', { ...site, behindProxy: false })).toBe(true);
  expect(isOwnOrigin('null', 'atoll.example', site)).toBe(false);
  expect(isOwnOrigin(undefined, 'atoll.example', site)).toBe(true);
});
