// A server of today over data of former times (testing/old-data, written by commit 7d79905): half a game of each title
// with drafts, sessions, records, a claim. Everybody is still known, and every game is played to its end.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { namesOf, readRecord, rulesOfRecord, verify } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Person, playToTheEnd, until } from './testing/people.testing.js';
import { startPostgres } from './testing/postgres.testing.js';
import type { TestPostgres } from './testing/postgres.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

interface Made {
  readonly madeAt: number;
  /** Cookies: of an account, and of a guest. */
  readonly ana: string;
  readonly ben: string;
  readonly tables: readonly {
    readonly game: string;
    readonly id: string;
    readonly seq: number;
    /** Whose draft is kept, and how many answers it holds. */
    readonly seat: number;
    readonly drafted: number;
  }[];
  readonly record: { readonly table: string; readonly text: string; readonly id: string; readonly moves: number };
  readonly open: string;
  readonly claim: string;
}

const at = (name: string): URL => new URL(`testing/old-data/${name}`, import.meta.url);
const unpacked = (name: string): Buffer => brotliDecompressSync(readFileSync(at(`${name}.br`)));
const all = JSON.parse(readFileSync(at('made.json'), 'utf8')) as Readonly<Record<'embedded' | 'postgres', Made>>;
const games = await registry.allPresent();

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  vi.useRealTimers();
  await postgres.stop();
});

async function restoredFolder(): Promise<{ folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-old-'));
  for (const name of ['atoll.db', 'atoll.db-wal']) writeFileSync(join(folder, name), unpacked(name));
  return { folder };
}

async function restoredDatabase(): Promise<{ databaseUrl: string }> {
  const databaseUrl = await postgres.fresh();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  // Lines that begin with a backslash are for another program.
  await client.query(
    unpacked('postgres.sql')
      .toString()
      .replaceAll(/^\\.*$/gm, ''),
  );
  await client.end();
  return { databaseUrl };
}

describe.each([
  ['embedded', restoredFolder],
  ['postgres', restoredDatabase],
] as const)('%s', (kind, restored) => {
  const made = all[kind];
  let server: TestServer;
  let [ana, ben] = [] as Person[] as [Person, Person];

  beforeAll(async () => {
    // Sessions and claims were made then, and are not for ever.
    vi.useFakeTimers({ toFake: ['Date'], now: made.madeAt + 60_000 });
    server = await serve(await restored(), { games, registry }, true);
    ana = Person.withCookie(server.url, made.ana, 'Ana');
    ben = Person.withCookie(server.url, made.ben, 'Ben');
  });
  afterAll(() => server.stop());

  it('everybody is still signed in, and finds their tables', async () => {
    expect((await ana.get('/api/me')).body).toMatchObject({ name: 'Ana', guest: false });
    expect((await ben.get('/api/me')).body).toMatchObject({ name: 'Ben', guest: true });
    const { body } = await ana.get<{ id: string; status: string }[]>('/api/tables?mine=1');
    expect(
      body
        .filter(({ status }) => status === 'playing')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(made.tables.map(({ id }) => id).toSorted());
  });

  it.each(made.tables)('$game goes on from entry $seq with its draft, to its end', async (table) => {
    const { game, id, seq, seat, drafted } = table;
    // Whoever holds the draft plays on; for the other, who leaves, a bot does.
    const [holder, other] = seat === 0 ? [ana, ben] : [ben, ana];
    const client = holder.client(id);
    const seen = await until(client, ({ screen }) => screen !== null);
    expect(seen.seq).toBeGreaterThanOrEqual(seq);
    expect(seen.screen?.draft).toHaveLength(drafted);
    expect(seen.table).toMatchObject({ game, rulesVersion: 1, status: 'playing' });
    expect((await other.post(`/api/tables/${id}/leave`)).status).toBe(200);
    await playToTheEnd(client, `old ${game}`);
    client.close();
    const text = await (await fetch(`${server.url}/api/tables/${id}/record`)).text();
    const rules = await registry.rulesOf(game, rulesOfRecord(text).rulesVersion);
    expect(rules.ranking(verify(rules, readRecord(rules, text)))).not.toBeNull();
  });

  it('a record written then, names inside its digest, is read and shown', async () => {
    const { text, id, moves } = made.record;
    const rules = await registry.rulesOf('vanuatu', 1);
    expect(text.indexOf('"players"')).toBeLessThan(text.indexOf('"digest"'));
    expect(namesOf(readRecord(rules, text))).toEqual(['Ana', 'Ben']);
    expect((await ana.post('/api/records', { text })).status).toBe(200);
    expect((await ana.get(`/api/records/${id}/${moves}`)).status).toBe(200);
    expect((await ana.post('/api/records', { text: text.replace('"Ana"', '"Eve"') })).body).toMatchObject({
      reason: 'bad-record',
    });
  });

  it('a claim handed out then, when claims belonged to nobody, is void; the open table begins', async () => {
    const phone = await Person.named(server.url, 'Ben');
    const taken = await phone.post('/api/claims', { token: made.claim });
    expect(taken).toMatchObject({ status: 404, body: { reason: 'no-such-claim' } });
    const { body } = await ana.post(`/api/tables/${made.open}/start`);
    expect(body).toMatchObject({ status: 'playing', rulesVersion: 1 });
  });
});
