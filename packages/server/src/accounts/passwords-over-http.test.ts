// Passwords as people and guessers meet them: over HTTP, with a clock that is put forward by hand.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetLink } from '../operate/index.js';
import { Browser } from '../testing/browser.testing.js';
import { until } from '../testing/people.testing.js';
import { startPostgres } from '../testing/postgres.testing.js';
import type { TestPostgres } from '../testing/postgres.testing.js';
import { serve } from '../testing/serve.testing.js';
import type { TestServer } from '../testing/serve.testing.js';

const RIGHT = 'a long enough one';
const account = (name: string) => ({ name, email: `${name}@example.org`, password: RIGHT });

let postgres: TestPostgres;
/** Milliseconds by which the server's clock is ahead. */
let ahead = 0;
const start = Date.now();
/** It stands still unless it is put forward: however slow the machine, nobody waits by accident. */
const now = (): number => start + ahead;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres.stop();
});

async function signIn(url: string, email: string, password: string, address = '10.0.0.1') {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password }),
  });
  const wait = response.headers.get('retry-after');
  return {
    status: response.status,
    wait: wait === null ? null : Number(wait),
    body: (await response.json()) as object,
  };
}

it('M4: guesses at one account have to wait, whichever process and address they come from', async () => {
  const databaseUrl = await postgres.fresh();
  const servers = await Promise.all([1, 2].map(() => serve({ databaseUrl, behindProxy: true }, { now })));
  const [one, other] = servers as [TestServer, TestServer];
  await fetch(`${one.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account('ana')),
  });
  for (let guess = 0; guess < 5; guess++) {
    const { url } = guess % 2 === 0 ? one : other;
    expect((await signIn(url, 'Ana@Example.org', `wrong guess ${guess}`, `10.0.${guess}.1`)).status).toBe(401);
  }
  // Not even the right one is looked at before its time.
  const refused = { status: 429, wait: 1, body: { reason: 'too-many-attempts' } };
  expect(await signIn(other.url, 'ana@example.org', RIGHT, '10.9.9.9')).toMatchObject(refused);
  ahead += 1000;
  expect((await signIn(other.url, 'ana@example.org', 'wrong again', '10.9.9.9')).status).toBe(401);
  expect(await signIn(one.url, 'ana@example.org', RIGHT, '10.9.9.9')).toMatchObject({ ...refused, wait: 2 });
  ahead += 2000;
  expect((await signIn(one.url, 'ana@example.org', RIGHT, '10.9.9.9')).status).toBe(200);
  // Whoever knows it starts anew.
  expect((await signIn(other.url, 'ana@example.org', 'wrong again', '10.9.9.9')).status).toBe(401);
  const site = { ATOLL_BEHIND_PROXY: '1', ATOLL_DOMAIN: 'atoll.example', DATABASE_URL: databaseUrl };
  expect(await resetLink('ana@example.org', site)).toMatchObject({
    ok: true,
    link: expect.stringMatching(/^https:\/\/atoll\.example\/reset#/) as string,
  });
  await Promise.all(servers.map((server) => server.stop()));
});

describe('a password', () => {
  let server: TestServer;
  let env: Record<string, string>;

  beforeAll(async () => {
    server = await serve({}, { now });
    env = { ATOLL_DATA: server.folder, PORT: String(server.port) };
  });

  afterAll(async () => {
    await server.stop();
  });

  it('M4: the commonest passwords, and one’s own name, are refused wherever one is set', async () => {
    const ana = new Browser(server.url);
    const refused = { status: 400, body: { code: 'COMMON_PASSWORD' } };
    for (const password of ['1234567890', 'Password123', 'ana-example-2026']) {
      expect(await ana.ask('/api/auth/sign-up/email', { ...account('ana'), password })).toMatchObject(refused);
    }
    await ana.ask('/api/auth/sign-up/email', account('ana'));
    const change = { currentPassword: RIGHT, newPassword: 'Ana1234567890' };
    expect(await ana.ask('/api/auth/change-password', change)).toMatchObject(refused);
  });

  it('M4: changing it ends the other sessions, not this one, and needs the old one', async () => {
    const [home, phone] = [new Browser(server.url), new Browser(server.url)];
    await home.ask('/api/auth/sign-up/email', account('ben'));
    await phone.ask('/api/auth/sign-in/email', account('ben'));
    const { body: table } = await home.ask<{ id: string }>('/api/tables', { game: 'pearls', seats: ['me', 'open'] });
    const [atHome, onPhone] = [home.client(table.id), phone.client(table.id)];
    for (const client of [atHome, onPhone]) await until(client, (state) => state.table?.you === 0);
    const wrong = { currentPassword: 'not the right one', newPassword: 'nine green boats' };
    expect((await home.ask('/api/auth/change-password', wrong)).status).toBe(400);
    expect((await phone.ask('/api/me')).body).not.toBeNull();
    expect((await home.ask('/api/auth/change-password', { ...wrong, currentPassword: RIGHT })).status).toBe(200);
    expect((await until(onPhone, (state) => state.status === 'closed')).error).toBe('session-ended');
    expect((await phone.ask('/api/me')).body).toBeNull();
    expect(await atHome.ask({ t: 'ping' })).toMatchObject({ ok: true });
    expect((await phone.ask('/api/auth/sign-in/email', account('ben'))).status).toBe(401);
    atHome.close();
  });

  it('M4: the old one cannot be guessed through a session either', async () => {
    const home = new Browser(server.url);
    await home.ask('/api/auth/sign-up/email', account('cleo'));
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess++) {
      const change = { currentPassword: `wrong guess ${guess}`, newPassword: 'nine green boats' };
      statuses.push((await home.ask('/api/auth/change-password', change)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('M4: whoever forgot theirs gets a link from the operator: once, for an hour, and all sessions end', async () => {
    const [home, phone] = [new Browser(server.url), new Browser(server.url)];
    await home.ask('/api/auth/sign-up/email', account('dana'));
    for (let guess = 0; guess < 7; guess++) await signIn(server.url, 'dana@example.org', 'forgotten it');
    expect((await signIn(server.url, 'dana@example.org', RIGHT)).status).toBe(429);

    const early = await resetLink('dana@example.org', env);
    const made = await resetLink(' Dana@Example.org ', env);
    if (!early.ok || !made.ok) throw new Error('no link');
    expect(made.link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/reset#[\w-]{43}$/);
    expect(made.until.getTime()).toBeGreaterThan(Date.now());
    const tokenOf = ({ link }: { link: string }): string => link.split('#')[1] ?? '';
    const reset = (token: string, newPassword = 'nine green boats') =>
      phone.ask('/api/auth/reset-password', { token, newPassword });
    expect((await reset(tokenOf(early))).status).toBe(400);
    expect(await reset(tokenOf(made), 'dana1234567')).toMatchObject({ body: { code: 'COMMON_PASSWORD' } });
    expect(await reset(tokenOf(made), 'short')).toMatchObject({ body: { code: 'PASSWORD_TOO_SHORT' } });
    expect((await reset(tokenOf(made))).status).toBe(200);
    expect(await reset(tokenOf(made))).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
    expect((await home.ask('/api/me')).body).toBeNull();
    // At once: the pause was for whoever guessed the old one.
    expect((await signIn(server.url, 'dana@example.org', 'nine green boats')).status).toBe(200);
  });

  it('a link is for an account that is there', async () => {
    expect(await resetLink('nobody@example.org', env)).toEqual({ ok: false, reason: 'no-account' });
    expect(await resetLink('nobody@example.org', { ATOLL_DATA: '/nowhere' })).toEqual({
      ok: false,
      reason: 'no-database',
    });
  });

  it('names of accounts are names', async () => {
    const somebody = new Browser(server.url);
    for (const name of ['', '   ', '\u202eadmin\u0007\n<b>', 'x'.repeat(25)]) {
      const answer = await somebody.ask('/api/auth/sign-up/email', { ...account('eve'), name });
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_NAME' } });
    }
    expect((await somebody.ask('/api/auth/sign-up/email', { ...account('eve'), name: ' Eve ' })).status).toBe(200);
    expect((await somebody.ask<{ name: string }>('/api/me')).body.name).toBe('Eve');
    expect((await somebody.ask('/api/auth/update-user', { name: 'a\u0000b' })).status).toBe(400);
    expect((await somebody.ask('/api/auth/update-user', { name: 'a\nb' })).status).toBe(400);
  });
});
