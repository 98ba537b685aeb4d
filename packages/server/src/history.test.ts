// What went before is told again as it was told then: to each his own.

import type { ClientState, Json } from '@atoll/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { people, playToTheEnd, tableOf, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

let server: TestServer;

beforeAll(async () => {
  server = await serve();
});

afterAll(async () => {
  await server.stop();
});

interface Moment {
  readonly viewer: number | 'spectator';
  readonly view: Json;
  readonly owes: readonly number[];
}

it('each finds the moments and the log as he saw and heard them, a watcher as a watcher', async () => {
  const [ana, ben, eve] = (await people(server.url, 3)) as [Person, Person, Person];
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const clients = [ana, ben, eve].map((each) => each.client(table));
  const seen = clients.map(() => new Map<number, ClientState>());
  for (const [index, client] of clients.entries()) {
    client.subscribe((state) => {
      if (state.screen?.draft.length === 0) seen[index]?.set(state.seq, state);
    });
    await until(client, (state) => state.screen !== null);
  }
  await Promise.all(clients.slice(0, 2).map((client) => playToTheEnd(client, 'history')));
  await Promise.all(clients.map((client) => until(client, (state) => state.screen?.ranking !== null)));

  for (const [index, who] of [ana, ben, eve].entries()) {
    const moments = [...(seen[index] ?? [])].filter(([seq]) => seq >= 0);
    expect(moments.length).toBeGreaterThan(5);
    for (const [seq, { screen }] of moments) {
      const { body } = await who.get<Moment>(`/api/tables/${table}/moments/${seq}`);
      expect(body.viewer).toBe(index === 2 ? 'spectator' : index);
      expect(body.view).toEqual(screen?.view);
      expect(body.owes).toEqual(screen?.owes);
    }
    const { body } = await who.get<{ told: ClientState['log'] }>(`/api/tables/${table}/log?before=6`);
    const told = clients[index]?.state.log ?? [];
    expect(body.told.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const line of body.told) {
      const heard = told.find(({ position }) => position === line.position);
      if (heard !== undefined) expect(line).toEqual(heard);
    }
  }
  for (const client of clients) client.close();
});

it('before the start and past the end there is nothing to see', async () => {
  const [ana] = (await people(server.url, 1)) as [Person];
  const { body: table } = await ana.post('/api/tables', { game: 'pearls', seats: ['me', 'bot'] });
  expect((await ana.get(`/api/tables/${table.id}/moments/0`)).body).toMatchObject({ reason: 'not-started' });
  await ana.post(`/api/tables/${table.id}/start`);
  expect((await ana.get(`/api/tables/${table.id}/moments/9999`)).body).toMatchObject({ reason: 'no-such-position' });
  expect((await ana.get(`/api/tables/${table.id}/moments/x`)).status).toBe(400);
});
