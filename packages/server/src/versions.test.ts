// M6: a change of the rules stops no game. A table is begun under version 1; the next day a newer one is present.

import { readRecord, rulesOfRecord, verify } from '@atoll/engine';
import { presentOnly } from '@atoll/games';
import { registry } from '@atoll/games/node';
import type { AtollClient, TableInfo } from '@atoll/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inlineBotsWith } from './bots/bots.js';
import type { Bots } from './bots/bots.js';
import { choice, owesSomething, Person, playToTheEnd, until } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

const one = await registry.rulesOf('san-juan', 1);
const newer = await registry.present('san-juan');

/** `rulesVersion level` of everything bots were asked. */
const asked = new Set<string>();
const inline = inlineBotsWith((game, version) => registry.brainOf(game, version));
const bots: Bots = {
  ...inline,
  think: (task, stop) => {
    asked.add(`${task.rulesVersion} ${task.level}`);
    return inline.think({ ...task, budget: Math.min(task.budget, 2) }, stop);
  },
};

const SEATS = ['me', { bot: 'easy' }, { bot: 'normal' }, { bot: 'hard' }] as const;

let server: TestServer;
let ana: Person;
let old: TableInfo;
let held: readonly { readonly id: string }[] = [];

async function begun(): Promise<TableInfo> {
  const { body } = await ana.post('/api/tables', { game: 'san-juan', seats: SEATS });
  return (await ana.post(`/api/tables/${body.id}/start`)).body;
}

/** Plays on past the first snapshot and leaves an answer as a draft. */
async function playHalf(client: AtollClient): Promise<readonly { readonly id: string }[]> {
  for (;;) {
    const { screen, seq } = await until(client, owesSomething);
    if (screen === null || screen.ranking !== null) throw new Error('the game is over');
    if (screen.draft.length > 0 && seq > 20) return screen.draft;
    const [decision] = screen.decisions;
    if (screen.draft.length > 0 || decision === undefined) await client.confirm();
    else await client.move(decision.id, decision.moves[choice('half', 0, decision.id, decision.moves.length)], true);
  }
}

async function recordOf({ id }: TableInfo): Promise<string> {
  return (await fetch(`${server.url}/api/tables/${id}/record`)).text();
}

beforeAll(async () => {
  const today = await serve({}, { games: [one], bots });
  ana = await Person.named(today.url, 'Ana');
  old = await begun();
  const client = ana.client(old.id);
  held = await playHalf(client);
  client.close();
  server = await today.restart({}, { games: [newer], registry });
  ana.base = server.url;
});
afterAll(() => server.stop());

it('M6: the table goes on under version 1, draft and all, beside a new one of today, with bots of every level', async () => {
  const fresh = await begun();
  expect([old.rulesVersion, fresh.rulesVersion]).toEqual([1, newer.rulesVersion]);
  const clients = [old, fresh].map(({ id }) => ana.client(id));
  const [client] = clients;
  if (client === undefined) throw new Error('nobody plays');
  const { screen } = await until(client, ({ screen: now }) => now !== null);
  expect(screen?.draft.map(({ id }) => id)).toEqual(held.map(({ id }) => id));
  asked.clear();
  await Promise.all(clients.map((each, n) => playToTheEnd(each, `versions ${n}`)));
  for (const each of clients) each.close();
  expect([...asked].toSorted()).toEqual(
    [1, newer.rulesVersion].flatMap((version) => [`${version} easy`, `${version} hard`, `${version} normal`]),
  );

  for (const table of [old, fresh]) {
    const text = await recordOf(table);
    expect(rulesOfRecord(text)).toEqual({ game: 'san-juan', rulesVersion: table.rulesVersion });
    const rules = await registry.rulesOf('san-juan', table.rulesVersion);
    expect(rules.ranking(verify(rules, readRecord(rules, text)))).not.toBeNull();
    const kept = await ana.post<{ id: string; moves: number }>('/api/records', { text });
    expect(kept).toMatchObject({ status: 200, body: { game: 'san-juan', luck: 'proven' } });
    expect((await ana.get(`/api/records/${kept.body.id}/${kept.body.moves}`)).status).toBe(200);
    expect((await ana.get(`/api/tables/${table.id}/moments/12`)).status).toBe(200);
  }
});

it('M6: the same people play again by the rules of today', async () => {
  const { body } = await ana.post(`/api/tables/${old.id}/rematch`);
  expect(body).toMatchObject({ rulesVersion: newer.rulesVersion, status: 'open', options: old.options });
});

it('names stand beside the record of a finished game', async () => {
  const text = await recordOf(old);
  expect(text.split('"digest"')[1]).toContain('"names": ["Ana","","",""]');
  const { status } = await ana.post('/api/records', { text: text.replace('"Ana"', '"Anouk"') });
  expect(status).toBe(200);
});

it('a table of rules this server has never heard of is refused in words, and the others go on', async () => {
  const later = await server.restart({}, { games: [one], registry: presentOnly([one]) });
  ana.base = later.url;
  const tables = await ana.get<{ id: string; status: string }[]>('/api/tables?mine=1');
  const unknown = tables.body.filter(({ id }) => id !== old.id);
  expect(unknown.length).toBeGreaterThan(0);
  for (const { id } of unknown) {
    expect(await ana.get(`/api/tables/${id}`)).toMatchObject({ status: 409, body: { reason: 'other-rules-version' } });
  }
  expect(await ana.get(`/api/tables/${old.id}`)).toMatchObject({ status: 200, body: { status: 'over' } });
  server = later;
});
