// Take-backs beyond what can be undone: asked for by one, agreed on by all the others.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { pearls } from '@atoll/testkit/reference';
import { decisionId } from '@atoll/engine';
import type { AnyGame, Seat } from '@atoll/engine';
import { LIMITS_FOR_PEOPLE, NO_LIMITS } from './config.js';
import { answerTakeBack, createDoc, LONGEST_LOG, move, start, takeBack } from './rooms/acts.js';
import { sit } from './rooms/doc.js';
import type { Standing } from './rooms/standing.js';
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

it('M11: at each seat a few take-backs a minute may be asked for', async () => {
  expect(LIMITS_FOR_PEOPLE.takeBacksPerMinute).toBe(6);
  const strict = await serve({ limits: { ...NO_LIMITS, takeBacksPerMinute: 2 } });
  const [host, guest] = (await people(strict.url, 2)) as [Person, Person];
  const table = await tableOf([host, guest], { game: 'pearls' });
  const [a, b] = [host.client(table), guest.client(table)];
  const { screen } = await until(a, (state) => state.screen !== null);
  const decision = screen?.decisions.find((open) => !open.optional);
  await a.move(decision?.id ?? '', decision?.moves[0]);
  const ask = () => a.ask({ t: 'takeback', to: 0 });
  for (let n = 0; n < 2; n++) {
    expect(await ask()).toMatchObject({ ok: true });
    expect(await a.ask({ t: 'takeback-withdraw', to: 0 })).toMatchObject({ ok: true });
  }
  expect(await ask()).toMatchObject({ ok: false, reason: 'too-fast' });
  // The other seat has its own, and moves are not counted with them.
  expect(await b.ask({ t: 'takeback', to: 0 })).toMatchObject({ ok: true });
  const mine = (await until(b, (state) => state.screen?.owes.includes(1) ?? false)).screen?.decisions[0];
  expect(await b.move(mine?.id ?? '', mine?.moves[0])).toMatchObject({ ok: true });
  for (const client of [a, b]) client.close();
  await strict.stop();
});

it('M11: past the bound of a log nothing is taken back any more, and moves are made as ever', async () => {
  const game: AnyGame = pearls;
  const [host, guest] = ['host', 'guest'].map((id) => ({ id, name: id, guest: true })) as [never, never];
  const wishes = { game: game.id, seats: ['me', 'open'], options: {}, public: false, casual: true } as const;
  const rules = { clock: { kind: 'none' }, absence: 'fallback' } as const;
  const doc = sit(
    createDoc(game, { ...wishes, ...rules, seats: [...wishes.seats] }, host, 't', 's', 0),
    guest,
    1,
    'f0',
  );
  const open: Standing = { doc, version: 1, table: null, draftVersions: [0, 0], chatNext: 0 };
  const { next } = start(open, game, 'host', 0);
  const long: Standing = { ...next, table: next.table && { ...next.table, seq: LONGEST_LOG } };
  const log = () => Promise.reject(new Error('the log is not read'));
  await expect(takeBack(long, 'host', 0, log, 0)).rejects.toMatchObject({ reason: 'log-full' });
  const offered = { ...long, doc: { ...long.doc, offer: { by: 0, to: 0, accepted: [] } } };
  await expect(answerTakeBack(offered, 'guest', 0, true, log, 0)).rejects.toMatchObject({ reason: 'log-full' });
  expect((await answerTakeBack(offered, 'guest', 0, false, log, 0)).next.doc.offer).toBeNull();
  if (long.table === null) throw new Error('not begun');
  const decision = game.decisions(long.table.state).find(({ seat }) => seat === (0 as Seat));
  if (decision === undefined) throw new Error('nothing is asked');
  const said = { id: 'm1', decision: decisionId(decision), move: game.legalMoves(long.table.state, decision)[0] };
  expect(move(long, 'host', said, 0).entries.map(({ position }) => position)).toEqual([LONGEST_LOG + 1]);
});
