// One contract, two databases: whatever is promised about storage holds on both.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../testing/postgres.testing.js';
import type { TestPostgres } from '../testing/postgres.testing.js';
import { AttemptBook } from './attempt-book.js';
import { Store } from './store.js';
import { Conflict, unitFor } from './unit.js';

let postgres: TestPostgres;
const folders: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const entry = (table_id: string, position: number, events = '[]') => ({
  table_id,
  position,
  at: Date.now(),
  kind: 'input',
  seat: 1,
  input: '{"a":"é’"}',
  events,
});
const doc = (id: string, version: number, status = 'open') => ({
  id,
  version,
  game: 'pearls',
  status,
  public: 1,
  doc: `{"v":${version}}`,
  created_at: 1_800_000_000_000 + version,
});

describe.each(['embedded', 'postgres'] as const)('%s', (kind) => {
  let store: Store;
  let other: Store;
  let where: { folder: string; url?: string };

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'atoll-store-'));
    folders.push(folder);
    where = { folder, ...(kind === 'postgres' ? { url: await postgres.fresh() } : {}) };
    // Two at once must agree on who brings the schema up to date.
    const opened =
      kind === 'postgres'
        ? [Store.open({ ...where, self: 'a' }), Store.open({ ...where, self: 'b' })]
        : [Store.open({ ...where, self: 'a' })];
    const [first, second] = await Promise.all(opened);
    if (first === undefined) throw new Error('no store');
    store = first;
    other = second ?? first;
  });

  afterAll(async () => {
    await store.close();
    if (other !== store) await other.close();
  });

  it('gives back what was written, to the letter', async () => {
    const row = entry('exact', 0, '[{"type":"laid","text":"ʻokina \\" \\\\ 🏝"}]');
    await store.commit(
      unitFor('exact', {
        doc: doc('exact', 1),
        entries: [row],
        chats: [],
        seats: [{ table_id: 'exact', seat: 1, player_id: 'p' }],
      }),
    );
    const loaded = await store.loadTable('exact');
    expect(loaded?.doc).toEqual(doc('exact', 1));
    expect(loaded?.entries).toEqual([row]);
    expect(loaded?.snapshot).toBeNull();
    expect((await store.lists.of('p', 10)).length).toBe(1);
    expect(await store.loadTable('nowhere')).toBeNull();
  });

  it('loads from the last snapshot on', async () => {
    const rows = Array.from({ length: 20 }, (_, n) => entry('snap', n));
    const snapshot = { table_id: 'snap', slot: 1, seq: 16, data: '{}' };
    await store.commit(unitFor('snap', { doc: doc('snap', 1), entries: rows, snapshot }));
    const loaded = await store.loadTable('snap');
    expect(loaded?.entries.map((row) => row.position)).toEqual([17, 18, 19]);
    await store.commit(unitFor('snap', { snapshot: { ...snapshot, seq: 8 } }));
    expect((await store.loadTable('snap'))?.snapshot?.seq).toBe(16);
    await store.commit(unitFor('snap', { snapshot: { ...snapshot, slot: 0, seq: 32 } }));
    const at = async (position: number) => (await store.snapshot('snap', position))?.seq;
    expect([await at(40), await at(31), await at(15)]).toEqual([32, 16, undefined]);
  });

  it('has every position once, whoever writes first', async () => {
    await store.commit(unitFor('race', { doc: doc('race', 1), entries: [entry('race', 0)] }));
    const tries = Array.from({ length: 10 }, (_, n) =>
      (n % 2 === 0 ? store : other).commit(unitFor('race', { entries: [entry('race', 1), entry('race', 2)] })),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter((result) => result.status === 'fulfilled').length).toBe(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Conflict);
    expect((await store.entries('race', 0)).map((row) => row.position)).toEqual([0, 1, 2]);
  });

  it('writes a unit as a whole or not at all, and the rest of its group all the same', async () => {
    await store.commit(unitFor('whole', { doc: doc('whole', 1), entries: [entry('whole', 0)] }));
    const [bad, good] = await Promise.allSettled([
      store.commit(unitFor('whole', { entries: [entry('whole', 1), entry('whole', 0)], doc: doc('whole', 2) })),
      store.commit(unitFor('fine', { doc: doc('fine', 1), entries: [entry('fine', 0)] })),
    ]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
    expect((await store.loadTable('whole'))?.doc.version).toBe(1);
    expect((await store.entries('whole', 0)).length).toBe(1);
  });

  it('writes moves alone as a whole or not at all: entries, draft, head and snapshot', async () => {
    await store.commit(unitFor('moves', { doc: doc('moves', 1), entries: [entry('moves', 0)] }));
    const parts = (position: number, version: number) => ({
      entries: [entry('moves', position, '[{"text":"ʻokina \\" \\\\ 🏝 \\u0000"}]')],
      drafts: [{ table_id: 'moves', seat: 2, version, data: `"${version}"` }],
      head: { table_id: 'moves', seq: position, owes: '1 2', wake_at: null, updated_at: 1_800_000_000_000 },
      snapshot: { table_id: 'moves', slot: position % 2, seq: position, data: '{"é":null}' },
    });
    const first = parts(1, 1);
    await store.commit(unitFor('moves', first));
    const stored = await store.loadTable('moves');
    expect(await store.entries('moves', 1)).toEqual(first.entries);
    expect(stored?.drafts).toEqual(first.drafts);
    expect(stored?.snapshot).toEqual(first.snapshot);
    // Too late by its draft, and too late by its entry: nothing of either stays.
    for (const late of [parts(2, 1), parts(1, 2)]) {
      const [bad, good] = await Promise.allSettled([
        store.commit(unitFor('moves', late)),
        store.commit(unitFor(`beside-${late.head.seq}`, { entries: [entry(`beside-${late.head.seq}`, 0)] })),
      ]);
      expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
      if (bad.status === 'rejected') expect(bad.reason).toBeInstanceOf(Conflict);
      expect(await store.loadTable('moves')).toEqual(stored);
    }
  });

  it('a line of chat in a group does not send the moves of the others the long way', async () => {
    const chat = (n: number) => ({
      table_id: 'talk',
      n,
      at: 5,
      channel: 'players',
      name: 'Ana',
      seat: null,
      message_id: `m${n}`,
      text: 'ʻokina \\" \\\\ 🏝',
    });
    await store.commit(unitFor('talk', { doc: doc('talk', 1) }));
    const spoken: string[] = [];
    const { db } = store.database;
    const execute = db.executeQuery.bind(db);
    const transaction = db.transaction.bind(db);
    Object.assign(db, {
      executeQuery: (query: { sql: string }) => {
        spoken.push(query.sql.slice(0, 4));
        return execute(query as never);
      },
      transaction: () => {
        spoken.push('transaction');
        return transaction();
      },
    });
    await Promise.all([
      store.commit(unitFor('talk', { chats: [chat(0)] })),
      store.commit(unitFor('beside-talk', { entries: [entry('beside-talk', 0)] })),
    ]);
    Object.assign(db, { executeQuery: execute, transaction });
    if (kind === 'postgres') expect(spoken).toEqual(['with']);
    expect(await store.chat('talk', ['players'], 0, 10)).toEqual([chat(0)]);
    // Another line of the same number comes too late, and takes nobody with it.
    const [late, fine] = await Promise.allSettled([
      store.commit(unitFor('talk', { chats: [chat(0)] })),
      store.commit(unitFor('beside-talk', { entries: [entry('beside-talk', 1)] })),
    ]);
    expect([late.status, fine.status]).toEqual(['rejected', 'fulfilled']);
    if (late.status === 'rejected') expect(late.reason).toBeInstanceOf(Conflict);
  });

  it('changes a document and a draft only from the version before', async () => {
    await store.commit(unitFor('doc', { doc: doc('doc', 1) }));
    await store.commit(unitFor('doc', { doc: doc('doc', 2, 'playing') }));
    await expect(store.commit(unitFor('doc', { doc: doc('doc', 2) }))).rejects.toBeInstanceOf(Conflict);
    await expect(store.commit(unitFor('doc', { doc: doc('doc', 4) }))).rejects.toBeInstanceOf(Conflict);
    expect((await store.loadTable('doc'))?.doc.status).toBe('playing');
    const draft = (version: number) =>
      unitFor('doc', { drafts: [{ table_id: 'doc', seat: 0, version, data: `${version}` }] });
    await store.commit(draft(1));
    await store.commit(draft(2));
    await expect(store.commit(draft(2))).rejects.toBeInstanceOf(Conflict);
    expect((await store.loadTable('doc'))?.drafts).toEqual([{ table_id: 'doc', seat: 0, version: 2, data: '2' }]);
  });

  it('groups what is written in one turn', async () => {
    const sizes: number[] = [];
    const folder = mkdtempSync(join(tmpdir(), 'atoll-store-'));
    folders.push(folder);
    const grouped = await Store.open({
      ...where,
      ...(kind === 'embedded' ? { folder } : {}),
      self: 'c',
      observeGroup: (size) => sizes.push(size),
    });
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => grouped.commit(unitFor(`g${n}`, { entries: [entry(`g${n}`, 0)] }))),
    );
    await grouped.close();
    expect(sizes).toEqual([50]);
  });

  it('finds players by the hash of their key', async () => {
    await store.addPlayer({ id: 'p1', name: 'Ana', key_hash: 'h', account: null, created_at: 1 });
    expect(await store.playerByKey('h')).toMatchObject({ id: 'p1', name: 'Ana' });
    await store.renamePlayer('p1', 'Anna');
    expect(await store.playerByKey('h')).toMatchObject({ name: 'Anna' });
    expect(await store.playerByKey('x')).toBeNull();
  });

  it('C1: a claim is kept only while its player holds the seat', async () => {
    const seated = (...players: string[]) => players.map((player_id, seat) => ({ table_id: 'c', seat, player_id }));
    const claim = (token_hash: string, seat: number, player_id: string) =>
      store.claims.add({ token_hash, table_id: 'c', seat, player_id, expires_at: 1_800_000_000_000 });
    await store.commit(unitFor('c', { doc: doc('c', 1), seats: seated('ana', 'ben') }));
    expect(await claim('a', 0, 'ana')).toBe(true);
    expect(await claim('b', 1, 'ben')).toBe(true);
    expect(await claim('x', 1, 'ana')).toBe(false);
    expect(await store.claims.find('a', 1_800_000_000_000)).toMatchObject({ table_id: 'c', seat: 0, player_id: 'ana' });
    expect(await store.claims.find('a', 1_800_000_000_001)).toBeNull();
    expect(await store.claims.find('x', 0)).toBeNull();
    // Ben stands up and sits down again: his claim does not come back with him.
    await store.commit(unitFor('c', { doc: doc('c', 2), seats: seated('ana') }));
    await store.commit(unitFor('c', { doc: doc('c', 3), seats: seated('ana', 'ben') }));
    expect(await store.claims.find('b', 0)).toBeNull();
    expect(await store.claims.find('a', 0)).not.toBeNull();
    await store.claims.dropOf('c', 0);
    expect(await store.claims.find('a', 0)).toBeNull();
  });

  it('M4: counts attempts once, whoever writes first', async () => {
    const book = new AttemptBook(store.database.db);
    const row = (failures: number) => ({ name: 'a', failures, next_at: 1_800_000_000_000, last_at: failures });
    expect(await book.find('a')).toBeNull();
    expect(await book.count(row(1), null)).toBe(true);
    expect(await book.count(row(1), null)).toBe(false);
    expect(await book.count(row(2), row(1))).toBe(true);
    expect(await book.count(row(2), row(1))).toBe(false);
    expect(await book.find('a')).toEqual(row(2));
    await book.uncount('a');
    expect(await book.find('a')).toMatchObject({ failures: 1, next_at: 0 });
    await book.forgetBefore(2);
    expect(await book.find('a')).not.toBeNull();
    await book.forget('a');
    await book.uncount('a');
    expect(await book.find('a')).toBeNull();
  });

  it('lists by status, keeps chat apart, wakes what is due', async () => {
    await store.commit(
      unitFor('chat', {
        doc: doc('chat', 1, 'playing'),
        head: { table_id: 'chat', seq: 3, owes: '0 2', wake_at: 500, updated_at: 7 },
        chats: ['players', 'watchers'].map((channel, n) => ({
          table_id: 'chat',
          n,
          at: 1,
          channel,
          name: 'x',
          seat: null,
          message_id: `m${n}`,
          text: 'hi',
        })),
      }),
    );
    expect((await store.chat('chat', ['players'], 0, 10)).map((line) => line.n)).toEqual([0]);
    expect((await store.chat('chat', ['players', 'watchers'], 0, 10)).map((line) => line.n)).toEqual([0, 1]);
    expect(await store.hasChat('chat', 'm1')).toBe(true);
    expect(await store.hasChat('chat', 'm2')).toBe(false);
    expect(await store.heads.overdue(499, null, 10)).toEqual([]);
    expect(await store.heads.overdue(500, null, 10)).toEqual([{ table_id: 'chat', wake_at: 500 }]);
    expect((await store.lists.lobby(['playing'], 10)).some((line) => line.owes === '0 2')).toBe(true);
    expect((await store.loadTable('chat'))?.chatNext).toBe(2);
  });

  it('M8: gives the lobby in pages, none twice and none left out', async () => {
    const made = [3, 1, 2, 2, 2].map((created_at, n) => ({ ...doc(`page-${n}`, 1, 'paged'), created_at }));
    const withId = made.map((row) => ({ ...row, doc: JSON.stringify({ id: row.id, createdAt: row.created_at }) }));
    for (const row of withId) await store.commit(unitFor(row.id, { doc: row }));
    const read: { readonly id: string; readonly createdAt: number }[] = [];
    for (let page = 0; page < 3; page++) {
      const rows = await store.lists.lobby(['paged'], 2, read.at(-1));
      read.push(...rows.map((row) => JSON.parse(row.doc) as { id: string; createdAt: number }));
    }
    expect(read.map(({ id }) => id)).toEqual(['page-0', 'page-4', 'page-3', 'page-2', 'page-1']);
  });

  it('keeps everything when it is closed and opened again', async () => {
    const before = await store.loadTable('exact');
    if (kind === 'postgres') return;
    await store.close();
    store = await Store.open({ ...where, self: 'again' });
    other = store;
    expect(await store.loadTable('exact')).toEqual(before);
  });
});

it('processes hear of each other’s changes, not of their own', async () => {
  const url = await postgres.fresh();
  const a = await Store.open({ folder: '', url, self: 'process-a' });
  const b = await Store.open({ folder: '', url, self: 'b-process' });
  const heard: string[] = [];
  const own: string[] = [];
  await b.bus.listen(
    (tables) => heard.push(...tables),
    () => {},
  );
  await a.bus.listen(
    (tables) => own.push(...tables),
    () => {},
  );
  await a.commit(unitFor('told', { doc: doc('told', 1) }));
  await expect.poll(() => heard).toEqual(['told']);
  expect(own).toEqual([]);
  await Promise.all([a.close(), b.close()]);
});
