// A server that is too busy to let bots think says so at their seats, and a stop is no failure of theirs.

import { pick, randomFrom } from '@atoll/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inlineBots } from './bots/bots.js';
import type { Bots } from './bots/bots.js';
import { isEnded, people, playToTheEnd, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

let share = 1;
let fails = false;
/** Bots answer once it is fulfilled. */
let silence: Promise<void> = Promise.resolve();
let asked = 0;
/** As the real ones do when they are closed: whoever is thinking fails. */
let sendHome = (): void => {};
let isClosed = false;

const bots: Bots = {
  ...inlineBots,
  think: async (task, stop) => {
    asked += 1;
    if (fails) throw new Error('no idea');
    const told = new Promise<never>((_, failed) => {
      stop.addEventListener('abort', () => failed(stop.reason as Error));
      sendHome = () => failed(new Error('sent home'));
    });
    await Promise.race([silence, told]);
    return inlineBots.think(task, stop);
  },
  standIn: (task, stop) => (isClosed ? Promise.reject(new Error('sent home')) : inlineBots.standIn(task, stop)),
  share: () => share,
  close: async () => {
    isClosed = true;
    sendHome();
    // Long enough for an answer that should not be given.
    await new Promise((done) => setTimeout(done, 100));
  },
};

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await serve({}, { bots });
  [ana] = (await people(server.url, 1)) as [Person];
});

afterAll(async () => {
  await server.stop();
});

const newTable = async (...seats: (object | 'me')[]): Promise<string> => {
  const { body } = await ana.post('/api/tables', { game: 'pearls', seats });
  await ana.post(`/api/tables/${body.id}/start`);
  return body.id;
};

it('H1: a Hard bot with little time, or answered for, is said to hurry until it has all its time again', async () => {
  const table = await newTable('me', { bot: 'hard' }, { bot: 'normal' });
  const client = ana.client(table);
  const played = playToTheEnd(client, 'hurry');
  for (const [busy, mad] of [
    [0.3, false],
    [1, false],
    [1, true],
    [1, false],
  ] as const) {
    [share, fails] = [busy, mad];
    const seats = (await until(client, (state) => state.table?.seats[1]?.hurried === (busy < 0.5 || mad))).table?.seats;
    expect(seats?.[2]?.hurried).toBe(false);
  }
  await played;
  client.close();
});

it('H1: being told to stop is no failure of the bots: nobody answers for them on the way out', async () => {
  silence = new Promise(() => {});
  asked = 0;
  const table = await newTable({ bot: 'hard' }, 'me');
  await expect.poll(() => asked).toBe(1);
  server = await server.restart();
  ana.base = server.url;
  const client = ana.client(table);
  expect((await until(client, ({ screen }) => screen !== null)).seq).toBe(0);
  await expect.poll(() => asked).toBe(2);
  expect(client.state.seq).toBe(0);
  client.close();
});

it('what somebody held back when a bot took over is taken as said, and the game goes on', async () => {
  silence = Promise.resolve();
  const table = await newTable('me', { bot: 'easy' });
  const client = ana.client(table);
  const random = randomFrom('held back');
  while ((client.state.screen?.draft.length ?? 0) === 0) {
    const { screen } = await until(client, (state) => state.screen?.owes.includes(0) === true);
    const owed = screen?.decisions.find(({ optional }) => !optional);
    expect(owed).toBeDefined();
    if (owed !== undefined) await client.move(owed.id, pick(random, owed.moves), true);
  }
  const [watcher] = (await people(server.url, 1)) as [Person];
  const looking = watcher.client(table);
  await ana.post(`/api/tables/${table}/leave`);
  await until(looking, isEnded);
  for (const each of [client, looking]) each.close();
});
