// Who is dismissed acts no more, from that instant, whatever the client makes of the closing frame.

import { pearls } from '@atoll/testkit/reference';
import type { AtollClient } from '@atoll/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_LIMITS } from '../config.js';
import { RateLimits } from '../limits.js';
import { Metrics } from '../metrics.js';
import { createDoc } from '../rooms/acts.js';
import { Browser } from '../testing/browser.testing.js';
import { until } from '../testing/people.testing.js';
import { RawSocket } from '../testing/raw-socket.testing.js';
import { testRooms } from '../testing/rooms.testing.js';
import { serve } from '../testing/serve.testing.js';
import type { TestServer } from '../testing/serve.testing.js';
import { Connection } from './connection.js';

/** A second is promised; the machine may be busy. */
const THREE_TIMES = 3000;

let server: TestServer;

beforeAll(async () => {
  server = await serve();
});

afterAll(async () => {
  await server.stop();
});

async function host(name: string): Promise<{ home: Browser; table: string; page: AtollClient }> {
  const home = new Browser(server.url);
  await home.ask('/api/players', { name });
  const { body } = await home.ask<{ id: string }>('/api/tables', { game: 'pearls', seats: ['me', 'open'] });
  const page = home.client(body.id);
  await until(page, (state) => state.table?.you === 0);
  return { home, table: body.id, page };
}

const account = (name: string) => ({ name, email: `${name}@example.org`, password: 'a long enough one' });

/** Its line would have come before ours. */
async function heardAfter(page: AtollClient): Promise<string[]> {
  await page.ask({ t: 'chat', text: 'mine' });
  return page.state.chat.map(({ text }) => text);
}

it('M1: a revoked session acts no more, and is cut off though its client does not close', async () => {
  const { home, table, page } = await host('ana');
  await home.ask('/api/auth/sign-up/email', account('ana'));
  await until(page, (state) => state.status === 'live' && state.table?.you === 0);
  const phone = new Browser(server.url);
  await phone.ask('/api/auth/sign-in/email', account('ana'));
  const stolen = await RawSocket.at(server.url, phone.cookie(), table);
  stolen.say({ t: 'chat', id: 'before', text: 'before' });
  await stolen.until('"id":"before"');
  await home.ask('/api/auth/revoke-other-sessions', {});
  stolen.say({ t: 'chat', id: 'after', text: 'after' });
  expect(await stolen.isCutWithin(THREE_TIMES)).toBe(true);
  expect(stolen.said).toContain('session-ended');
  expect(stolen.said).not.toContain('"id":"after"');
  await until(page, (state) => state.status === 'live' && state.chat.length > 0);
  expect(await heardAfter(page)).toEqual(['before', 'mine']);
  page.close();
});

it('M1: whoever says too much at once is not heard any more, and cut off', async () => {
  const { home, table, page } = await host('ben');
  const flood = await RawSocket.at(server.url, home.cookie(), table);
  for (let sent = 0; sent < 300; sent++) flood.say({ t: 'undo', id: `u${sent}`, of: 'x' });
  await flood.until('too-many-messages');
  flood.say({ t: 'chat', id: 'after', text: 'after' });
  expect(await flood.isCutWithin(THREE_TIMES)).toBe(true);
  expect(await heardAfter(page)).toEqual(['mine']);
  page.close();
});

it('M1: a guest’s sockets end when signing up makes the key void; the account’s own page comes back by itself', async () => {
  const { home, table, page } = await host('cleo');
  const stolenKey = home.cookie();
  const stolen = await RawSocket.at(server.url, stolenKey, table);
  expect((await home.ask('/api/auth/sign-up/email', account('cleo'))).status).toBe(200);
  stolen.say({ t: 'chat', id: 'after', text: 'after' });
  expect(await stolen.isCutWithin(THREE_TIMES)).toBe(true);
  await until(page, (state) => state.status === 'live' && state.table?.you === 0);
  expect(await heardAfter(page)).toEqual(['mine']);
  const again = await RawSocket.at(server.url, stolenKey, table);
  again.say({ t: 'chat', id: 'again', text: 'again' });
  await again.until('name-first');
  again.end();
  page.close();
});

it('M1: what a dismissed connection has waiting in the table’s queue is not done', async () => {
  const tables = await testRooms();
  const { rooms } = tables;
  const now = (): number => tables.now();
  const log = pino({ level: 'silent' });
  const ana = { id: 'ana', name: 'Ana', guest: true };
  const wishes = { game: 'pearls', seats: ['me', 'open'], options: {}, public: false, casual: true } as const;
  const rest = { clock: { kind: 'none' }, absence: 'fallback' } as const;
  const room = await rooms.create(
    createDoc(pearls, { ...wishes, ...rest, seats: [...wishes.seats] }, ana, 'table', 'secret', now()),
  );
  const said: string[] = [];
  const wire = { send: (text: string) => void said.push(text), waiting: () => 0, close: () => {} };
  const context = { rooms, limits: new RateLimits(NO_LIMITS), metrics: new Metrics(false), log, now };
  const connection = new Connection(context, wire, ana, 'here');
  connection.receive(JSON.stringify({ t: 'hello', v: 1, table: 'table' }));
  await expect.poll(() => room.watched).toBe(true);
  let release = (): void => {};
  const held = room.run(
    () =>
      new Promise<void>((done) => {
        release = done;
      }),
  );
  connection.receive(JSON.stringify({ t: 'nonce', id: 'n', nonce: 'f'.repeat(16) }));
  await expect.poll(() => room.busy).toBe(2);
  connection.dismiss('session-ended');
  expect(room.watched).toBe(false);
  release();
  await held;
  await room.run(() => Promise.resolve());
  expect(room.standing.doc.seats[0]?.nonce).toBeNull();
  expect(said.at(-1)).toContain('session-ended');
  await tables.close();
});
