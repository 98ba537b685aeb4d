// The drill: half-played games are backed up while moves go on, restored elsewhere, and everybody goes on.

import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AtollClient } from '@atoll/protocol';
import { Migrator } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../store/database.js';
import { migrations } from '../store/migrations.js';
import { Store } from '../store/store.js';
import { Browser } from '../testing/browser.testing.js';
import { people, playToTheEnd, tableOf, until } from '../testing/people.testing.js';
import type { Person } from '../testing/people.testing.js';
import { startPostgres } from '../testing/postgres.testing.js';
import type { TestPostgres } from '../testing/postgres.testing.js';
import { serve } from '../testing/serve.testing.js';
import type { TestServer } from '../testing/serve.testing.js';
import { backUp, migrateStore, restore } from './index.js';
import type { Place } from './target.js';

let postgres: TestPostgres;
const folders: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-drill-'));
  folders.push(folder);
  return folder;
}

const place = async (kind: 'embedded' | 'postgres'): Promise<Place> => ({
  folder: freshFolder(),
  url: kind === 'postgres' ? await postgres.fresh() : undefined,
});

const at = ({ folder, url }: Place): Promise<TestServer> => serve({ folder, databaseUrl: url });

/** Answers one mandatory question after the other, until told to stop; gives the last position acknowledged. */
async function playUntil(client: AtollClient, isEnough: () => boolean): Promise<void> {
  while (!isEnough()) {
    const { screen } = client.state;
    const decision = screen?.decisions.find(({ optional }) => !optional);
    if (screen === null || screen.ranking !== null) return;
    if (decision === undefined) await new Promise((done) => setTimeout(done, 5));
    else await client.move(decision.id, decision.moves[0]);
  }
}

const ACCOUNT = { name: 'Lea', email: 'lea@example.org', password: 'a long enough password' };

describe.each([
  ['embedded', 'embedded'],
  ['embedded', 'postgres'],
  ['postgres', 'embedded'],
  ['postgres', 'postgres'],
] as const)('H6: from %s to %s', (from, to) => {
  it('H6: every move acknowledged before the backup is there, and everybody goes on', async () => {
    const [here, there] = [await place(from), await place(to)];
    const file = join(freshFolder(), 'night.backup');
    let server = await at(here);
    const seated = (await people(server.url, 2)) as [Person, Person];
    const tables = await Promise.all([1, 2, 3].map(() => tableOf(seated, { game: 'pearls' })));
    const lea = new Browser(server.url);
    await lea.ask('/api/auth/sign-up/email', ACCOUNT);
    const { body: me } = await lea.ask<{ id: string }>('/api/me');
    const clients = tables.map((table) => seated.map((person) => person.client(table)));
    await Promise.all(clients.flat().map((client) => until(client, ({ screen }) => screen !== null)));
    let isEnough = false;
    const playing = clients.flat().map((client) => playUntil(client, () => isEnough));
    await Promise.all(clients.map(([first]) => until(first as AtollClient, ({ seq }) => seq >= 2)));
    const acknowledged = clients.map(([first]) => first?.state.seq ?? 0);
    const told = await backUp(here, file);
    isEnough = true;
    await Promise.all(playing);
    for (const client of clients.flat()) client.close();
    await server.stop();
    expect(told.rows).toBeGreaterThan(10);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const { rows } = await restore(there, file, false);
    expect(rows).toBe(told.rows);
    server = await at(there);
    for (const person of seated) person.base = server.url;
    lea.url = server.url;
    expect((await lea.ask<{ id: string }>('/api/me')).body.id).toBe(me.id);
    for (const [n, table] of tables.entries()) {
      const again = seated.map((person) => person.client(table));
      const [first] = await Promise.all(again.map((client) => until(client, ({ screen }) => screen !== null)));
      expect(first?.seq).toBeGreaterThanOrEqual(acknowledged[n] ?? Infinity);
      await Promise.all(again.map((client) => playToTheEnd(client, 'after the drill')));
      for (const client of again) client.close();
    }
    await server.stop();
  }, 60_000);
});

it('H6: migrate-store takes everything from a folder to PostgreSQL, once its server has stopped', async () => {
  const [here, there] = [await place('embedded'), await place('postgres')];
  let server = await at(here);
  const lea = new Browser(server.url);
  await lea.ask('/api/auth/sign-up/email', ACCOUNT);
  const seated = (await people(server.url, 2)) as [Person, Person];
  const table = await tableOf(seated, { game: 'pearls' });
  const { folder } = here;
  const url = there.url ?? '';
  await expect(migrateStore(folder, url, false)).rejects.toThrow('another server is using the folder');
  const { body: me } = await lea.ask<{ id: string }>('/api/me');
  await server.stop();
  await migrateStore(folder, url, false);
  await expect(migrateStore(folder, url, false)).rejects.toThrow('--replace');
  server = await at(there);
  for (const person of seated) person.base = server.url;
  lea.url = server.url;
  expect((await lea.ask<{ id: string }>('/api/me')).body.id).toBe(me.id);
  const clients = seated.map((person) => person.client(table));
  await Promise.all(clients.map((client) => playToTheEnd(client, 'moved')));
  for (const client of clients) client.close();
  await expect(migrateStore(folder, url, true)).rejects.toThrow('a server is using this database');
  await server.stop();
  expect(await migrateStore(folder, url, true)).toBeGreaterThan(0);
}, 60_000);

describe('H6: what a restore refuses', () => {
  const player = { id: 'p1', name: 'Ana', key_hash: 'h', account: null, created_at: 1 };
  /** A store with one player, backed up. */
  const small = async (): Promise<{ readonly from: Place; readonly file: string }> => {
    const from = await place('embedded');
    const store = await Store.open({ ...from, self: 'a' });
    await store.addPlayer(player);
    await store.close();
    const file = join(freshFolder(), 'a.backup');
    await backUp(from, file);
    return { from, file };
  };
  const playersIn = async (where: Place): Promise<string[]> => {
    const store = await Store.open({ ...where, self: 'a' });
    const rows = await store.database.db.selectFrom('players').select('name').execute();
    await store.close();
    return rows.map(({ name }) => name);
  };

  it('H6: a file that was cut off, changed, or is something else', async () => {
    const { file } = await small();
    const to = await place('embedded');
    const bad = (name: string): string => join(file, '..', name);
    copyFileSync(file, bad('cut'));
    truncateSync(bad('cut'), statSync(file).size - 20);
    writeFileSync(bad('changed'), gzipSync(gunzipSync(readFileSync(file)).toString().replace('Ana', 'Eve')));
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    writeFileSync(bad('short'), gzipSync(`${lines.slice(0, -1).join('\n')}\n`));
    writeFileSync(bad('other'), 'a letter');
    for (const name of ['cut', 'changed', 'short', 'other', 'missing']) {
      await expect(restore(to, bad(name), false), name).rejects.toThrow(/damaged|not a backup|no file/);
    }
    expect(await playersIn(to)).toEqual([]);
    await expect(backUp(to, file)).rejects.toThrow('already');
  });

  it.each(['embedded', 'postgres'] as const)(
    'H6: a store that holds something, unless told to replace it (%s)',
    async (kind) => {
      const { file } = await small();
      const to = await place(kind);
      const store = await Store.open({ ...to, self: 'a' });
      await store.addPlayer({ ...player, id: 'p2', name: 'Ben' });
      if (kind === 'embedded') await expect(restore(to, file, true)).rejects.toThrow('another server is using');
      await store.heartbeat.beat(Date.now(), true);
      if (kind === 'postgres') await expect(restore(to, file, true)).rejects.toThrow('a server is using this database');
      await store.heartbeat.leave(Date.now());
      await store.close();
      await expect(restore(to, file, false)).rejects.toThrow('--replace');
      expect(await playersIn(to)).toEqual(['Ben']);
      await restore(to, file, true);
      expect(await playersIn(to)).toEqual(['Ana']);
    },
  );

  it('H6: what a newer server has made; what an older one has made is brought up to date', async () => {
    const { file } = await small();
    const text = gunzipSync(readFileSync(file)).toString();
    const lines = text.trimEnd().split('\n').slice(0, -1);
    const newer = lines.map((line) =>
      line.includes('"head"') ? line.replace('"schema":[', '"schema":["9999-later",') : line,
    );
    const { createHash } = await import('node:crypto');
    const whole = newer.map((line) => `${line}\n`).join('');
    const end = { kind: 'end', lines: newer.length, sha256: createHash('sha256').update(whole).digest('hex') };
    const later = join(file, '..', 'later');
    writeFileSync(later, gzipSync(`${whole}${JSON.stringify(end)}\n`));
    await expect(restore(await place('embedded'), later, false)).rejects.toThrow('newer version of Atoll');

    const old = freshFolder();
    const opened = openEmbedded(old);
    await new Migrator({ db: opened.db, provider: migrations }).migrateTo('0003-accounts');
    await opened.db.insertInto('players').values(player).execute();
    await opened.close();
    const earlier = join(file, '..', 'earlier');
    await backUp({ folder: old, url: undefined }, earlier);
    for (const kind of ['embedded', 'postgres'] as const) {
      const to = await place(kind);
      await restore(to, earlier, false);
      expect(await playersIn(to)).toEqual(['Ana']);
    }
  });

  it('H6: the accounts’ secret travels along, for its owner alone', async () => {
    const { from } = await small();
    writeFileSync(join(from.folder, 'accounts-secret'), 'a secret of thirty-two characters');
    const file = join(freshFolder(), 'with.backup');
    expect(await backUp(from, file)).toMatchObject({ hasSecretFile: true });
    const to = await place('embedded');
    await restore(to, file, false);
    const kept = join(to.folder, 'accounts-secret');
    expect(readFileSync(kept, 'utf8')).toBe('a secret of thirty-two characters');
    expect(statSync(kept).mode & 0o777).toBe(0o600);
  });
});

it('an operator’s command works beside a running server', async () => {
  const server = await serve();
  const store = await Store.open({ folder: server.folder, self: 'operator', beside: true });
  await store.addPlayer({ id: 'p', name: 'Ana', key_hash: 'h', account: null, created_at: 1 });
  expect((await store.playerByKey('h'))?.name).toBe('Ana');
  await store.close();
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.stop();
});
