// Whole games over real sockets: the same result as the engine alone. Storms over the four titles: storms.long.test.ts.

import { allSeats } from '@atoll/engine';
import type { AnyGame } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import { pearls } from '@atoll/testkit/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEnded, people, playToTheEnd, tableOf, until } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';
import { playThroughStorm, provedRecord, seatsOf } from './testing/whole-game.testing.js';

const finished: readonly AnyGame[] = [pearls, ...(await registry.allPresent())];

let server: TestServer;

beforeAll(async () => {
  server = await serve({}, { games: finished });
});

afterAll(async () => {
  await server.stop();
});

describe.each(finished)('$id', (game) => {
  const seats = seatsOf(game);

  it('ends as it does without a server, and its record proves it', async () => {
    const seated = await people(server.url, seats);
    const table = await tableOf(seated, { game: game.id });
    const clients = seated.map((person) => person.client(table));
    await Promise.all(clients.map((client) => playToTheEnd(client, 'script')));
    const states = await Promise.all(clients.map((client) => until(client, isEnded)));

    const { record, last } = await provedRecord(server.url, table, game, 'script');
    for (const seat of allSeats(seats)) {
      const { screen, log, table: info } = states[seat] ?? {};
      expect(screen?.view).toEqual(game.view(last, seat));
      expect(screen?.ranking).toEqual(game.ranking(last));
      expect(log?.map((line) => line.position)).toEqual(Array.from({ length: record.inputs.length + 1 }, (_, n) => n));
      expect(info?.commitment).toBe(record.luck?.commitment);
      expect(info?.you).toBe(seat);
    }
    for (const client of clients) client.close();
  });
});

it('the reference game ends the same through broken, doubled and reordered messages', async () => {
  await playThroughStorm(server.url, pearls, 1);
});
