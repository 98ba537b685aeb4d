// What a reader of the disk or of the database gets: nothing that lets him in.

import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash, createHmac } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator } from 'kysely';
import Embedded from 'libsql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFrom } from '../config.js';
import { openEmbedded } from '../store/database.js';
import { migrations } from '../store/migrations.js';
import { openPatiently } from '../store/postgres.js';
import { Browser } from '../testing/browser.testing.js';
import { startPostgres } from '../testing/postgres.testing.js';
import type { TestPostgres } from '../testing/postgres.testing.js';
import { serve } from '../testing/serve.testing.js';

const ANA = { name: 'Ana', email: 'ana@example.org', password: 'a long enough one' };

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres.stop();
});

const rights = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('the data folder', () => {
  it('M5: and all its files are the owner’s alone, also where they were not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'atoll-rights-'));
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'atoll.db'), '', { mode: 0o644 });
    const server = await serve({ folder });
    await new Browser(server.url).ask('/api/auth/sign-up/email', ANA);
    expect(rights(folder)).toBe('700');
    const files = readdirSync(folder);
    expect(files).toEqual(expect.arrayContaining(['accounts-secret', 'atoll.db', 'atoll.db-shm', 'atoll.db-wal']));
    for (const file of files) expect([file, rights(join(folder, file))]).toEqual([file, '600']);
    await server.stop();
  });
});

/** A cookie as the library signs it. */
function forged(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `atoll.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

async function nameOf(url: string, cookie: string): Promise<string | null> {
  const answer = await fetch(`${url}/api/me`, { headers: { cookie } });
  return ((await answer.json()) as { name: string } | null)?.name ?? null;
}

describe.each(['embedded', 'postgres'] as const)('%s', (kind) => {
  /** All rows of a table, by a connection of its own. */
  async function reader(folder: string, url: string | undefined) {
    if (url === undefined) {
      const file = new Embedded(join(folder, 'atoll.db'));
      const read = (query: string): Promise<unknown[]> => Promise.resolve(file.prepare(query).all());
      return { read, end: () => Promise.resolve(file.close()) };
    }
    const client = new Client({ connectionString: url });
    await client.connect();
    return { read: async (query: string) => (await client.query(query)).rows as unknown[], end: () => client.end() };
  }

  it('M5: who reads the whole database, and the secret, cannot be anybody', async () => {
    const databaseUrl = kind === 'postgres' ? await postgres.fresh() : undefined;
    const secret = 's'.repeat(40);
    const server = await serve({ databaseUrl, secret });
    const ana = new Browser(server.url);
    await ana.ask('/api/players', { name: 'Ana' });
    await ana.ask('/api/auth/sign-up/email', ANA);
    const { read, end } = await reader(server.folder, databaseUrl);
    const sessions = (await read('select * from session')) as { token: string }[];
    expect(sessions.length).toBe(1);
    const held = decodeURIComponent(/session_token=([^;]+)/.exec(ana.cookie())?.[1] ?? '').split('.')[0] ?? '';
    expect(held.length).toBeGreaterThan(20);
    const tables = kind === 'postgres' ? '"user"' : 'user';
    for (const name of ['session', 'account', 'verification', 'settings', 'players', 'attempts', 'claims', tables]) {
      expect(JSON.stringify(await read(`select * from ${name}`))).not.toContain(held);
    }
    for (const { token } of sessions) {
      for (const name of [token, `#${token}`]) expect(await nameOf(server.url, forged(name, secret))).toBeNull();
    }
    expect(await nameOf(server.url, forged(held, secret))).toBe('Ana');
    expect(await read(`select * from settings where name = 'accounts-secret'`)).toEqual([]);
    await end();
    await server.stop();
  });

  it('M5: an old database gives its secret up, and nobody is signed out', async () => {
    const databaseUrl = kind === 'postgres' ? await postgres.fresh() : undefined;
    const folder = mkdtempSync(join(tmpdir(), 'atoll-old-'));
    const [old, token] = ['o'.repeat(43), 'T0kenOfAnOldSessionInTheClear123'];
    // As version 0.1 left it: the step that hashes tokens has not been taken yet.
    const before = databaseUrl === undefined ? openEmbedded(folder) : openPatiently(databaseUrl, 5000);
    await new Migrator({ db: before.db, provider: migrations }).migrateTo('0005-passkeys');
    await before.close();
    const { read, end } = await reader(folder, databaseUrl);
    const quoted = kind === 'postgres' ? '"user"' : 'user';
    const time = kind === 'postgres' ? 'now()' : `'2026-11-01T00:00:00.000Z'`;
    const later = kind === 'postgres' ? `now() + interval '6 days'` : `'2999-01-01T00:00:00.000Z'`;
    const verified = kind === 'postgres' ? 'false' : '0';
    for (const step of [
      `insert into settings (name, value) values ('accounts-secret', '${old}')`,
      `insert into ${quoted} (id, name, email, "emailVerified", "createdAt", "updatedAt")
        values ('u', 'Olga', 'olga@example.org', ${verified}, ${time}, ${time})`,
      `insert into session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
        values ('s', '${token}', 'u', ${later}, ${time}, ${time})`,
    ]) {
      await (kind === 'postgres' ? read(step) : Promise.resolve(executed(folder, step)));
    }
    const server = await serve({ folder, databaseUrl });
    expect(await nameOf(server.url, forged(token, old))).toBe('Olga');
    expect(await read(`select value from settings where name = 'accounts-secret'`)).toEqual([]);
    expect(JSON.stringify(await read('select token from session'))).not.toContain(token);
    if (kind === 'embedded') expect(readFileSync(join(folder, 'accounts-secret'), 'utf8')).toBe(old);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    await end();
  });
});

function executed(folder: string, step: string): void {
  const file = new Embedded(join(folder, 'atoll.db'));
  file.exec(step);
  file.close();
}

it('M5: with another secret everybody stays signed in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-secret-'));
  const databaseUrl = await postgres.fresh();
  const before = await serve({ databaseUrl, folder });
  const ana = new Browser(before.url);
  await ana.ask('/api/auth/sign-up/email', ANA);
  const cookie = ana.cookie();
  await before.stop();
  const after = await serve({ databaseUrl, secret: 'another secret of forty characters or so' });
  expect(await nameOf(after.url, cookie)).toBe('Ana');
  await after.stop();
});

it('M5: without a password in the address of the database a secret must be given', async () => {
  const databaseUrl = (await postgres.fresh()).replace(/:[^:@]*@/, '@');
  await expect(serve({ databaseUrl })).rejects.toThrow('ATOLL_SECRET');
  expect(() => configFrom({ ATOLL_SECRET: 'short' })).toThrow('32 characters');
  expect(configFrom({ ATOLL_SECRET: 'x'.repeat(32) }).secret).toBe('x'.repeat(32));
});

it('M5: what is stored of a session is its hash', async () => {
  const server = await serve();
  const ana = new Browser(server.url);
  await ana.ask('/api/auth/sign-up/email', ANA);
  const held = decodeURIComponent(/session_token=([^;]+)/.exec(ana.cookie())?.[1] ?? '').split('.')[0] ?? '';
  const file = new Embedded(join(server.folder, 'atoll.db'));
  const [row] = file.prepare('select token from session').all() as { token: string }[];
  expect(row?.token).toBe(createHash('sha256').update(held).digest('hex'));
  file.close();
  await server.stop();
});
