// Time and absence, and tables whose rules fail: what the table does when somebody does not, or nothing can.

import type { AnyGame } from '@atoll/engine';
import { pearls } from '@atoll/testkit/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEnded, people, playToTheEnd, tableOf, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

/** Goes wrong when somebody discards card 0; else like pearls. */
const broken: AnyGame = {
  ...(pearls as AnyGame),
  id: 'broken',
  apply: (state, decision, move) => {
    if (decision.ask.kind === 'offer') throw new Error('a fault of the rules');
    return (pearls as AnyGame).apply(state, decision, move);
  },
};

let server: TestServer;
let ana: Person;
let ben: Person;
let cleo: Person;

beforeAll(async () => {
  server = await serve({}, { games: [pearls, broken] });
  [ana, ben, cleo] = (await people(server.url, 3)) as [Person, Person, Person];
});

afterAll(async () => {
  await server.stop();
});

const SHORT = { kind: 'per-move', limitMs: 1000 } as const;

it('at zero the rules answer for the absent, and the standing is clear to all', async () => {
  const table = await tableOf([ana, ben], { game: 'pearls', clock: SHORT, absence: 'fallback' });
  const b = ben.client(table);
  const start = await until(b, (state) => state.clock !== null);
  expect(start.clock).toMatchObject({ left: [1000, 1000], running: [0] });
  const after = await until(b, (state) => state.seq === 1);
  expect(after.log.at(-1)).toMatchObject({ seat: 0 });
  expect(after.clock?.running).toEqual([1]);
  b.close();
});

it('a table nobody looks at goes on all the same, even after a restart', async () => {
  const table = await tableOf([ana, ben], { game: 'pearls', clock: SHORT });
  server = await server.restart();
  for (const person of [ana, ben, cleo]) person.base = server.url;
  // Read from the store: whoever looked at the table itself would wake it.
  const isBensTurn = async (): Promise<boolean> => {
    const { body } = await ben.get<readonly { id: string; yourTurn: boolean }[]>('/api/tables?mine=1');
    return body.some(({ id, yourTurn }) => id === table && yourTurn);
  };
  expect(await isBensTurn()).toBe(false);
  await expect.poll(isBensTurn, { timeout: 60_000, interval: 100 }).toBe(true);
  const a = ana.client(table);
  expect((await until(a, (state) => state.screen !== null)).seq).toBeGreaterThan(0);
  a.close();
});

it('a bot takes the seat, and gives it back to its player', async () => {
  const table = await tableOf([ana, ben], { game: 'pearls', clock: SHORT, absence: 'bot' });
  const b = ben.client(table);
  await until(b, (state) => state.table?.seats[0]?.standIn === true);
  await until(b, (state) => state.seq >= 1);
  const a = ana.client(table);
  await until(a, (state) => state.table?.seats[0]?.standIn === false);
  await Promise.all([a, b].map((client) => playToTheEnd(client, 'bot')));
  for (const client of [a, b]) client.close();
});

it('the others decide by vote', async () => {
  const table = await tableOf([ana, ben, cleo], { game: 'pearls', clock: SHORT, absence: 'vote' });
  const [b, c] = [ben.client(table), cleo.client(table)];
  await until(b, (state) => state.table?.votes[0]?.seat === 0);
  await until(c, (state) => state.table?.votes[0]?.seat === 0);
  expect(await b.ask({ t: 'vote', seat: 2, choice: 'bot' })).toMatchObject({ reason: 'no-such-vote' });
  await b.ask({ t: 'vote', seat: 0, choice: 'fallback' });
  expect(b.state.table?.votes).toMatchObject([{ seat: 0, choices: { 1: 'fallback' } }]);
  await c.ask({ t: 'vote', seat: 0, choice: 'fallback' });
  const after = await until(b, (state) => state.seq === 1);
  expect(after.table?.votes).toEqual([]);
  expect(after.log.at(-1)?.seat).toBe(0);
  for (const client of [b, c]) client.close();
});

it('who leaves in the middle is followed by a bot, and the game ends', async () => {
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const b = ben.client(table);
  await ana.post(`/api/tables/${table}/leave`);
  await playToTheEnd(b, 'left');
  expect(isEnded(b.state)).toBe(true);
  b.close();
});

describe('a fault of the rules', () => {
  it('stops that table and no other; its seats are told, its log is kept', async () => {
    const table = await tableOf([ana, ben], { game: 'broken' });
    const other = await tableOf([ana, ben], { game: 'pearls' });
    const clients = [ana.client(table), ben.client(table)];
    await expect(Promise.all(clients.map((client) => playToTheEnd(client, 'x')))).rejects.toThrow('table-stopped');
    for (const client of clients) {
      const state = await until(client, (now) => now.table?.status === 'stopped');
      expect(state.seq).toBe(2);
      client.close();
    }
    const again = ana.client(table);
    const state = await until(again, (now) => now.screen !== null);
    expect([state.table?.status, state.seq]).toEqual(['stopped', 2]);
    again.close();
    const fine = [ana.client(other), ben.client(other)];
    await Promise.all(fine.map((client) => playToTheEnd(client, 'fine')));
    for (const client of fine) client.close();
  });
});
