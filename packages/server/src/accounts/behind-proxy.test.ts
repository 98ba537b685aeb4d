// Accounts and guests on a site with TLS: names of cookies, the site itself, the addresses in the list of sessions.

import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../testing/serve.testing.js';
import type { TestServer } from '../testing/serve.testing.js';

const SITE = { origin: 'https://atoll.example', host: 'atoll.example', 'content-type': 'application/json' };
const ANA = { name: 'Ana', email: 'ana@example.org', password: 'a long enough one' };

let server: TestServer;
/** Cookies given before the site had the present names. */
let older: { guest: string; session: string };

/** As a proxy passes it on. Node's own fetch would not send another host. */
async function ask(path: string, cookie: string, body?: object, more: Record<string, string> = {}) {
  return new Promise<{ status: number; cookies: string[]; body: unknown }>((done, failed) => {
    const headers = { ...SITE, cookie, 'x-forwarded-for': '6.6.6.6, 192.0.2.9', ...more };
    const asked = request(
      `${server.url}${path}`,
      { method: body === undefined ? 'GET' : 'POST', headers },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            cookies: answer.headers['set-cookie'] ?? [],
            body: JSON.parse(text) as unknown,
          }),
        );
      },
    );
    asked.on('error', failed);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const pairOf = (cookies: readonly string[]): string => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

beforeAll(async () => {
  const before = await serve();
  const taken = async (path: string, body: object): Promise<string> => {
    const answer = await fetch(`${before.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return pairOf(answer.headers.getSetCookie());
  };
  const guest = await taken('/api/players', { name: 'Gus' });
  const session = await taken('/api/auth/sign-up/email', { ...ANA, name: 'Olga', email: 'olga@example.org' });
  older = { guest, session };
  // The same data, from now on behind a proxy.
  server = await before.restart({ behindProxy: true, domain: 'atoll.example' });
});

afterAll(async () => {
  await server.stop();
});

it('M14: accounts work at the site itself, without its being named as a further page', async () => {
  const made = await ask('/api/auth/sign-up/email', '', ANA);
  expect(made.status).toBe(200);
  expect((await ask('/api/auth/sign-in/email', '', ANA)).status).toBe(200);
  expect((await ask('/api/auth/sign-in/email', '', ANA, { origin: 'http://atoll.example' })).status).toBe(403);
});

it('cookies are bound to the host and to TLS', async () => {
  const guest = await ask('/api/players', '', { name: 'Ben' });
  expect(guest.cookies.join()).toMatch(/^__Host-atoll-key=[^;]+;(?=.*Path=\/)(?=.*Secure)(?=.*HttpOnly)(?!.*Domain)/);
  const session = await ask('/api/auth/sign-in/email', '', ANA);
  expect(session.cookies.join()).toMatch(
    /__Host-atoll\.session_token=[^;]+;(?=.*Path=\/)(?=.*Secure)(?=.*HttpOnly)(?!.*Domain)/,
  );
  expect((await ask('/api/me', pairOf(session.cookies))).body).toMatchObject({ name: 'Ana' });
});

it('a cookie of the older name is not believed from somebody who came later', async () => {
  const [guest, session] = [
    await ask('/api/players', '', { name: 'Mallory' }),
    await ask('/api/auth/sign-in/email', '', ANA),
  ];
  for (const { cookies } of [guest, session]) {
    expect((await ask('/api/me', pairOf(cookies).replaceAll('__Host-', ''))).body).toBeNull();
  }
});

it('a cookie of the older name is taken once more and given anew', async () => {
  for (const [name, cookie] of [
    ['Gus', older.guest],
    ['Olga', older.session],
    ['Olga', older.session.replace('atoll.session', '__Secure-atoll.session')],
  ] as const) {
    const answer = await ask('/api/me', cookie);
    expect(answer.body).toMatchObject({ name });
    const [given, taken] = answer.cookies;
    expect(given).toMatch(/^__Host-atoll/);
    expect(taken).toMatch(/=; Max-Age=0/);
    expect((await ask('/api/me', (given ?? '').split(';')[0] ?? '')).body).toMatchObject({ name });
  }
});

it('signing out with a cookie of the older name is signing out', async () => {
  const out = await ask('/api/auth/sign-out', older.session, {});
  expect(out.cookies.join()).toMatch(/__Host-atoll\.session_token=;/);
  expect(out.cookies.join()).not.toMatch(/__Host-atoll\.session_token=[^;]/);
  expect((await ask('/api/me', older.session)).body).toBeNull();
});

it('the list of sessions shows the address our own proxy wrote, and without one the caller’s', async () => {
  const session = await ask('/api/auth/sign-in/email', '', ANA);
  const listed = await ask('/api/auth/list-sessions', pairOf(session.cookies));
  expect(listed.body).toContainEqual(expect.objectContaining({ ipAddress: '192.0.2.9' }));
  expect(JSON.stringify(listed.body)).not.toContain('6.6.6.6');
});
