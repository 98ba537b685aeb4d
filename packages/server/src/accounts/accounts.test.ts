// Accounts on both databases: a guest keeps his games, another device finds them, a revoked session is over.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMigrations } from 'better-auth/db/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Store } from '../store/store.js';
import { Person } from '../testing/people.testing.js';
import type { Answer } from '../testing/people.testing.js';
import { startPostgres } from '../testing/postgres.testing.js';
import type { TestPostgres } from '../testing/postgres.testing.js';
import { serve } from '../testing/serve.testing.js';
import type { TestServer } from '../testing/serve.testing.js';
import { authOver } from './auth.js';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres.stop();
});

/** A browser: keeps the cookies it is given. */
class Browser {
  private readonly cookies = new Map<string, string>();
  constructor(private readonly url: string) {}

  async ask<T = unknown>(path: string, body?: object): Promise<Answer<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        origin: this.url,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.status, body: (await response.json()) as T };
  }
}

const ACCOUNT = { name: 'Ana', email: 'ana@example.org', password: 'a long enough one' };

describe.each(['embedded', 'postgres'] as const)('%s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await serve(kind === 'postgres' ? { databaseUrl: await postgres.fresh() } : {});
  });

  afterAll(async () => {
    await server.stop();
  });

  it('a guest becomes an account and keeps his games; another device finds them', async () => {
    const home = new Browser(server.url);
    const guest = await home.ask<{ id: string }>('/api/players', { name: 'Ana' });
    const table = await home.ask<{ id: string }>('/api/tables', { game: 'pearls', seats: ['me', 'open'] });
    expect((await home.ask('/api/auth/sign-up/email', ACCOUNT)).status).toBe(200);
    expect((await home.ask<{ id: string }>('/api/me')).body.id).toBe(guest.body.id);

    const phone = new Browser(server.url);
    expect((await phone.ask('/api/auth/sign-in/email', { ...ACCOUNT, password: 'not the right one' })).status).toBe(
      401,
    );
    expect((await phone.ask('/api/me')).status).toBe(401);
    expect((await phone.ask('/api/auth/sign-in/email', ACCOUNT)).status).toBe(200);
    expect((await phone.ask<{ id: string }>('/api/me')).body.id).toBe(guest.body.id);
    const mine = await phone.ask<{ id: string }[]>('/api/tables?mine=1');
    expect(mine.body.map((line) => line.id)).toEqual([table.body.id]);

    expect((await home.ask('/api/auth/revoke-other-sessions', {})).status).toBe(200);
    expect((await phone.ask('/api/me')).status).toBe(401);
    expect((await home.ask<{ guest: boolean }>('/api/me')).body.guest).toBe(false);
    // The guest's key, still in the browser, does not outlive the account's session.
    await home.ask('/api/auth/sign-out', {});
    expect((await home.ask('/api/me')).status).toBe(401);
  });

  it('an account without a guest gets a player of its own', async () => {
    const other = new Browser(server.url);
    await other.ask('/api/auth/sign-up/email', { ...ACCOUNT, name: 'Ben', email: 'ben@example.org' });
    expect((await other.ask<{ name: string }>('/api/me')).body.name).toBe('Ben');
    expect((await other.ask('/api/auth/sign-out', {})).status).toBe(200);
    expect((await other.ask('/api/me')).status).toBe(401);
    expect((await Person.named(server.url, 'still a guest')).cookie).toContain('atoll-key');
  });

  it('short passwords and foreign pages are refused', async () => {
    const other = new Browser(server.url);
    expect(
      (await other.ask('/api/auth/sign-up/email', { ...ACCOUNT, email: 'c@example.org', password: 'short' })).status,
    ).toBe(400);
    const foreign = await fetch(`${server.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: JSON.stringify(ACCOUNT),
    });
    expect(foreign.status).toBe(403);
  });

  it('the tables are those the library wants', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'atoll-accounts-'));
    const store = await Store.open({
      folder,
      self: 'x',
      ...(kind === 'postgres' ? { url: await postgres.fresh() } : {}),
    });
    const auth = authOver({ store, origins: [], secure: false }, 'x'.repeat(40));
    const { toBeCreated, toBeAdded } = await getMigrations(auth.options);
    expect([toBeCreated, toBeAdded]).toEqual([[], []]);
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
