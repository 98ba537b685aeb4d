// Why a bot moved is told with its move: to everybody who is told of the move, and still after a restart.

import type { ClientState } from '@atoll/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inlineBots } from './bots/bots.js';
import type { Bots } from './bots/bots.js';
import { isEnded, people, playToTheEnd, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

/** As good as chance, but never at a loss for a reason. */
const talkative: Bots = {
  ...inlineBots,
  think: async (task, stop) => ({ ...(await inlineBots.think(task, stop)), motive: `seat-${task.decision.seat}` }),
};

let server: TestServer;

beforeAll(async () => {
  server = await serve({}, { bots: talkative });
});

afterAll(async () => {
  await server.stop();
});

/** Of every line: whose move it was, and why. */
function reasonsIn({ log }: ClientState): (readonly [number, number | null, string | undefined])[] {
  return log.map(({ position, seat, why }) => [position, seat, why]);
}

it('a player and a watcher are told it, and whoever comes back after a restart', async () => {
  const [ana, watcher] = (await people(server.url, 2)) as [Person, Person];
  const { body } = await ana.post('/api/tables', { game: 'pearls', seats: ['me', 'bot', 'bot'] });
  await ana.post(`/api/tables/${body.id}/start`);
  const client = ana.client(body.id);
  const looking = watcher.client(body.id);
  await until(looking, ({ screen }) => screen !== null);
  await playToTheEnd(client, 'reasons');
  const [played, watched] = [client.state, await until(looking, isEnded)];
  for (const { log } of [played, watched]) {
    for (const { seat, why } of log) expect(why).toBe(seat === 1 || seat === 2 ? `seat-${seat}` : undefined);
    expect(new Set(log.map(({ why }) => why))).toEqual(new Set([undefined, 'seat-1', 'seat-2']));
  }
  client.close();
  looking.close();

  server = await server.restart();
  ana.base = server.url;
  const again = ana.client(body.id);
  const { log } = await until(again, ({ screen }) => screen !== null);
  expect(reasonsIn(again.state)).toEqual(reasonsIn(played).slice(-log.length));
  expect(log.some(({ why }) => why !== undefined)).toBe(true);
  again.close();
});
