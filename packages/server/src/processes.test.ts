// Two servers on one PostgreSQL: moves, drafts, talk and presence of one reach the people at the other.

import type { AtollClient } from '@atoll/protocol';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inlineBots } from './bots/bots.js';
import type { Bots } from './bots/bots.js';
import { people, playToTheEnd, tableOf, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { archipelagoInCrisis } from './testing/crisis.testing.js';
import { startPostgres } from './testing/postgres.testing.js';
import type { TestPostgres } from './testing/postgres.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

let postgres: TestPostgres;
let url: string;
let servers: TestServer[];
let ana: Person;
let ben: Person;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.fresh();
  servers = await Promise.all([serve({ databaseUrl: url }), serve({ databaseUrl: url })]);
  [ana, ben] = (await people(servers[0]?.url ?? '', 2)) as [Person, Person];
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
});

async function acrossBoth() {
  ana.base = servers[0]?.url ?? '';
  ben.base = servers[0]?.url ?? '';
  const table = await tableOf([ana, ben], { game: 'pearls' });
  ben.base = servers[1]?.url ?? '';
  const [a, b] = [ana.client(table), ben.client(table)];
  await Promise.all([a, b].map((client) => until(client, (state) => state.screen !== null)));
  return { table, a, b };
}

it('a move accepted by one reaches the players at the other', async () => {
  const { a, b } = await acrossBoth();
  await Promise.all([a, b].map((client) => playToTheEnd(client, 'across', { hold: 3, undo: 2 })));
  expect(a.state.seq).toBe(b.state.seq);
  expect(a.state.screen?.ranking).toEqual(b.state.screen?.ranking);
  for (const client of [a, b]) client.close();
});

it('talk and presence are seen at both', async () => {
  const { table, a, b } = await acrossBoth();
  await until(a, (state) => state.presence.seats.length === 2);
  await until(b, (state) => state.presence.seats.length === 2);
  await a.ask({ t: 'chat', text: 'hello over there' });
  await until(b, (state) => state.chat.at(-1)?.text === 'hello over there');
  b.close();
  await until(a, (state) => state.presence.seats.length === 1);
  const again = ben.client(table);
  await until(a, (state) => state.presence.seats.length === 2);
  for (const client of [a, again]) client.close();
});

it('a draft made at one process goes on at the other', async () => {
  const { table, a, b } = await acrossBoth();
  // Both offer in the end; the first discards before.
  for (const client of [a, b]) {
    const { screen } = await until(
      client,
      (state) => state.screen?.decisions.some((open) => open.ask.kind === 'discard') ?? false,
    );
    const decision = screen?.decisions.find((open) => open.ask.kind === 'discard');
    await client.move(decision?.id ?? '', decision?.moves[0]);
  }
  const { screen } = await until(
    a,
    (state) => state.screen?.decisions.some((open) => open.ask.kind === 'offer') ?? false,
  );
  const decision = screen?.decisions.find((open) => open.ask.kind === 'offer');
  await a.move(decision?.id ?? '', decision?.moves[0], true);
  expect(a.state.screen?.draft.length).toBe(1);
  ana.base = servers[1]?.url ?? '';
  ana.cut();
  await until(a, (state) => state.status === 'connecting');
  await until(a, (state) => state.status === 'live');
  expect(a.state.screen?.draft.length).toBe(1);
  expect(await a.undo()).toMatchObject({ ok: true });
  expect(a.state.screen?.decisions.some((open) => open.ask.kind === 'offer')).toBe(true);
  expect(table).not.toBe('');
  for (const client of [a, b]) client.close();
});

it('when the database cuts every connection, the game goes on', async () => {
  const { a, b } = await acrossBoth();
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [
    new URL(url).pathname.slice(1),
  ]);
  await admin.end();
  // The listening lines come back by themselves: then what is said at one process is heard at the other again.
  const hears = async (speaker: AtollClient, listener: AtollClient, text: string): Promise<boolean> => {
    await speaker.ask({ t: 'chat', text });
    return listener.state.chat.some((line) => line.text === text);
  };
  await expect.poll(() => hears(a, b, 'anybody?'), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => hears(b, a, 'here!'), { timeout: 60_000 }).toBe(true);
  await Promise.all([a, b].map((client) => playToTheEnd(client, 'after the cut')));
  expect(a.state.seq).toBe(b.state.seq);
  for (const client of [a, b]) client.close();
});

it('N1: that somebody writes an offer at one is seen at the other, and its bots wait too', async () => {
  const games = [await archipelagoInCrisis()];
  let thinking = 0;
  let speak = (): void => {};
  const spoken = new Promise<void>((done) => {
    speak = done;
  });
  const bots: Bots = {
    ...inlineBots,
    think: async (task, stop) => {
      thinking += 1;
      await spoken;
      return inlineBots.think(task, stop);
    },
  };
  const pair = await Promise.all([
    serve({ databaseUrl: url }, { games, bots }),
    serve({ databaseUrl: url }, { games, bots }),
  ]);
  [ana.base, ben.base] = [pair[0].url, pair[1].url];
  const { body } = await ana.post('/api/tables', { game: 'archipelago', seats: ['me', 'bot', 'bot'] });
  await ana.post(`/api/tables/${body.id}/start`);
  const [writer, watcher] = [ana.client(body.id), ben.client(body.id)];
  const isOffer = ({ ask }: { readonly ask: { readonly kind: string } }): boolean => ask.kind === 'propose-deal';
  const { screen, seq } = await until(writer, (state) => state.screen?.decisions.some(isOffer) === true);
  await until(watcher, (state) => state.screen !== null);
  await writer.ask({ t: 'writing', decision: screen?.decisions.find(isOffer)?.id ?? null });
  await until(watcher, ({ writing }) => writing.includes(0));
  // Both processes have asked their bots, and neither gives the answer.
  await expect.poll(() => thinking, { timeout: 20_000 }).toBe(2);
  speak();
  await Promise.all([writer.ask({ t: 'ping' }), watcher.ask({ t: 'ping' })]);
  expect([writer.state.seq, watcher.state.seq]).toEqual([seq, seq]);
  writer.close();
  await until(watcher, (state) => state.seq > seq && state.writing.length === 0);
  watcher.close();
  await Promise.all(pair.map((server) => server.stop()));
});
