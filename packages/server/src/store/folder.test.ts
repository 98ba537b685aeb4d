// The folder of the embedded database: one server at a time, and faults of the disk that are told and survived.

import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { people, tableOf, until } from '../testing/people.testing.js';
import type { Person } from '../testing/people.testing.js';
import { serve } from '../testing/serve.testing.js';
import { Service } from './service.js';
import { Store } from './store.js';
import { unitFor } from './unit.js';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-folder-'));
  folders.push(folder);
  return folder;
}

const entry = (position: number, events = '[]') =>
  unitFor('t', { entries: [{ table_id: 't', position, at: 1, kind: 'input', seat: 0, input: '{}', events }] });

describe('M7: one folder, one server', () => {
  it('M7: a second one refuses to begin, in words, and may once the first has ended', async () => {
    const folder = freshFolder();
    const first = await Store.open({ folder, self: 'a' });
    await expect(Store.open({ folder, self: 'b' })).rejects.toThrow(`another server is using the folder '${folder}'`);
    await first.commit(entry(0));
    await first.close();
    const second = await Store.open({ folder, self: 'b' });
    expect((await second.entries('t', 0)).length).toBe(1);
    await second.close();
  });

  it('M7: a lock does not outlive its process, however that ends', async () => {
    const folder = freshFolder();
    const libsql = createRequire(import.meta.url).resolve('libsql');
    const script = `const D = require(${JSON.stringify(libsql)}); const db = new D(${JSON.stringify(join(folder, 'atoll.lock'))});
      db.exec('begin exclusive'); console.log('held'); setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((done) => other.stdout.once('data', done));
    await expect(Store.open({ folder, self: 'b' })).rejects.toThrow('another server');
    const gone = new Promise((done) => other.once('exit', done));
    other.kill('SIGKILL');
    await gone;
    await (await Store.open({ folder, self: 'b' })).close();
  });
});

describe('H6: everything is in the file', () => {
  const copied = async (folder: string): Promise<number> => {
    const elsewhere = freshFolder();
    copyFileSync(join(folder, 'atoll.db'), join(elsewhere, 'atoll.db'));
    const copy = await Store.open({ folder: elsewhere, self: 'copy' });
    const { length } = await copy.entries('t', 0);
    await copy.close();
    return length;
  };

  it('H6: after a stop', async () => {
    const folder = freshFolder();
    const store = await Store.open({ folder, self: 'a' });
    for (let position = 0; position < 20; position++) await store.commit(entry(position));
    await store.close();
    expect(statSync(join(folder, 'atoll.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    expect(await copied(folder)).toBe(20);
  });

  it('H6: while nobody plays', async () => {
    const folder = freshFolder();
    const store = await Store.open({ folder, self: 'a' });
    for (let position = 0; position < 20; position++) await store.commit(entry(position));
    await expect.poll(() => statSync(join(folder, 'atoll.db-wal')).size, { timeout: 20_000, interval: 200 }).toBe(0);
    expect(await copied(folder)).toBe(20);
    await store.close();
  });
});

describe('M12: health tells the truth', () => {
  it('M12: a full disk is told by its name, by health and by the log, and passes', async () => {
    const server = await serve({}, { waits: { beatMs: 100 } });
    const health = async () => {
      const response = await fetch(`${server.url}/healthz`);
      return [response.status, await response.json()];
    };
    expect(await health()).toEqual([200, { ok: true }]);
    const beat = join(server.folder, 'atoll.beat.new');
    // Whatever is written to this device fails for want of room. A beat that was under way takes the link along.
    const fill = async () => {
      rmSync(beat, { force: true });
      symlinkSync('/dev/full', beat);
      return health();
    };
    await expect.poll(fill, { timeout: 5000 }).toEqual([503, { ok: false, reason: 'disk-full' }]);
    rmSync(beat, { force: true });
    await expect.poll(health, { timeout: 5000 }).toEqual([200, { ok: true }]);
    await server.stop();
  });

  it('M12: what cannot be stored for want of room is refused, and the first error is the one that is told', async () => {
    const faults: unknown[] = [];
    const store = await Store.open({ folder: freshFolder(), self: 'a', observeFault: (error) => faults.push(error) });
    await store.commit(entry(0));
    const { db } = store.database;
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${pages.rows[0]?.page_count ?? 0}`).execute(db);
    const large = entry(1, 'x'.repeat(100_000));
    await expect(store.commit(large)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(String(faults[0])).toContain('full');
    const service = new Service({ heartbeat: store.heartbeat, now: Date.now, beatMs: 5000 });
    await service.start();
    service.noteFault(faults[0]);
    expect(service.trouble).toBe('disk-full');
    await sql`pragma max_page_count = 1000000`.execute(db);
    await store.commit(large);
    await service.beat();
    expect(service.trouble).toBeNull();
    await service.stop();
    await store.close();
  });

  it('M12: on a folder that may not be written no server starts, and it says why', async () => {
    const isRoot = process.getuid?.() === 0;
    const folder = isRoot ? '/sys/atoll' : join(freshFolder(), 'closed');
    if (!isRoot) mkdirSync(folder, { mode: 0o500 });
    await expect(serve({ folder })).rejects.toThrow(
      `the folder '${folder}' cannot be used: the store may not be written`,
    );
    if (!isRoot) chmodSync(folder, 0o700);
  });
});

it('M13: a folder that is away for a moment ends nothing', async () => {
  const server = await serve({}, { waits: { beatMs: 100 } });
  const [ana, ben] = (await people(server.url, 2)) as [Person, Person];
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const a = ana.client(table);
  await until(a, (state) => state.screen !== null);
  const health = async () => (await fetch(`${server.url}/healthz`)).status;
  const aside = `${server.folder}-aside`;
  renameSync(server.folder, aside);
  writeFileSync(server.folder, 'a file where the folder was');
  await expect.poll(health, { timeout: 5000 }).toBe(503);
  // Long enough for every timer that looks at the folder to do so.
  await new Promise((done) => setTimeout(done, 1500));
  rmSync(server.folder);
  renameSync(aside, server.folder);
  await expect.poll(health, { timeout: 5000 }).toBe(200);
  const { screen } = await until(a, (state) => (state.screen?.decisions.length ?? 0) > 0);
  const [decision] = screen?.decisions ?? [];
  expect(await a.move(decision?.id ?? '', decision?.moves[0])).toMatchObject({ ok: true });
  a.close();
  await server.stop();
});
