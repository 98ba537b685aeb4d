// A hostile client: ten thousand messages that must not be. Each is refused with a reason, nothing changes, nothing grows.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { below, pick, randomFrom } from '@atoll/engine';
import type { Random } from '@atoll/engine';
import { LIMITS, serverMessage } from '@atoll/protocol';
import type { ServerMessage } from '@atoll/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { NO_LIMITS } from './config.js';
import { people, tableOf, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

let server: TestServer;
let seated: Person[];

beforeAll(async () => {
  server = await serve();
  seated = await people(server.url, 3);
});

afterAll(async () => {
  await server.stop();
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** Sends one message after the other and collects what is said to each. */
class Intruder {
  private readonly heard: ServerMessage[] = [];
  private wake: () => void = () => {};
  closedWith: number | null = null;

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as ServerMessage;
      expect(serverMessage.safeParse(message).success).toBe(true);
      if (message.t !== 'presence') this.heard.push(message);
      this.wake();
    });
    socket.on('close', (code) => {
      this.closedWith = code;
      this.wake();
    });
    socket.on('error', () => {});
  }

  static async at(person: Person, table: string): Promise<Intruder> {
    const socket = person.socket();
    await new Promise((done) => socket.once('open', done));
    const intruder = new Intruder(socket);
    socket.send(JSON.stringify({ t: 'hello', v: 1, table }));
    await intruder.next('full');
    return intruder;
  }

  async next(type?: ServerMessage['t']): Promise<ServerMessage | null> {
    for (;;) {
      const message = this.heard.shift();
      if (message !== undefined && (type === undefined || message.t === type)) return message;
      if (message !== undefined) continue;
      if (this.closedWith !== null) return null;
      await new Promise<void>((done) => {
        this.wake = done;
      });
    }
  }
}

interface Target {
  readonly decision: string;
  readonly move: unknown;
}

const RUBBISH: readonly unknown[] = [
  null,
  1,
  'x',
  [],
  {},
  { t: 'nothing' },
  { t: 'move' },
  { t: 'move', id: 7 },
  [[[[]]]],
  { __proto__: 1 },
];

function badText(random: Random, { decision, move }: Target): string {
  const id = `h${below(random, 1e9)}`;
  switch (below(random, 9)) {
    case 0:
      return '{"t":"move",'.repeat(1 + below(random, 20));
    case 1:
      return JSON.stringify(pick(random, RUBBISH));
    // The right question and answer, but of another's seat.
    case 2:
      return JSON.stringify({ t: 'move', id, decision, move });
    case 3:
      return JSON.stringify({ t: 'move', id, decision: `${below(random, 99)}.1.${below(random, 9)}`, move });
    case 4:
      return JSON.stringify({ t: pick(random, ['undo', 'confirm']), id, of: id });
    case 5:
      return JSON.stringify({ t: 'move', id: 'x'.repeat(41 + below(random, 5000)), decision, move });
    case 6:
      return JSON.stringify({ t: 'takeback', id, to: 1e6 + below(random, 100) });
    case 7:
      return JSON.stringify({ t: 'vote', id, seat: below(random, 3), choice: 'bot' });
    default:
      return JSON.stringify({ t: 'nonce', id, nonce: 'f'.repeat(16), more: '\u{1F4A3}'.repeat(below(random, 50)) });
  }
}

const MESSAGES = 10_000;

it('ten thousand bad messages change nothing and leave nothing behind', async () => {
  const [ana, ben, mallory] = seated as [Person, Person, Person];
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const [a, b] = [ana.client(table), ben.client(table)];
  const { screen } = await until(a, (state) => state.screen !== null);
  await until(b, (state) => state.screen !== null);
  const own = screen?.decisions.find((open) => !open.optional);
  const target = { decision: own?.id ?? '', move: own?.moves[0] };
  const before = [JSON.stringify(a.state.screen), JSON.stringify(b.state.screen)];

  const random = randomFrom('hostile');
  // Ben is seated, but it is not his turn; Mallory only watches.
  const intruders = [await Intruder.at(ben, table), await Intruder.at(mallory, table)];
  let warm = 0;
  for (let sent = 0; sent < MESSAGES; sent++) {
    if (sent === MESSAGES / 2) warm = heap();
    const intruder = intruders[sent % 2] as Intruder;
    intruder.socket.send(badText(random, target));
    const answer = await intruder.next();
    if (answer?.t !== 'refused') throw new Error(`message ${sent} was answered ${JSON.stringify(answer)}`);
    expect(answer.reason).not.toBe('failed');
  }
  expect(heap() - warm).toBeLessThan(5_000_000);
  expect([JSON.stringify(a.state.screen), JSON.stringify(b.state.screen)]).toEqual(before);
  expect(a.state.seq).toBe(0);
  expect(await a.move(target.decision, target.move)).toMatchObject({ ok: true });
  for (const client of [a, b]) client.close();
  for (const { socket } of intruders) socket.terminate();
});

it('what is too large, not text, too much at once or too early ends that connection only', async () => {
  const [ana, ben] = seated as [Person, Person, Person];
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const calm = ana.client(table);
  await until(calm, (state) => state.screen !== null);

  const large = await Intruder.at(ben, table);
  large.socket.send('x'.repeat(LIMITS.message + 1));
  expect(await large.next('error')).toBeNull();
  expect(large.closedWith).toBe(1009);

  const binary = await Intruder.at(ben, table);
  binary.socket.send(Buffer.from('{"t":"ping","id":"1"}'));
  expect(await binary.next('refused')).toMatchObject({ reason: 'malformed' });

  const flood = await Intruder.at(ben, table);
  for (let sent = 0; sent < 5000; sent++) flood.socket.send('{"t":"undo","id":"1","of":"2"}');
  while ((await flood.next()) !== null);
  expect(flood.closedWith).toBe(1008);

  const early = new Intruder(ben.socket());
  await new Promise((done) => early.socket.once('open', done));
  early.socket.send('{"t":"undo","id":"1","of":"2"}');
  expect(await early.next()).toMatchObject({ t: 'refused', reason: 'hello-first' });
  early.socket.send('{"t":"hello","v":1,"table":"nowhere"}');
  expect(await early.next()).toMatchObject({ t: 'error', reason: 'no-such-table' });
  expect(await early.next()).toBeNull();

  expect(calm.state.status).toBe('live');
  calm.close();
  binary.socket.terminate();
});

it('too many messages, requests or tables are refused for a while', async () => {
  const limits = {
    ...NO_LIMITS,
    requestsPerMinute: 40,
    messagesPerTenSeconds: 20,
    connectionsPerMinute: 5,
    chatsPerMinute: 2,
    newTablesPerHour: 2,
  };
  const strict = await serve({ limits });
  const [ana, ben] = (await people(strict.url, 2)) as [Person, Person];
  const table = await tableOf([ana, ben], { game: 'pearls' });
  const a = ana.client(table);
  await until(a, (state) => state.screen !== null);
  const said = await Promise.all(['1', '2', '3'].map((text) => a.ask({ t: 'chat', text })));
  expect(said.map((reply) => reply.ok)).toEqual([true, true, false]);
  const replies = await Promise.all(Array.from({ length: 30 }, () => a.ask({ t: 'ping' })));
  expect(replies.filter((reply) => !reply.ok && reply.reason === 'too-fast').length).toBeGreaterThan(5);
  await ana.post('/api/tables', { game: 'pearls', seats: ['me', 'bot'] });
  expect(await ana.post('/api/tables', { game: 'pearls', seats: ['me', 'bot'] })).toMatchObject({ status: 429 });
  const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await ana.get('/api/me')).status));
  expect(statuses).toContain(429);
  a.close();
  await strict.stop();
});
