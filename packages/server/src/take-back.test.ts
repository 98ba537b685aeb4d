// Take-backs beyond what can be undone: asked for by one, agreed on by all the others.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { people, playToTheEnd, tableOf, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

let server: TestServer;
let ana: Person;
let ben: Person;
let cleo: Person;

beforeAll(async () => {
  server = await serve();
  [ana, ben, cleo] = (await people(server.url, 3)) as [Person, Person, Person];
});

afterAll(async () => {
  await server.stop();
});

it('a take-back past the barrier needs the others', async () => {
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const [a, b] = [ana.client(table), ben.client(table)];
  const { screen } = await until(a, (state) => state.screen !== null);
  const decision = screen?.decisions.find((open) => !open.optional);
  await a.move(decision?.id ?? '', decision?.moves[0]);
  const before = (await until(b, (state) => state.seq === 1)).screen;
  expect(await a.ask({ t: 'takeback', to: 9 })).toMatchObject({ reason: 'no-such-position' });
  await a.ask({ t: 'takeback', to: 0 });
  await until(b, (state) => state.table?.offer?.to === 0);
  await b.ask({ t: 'takeback-answer', to: 0, accept: false });
  await until(a, (state) => state.table?.offer === null);
  expect(b.state.screen).toBe(before);
  await a.ask({ t: 'takeback', to: 0 });
  await until(b, (state) => state.table?.offer?.to === 0);
  await b.ask({ t: 'takeback-answer', to: 0, accept: true });
  const back = await until(a, (state) => state.seq === 2);
  expect(back.screen?.decisions.find((open) => !open.optional)?.id).toBe(decision?.id);
  expect(back.log.at(-1)).toMatchObject({ position: 2, to: 0, seat: null });
  await Promise.all([a, b].map((client) => playToTheEnd(client, 'after')));
  const { body } = await ana.get<{ inputs: unknown[] }>(`/api/tables/${table}/record`);
  expect(body.inputs.length).toBe(a.state.seq - 2);
  for (const client of [a, b]) client.close();
});

it('a take-back can be withdrawn by who asked for it, and by nobody else', async () => {
  const table = await tableOf([ana, ben, cleo], { game: 'pearls' });
  const [a, b, c] = [ana.client(table), ben.client(table), cleo.client(table)];
  await Promise.all([b, c].map((client) => until(client, (state) => state.screen !== null)));
  const { screen } = await until(a, (state) => state.screen !== null);
  const decision = screen?.decisions.find((open) => !open.optional);
  await a.move(decision?.id ?? '', decision?.moves[0]);
  expect(await a.ask({ t: 'takeback-withdraw', to: 0 })).toMatchObject({ reason: 'no-such-offer' });
  await a.ask({ t: 'takeback', to: 0 });
  await b.ask({ t: 'takeback-answer', to: 0, accept: true });
  await until(c, (state) => state.table?.offer?.accepted.length === 1);
  expect(await b.ask({ t: 'takeback-withdraw', to: 0 })).toMatchObject({ reason: 'no-such-offer' });
  expect(await a.ask({ t: 'takeback-withdraw', to: 1 })).toMatchObject({ reason: 'no-such-offer' });
  expect(await a.ask({ t: 'takeback-withdraw', to: 0 })).toMatchObject({ ok: true });
  for (const client of [a, b, c]) await until(client, (state) => state.table?.offer === null);
  // Too late to agree; and now another may ask.
  expect(await c.ask({ t: 'takeback-answer', to: 0, accept: true })).toMatchObject({ reason: 'no-such-offer' });
  expect(await c.ask({ t: 'takeback', to: 0 })).toMatchObject({ ok: true });
  expect((await until(b, (state) => state.table?.offer?.by === 2)).seq).toBe(1);
  for (const client of [a, b, c]) client.close();
});
