// Another game with the same people: however many ask at once, and wherever, they all get to one table.

import { ticTacToe } from '@atoll/testkit/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Store } from './store/store.js';
import { people, playToTheEnd, tableOf, until } from './testing/people.testing.js';
import type { Answer, Person } from './testing/people.testing.js';
import { startPostgres } from './testing/postgres.testing.js';
import type { TestPostgres } from './testing/postgres.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

const TRIES = 6;

describe.each(['embedded', 'postgres'] as const)('%s', (kind) => {
  let url: string | undefined;
  let servers: TestServer[];
  let ana: Person;
  let ben: Person;

  beforeAll(async () => {
    url = kind === 'postgres' ? await postgres.fresh() : undefined;
    const games = [ticTacToe];
    servers = [await serve({ databaseUrl: url }, { games })];
    if (kind === 'postgres') servers.push(await serve({ databaseUrl: url }, { games }));
    [ana, ben] = (await people(servers[0]?.url ?? '', 2)) as [Person, Person];
  });

  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  const atServer = (person: Person, n: number): void => {
    person.base = servers[n % servers.length]?.url ?? '';
  };

  async function finished(): Promise<string> {
    for (const person of [ana, ben]) atServer(person, 0);
    const table = await tableOf([ana, ben], { game: ticTacToe.id });
    const clients = [ana.client(table), ben.client(table)];
    await Promise.all(clients.map((client) => playToTheEnd(client, table)));
    for (const client of clients) {
      await until(client, (state) => state.table?.status === 'over');
      client.close();
    }
    return table;
  }

  const rematch = (person: Person, table: string): Promise<Answer> => person.post(`/api/tables/${table}/rematch`);

  it('M9: asked by all at once there is one new table, and everybody gets there', async () => {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await finished();
      atServer(ben, 1);
      const answers = await Promise.all([ana, ben, ana, ben].map((person) => rematch(person, table)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const ids = new Set(answers.map(({ body }) => body.id));
      expect(ids.size).toBe(1);
      expect(answers[0]?.body).toMatchObject({ status: 'open', you: 0 });
      expect(answers[1]?.body).toMatchObject({ you: 1 });
      const { body: old } = await ben.get(`/api/tables/${table}`);
      expect([...ids]).toEqual([old.rematch]);
      const mine = await ana.get<{ id: string; status: string }[]>('/api/tables?mine=1');
      expect(mine.body.filter(({ status }) => status === 'open').length).toBe(tries + 1);
    }
  });

  it('M9: one that is gone, or was never made, is made anew', async () => {
    const table = await finished();
    const first = await rematch(ana, table);
    for (const server of servers) await server.stopOnly();
    const store = await Store.open({ folder: servers[0]?.folder ?? '', url, self: 'broom' });
    await store.database.db.deleteFrom('tables').where('id', '=', first.body.id).execute();
    await store.close();
    servers = [await serve({ databaseUrl: url, folder: servers[0]?.folder ?? '' }, { games: [ticTacToe] })];
    for (const person of [ana, ben]) atServer(person, 0);
    const answers = await Promise.all([ana, ben].map((person) => rematch(person, table)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    expect(answers[0]?.body.id).not.toBe(first.body.id);
  });
});
