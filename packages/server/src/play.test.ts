// Whole games over real sockets: the same result as the engine alone.

import { allSeats, hashOf, randomFrom, readRecord, verify } from '@atoll/engine';
import type { AnyGame, GameRecord, GameTypes, Seat } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import { pearls } from '@atoll/testkit/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORM, throughChaos } from './testing/chaos.testing.js';
import { choice, isEnded, people, playToTheEnd, tableOf, until } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

const games = await registry.allPresent();

let server: TestServer;

beforeAll(async () => {
  server = await serve({}, { games: finished });
});

afterAll(async () => {
  await server.stop();
});

/** The same script without server, sockets or store. */
function headless(game: AnyGame, record: GameRecord<GameTypes>, script: string): GameTypes['state'] {
  let { state } = game.setup(record.seats, record.options, record.seed);
  for (;;) {
    const decision = game.decisions(state).find((open) => !open.optional);
    if (decision === undefined) return state;
    const moves = game.legalMoves(state, decision);
    const move = moves[choice(script, decision.seat, decision.id, moves.length)];
    if (move === undefined) throw new Error('a dead end');
    ({ state } = game.apply(state, decision, move));
  }
}

const finished: readonly AnyGame[] = [pearls, ...games];

describe.each(finished)('$id', (game) => {
  const seats = Math.min(4, game.seats.max);

  it('ends as it does without a server, and its record proves it', async () => {
    const seated = await people(server.url, seats);
    const table = await tableOf(seated, { game: game.id });
    const clients = seated.map((person) => person.client(table));
    await Promise.all(clients.map((client) => playToTheEnd(client, 'script')));
    const states = await Promise.all(clients.map((client) => until(client, isEnded)));

    const response = await fetch(`${server.url}/api/tables/${table}/record`);
    const record = readRecord(game, await response.text());
    const last = verify(game, record);
    expect(hashOf(last)).toBe(hashOf(headless(game, record, 'script')));
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

  it.each(game === pearls ? [1, 2, 3, 4] : [1])(
    'ends the same through broken, doubled and reordered messages (%i)',
    async (storm) => {
      const script = `storm-${storm}`;
      const seated = await people(server.url, seats);
      const table = await tableOf(seated, { game: game.id });
      let connections = 0;
      const clients = seated.map((person, seat) => {
        const random = randomFrom(`${script}-${seat}`);
        return person.client(table, (socket) => {
          connections += 1;
          return throughChaos(socket, random, STORM);
        });
      });
      const watcher = (await people(server.url, 1))[0]?.client(table, (socket) =>
        throughChaos(socket, randomFrom(script), STORM),
      );
      if (watcher === undefined) throw new Error('nobody watches');
      await Promise.all(clients.map((client) => playToTheEnd(client, script, { hold: 4, undo: 3 })));
      expect(connections).toBeGreaterThan(8);
      const response = await fetch(`${server.url}/api/tables/${table}/record`);
      const record = readRecord(game, await response.text());
      const last = verify(game, record);
      expect(hashOf(last)).toBe(hashOf(headless(game, record, script)));
      for (const [seat, client] of [...clients, watcher].entries()) {
        const { screen } = await until(client, isEnded);
        expect(screen?.view).toEqual(game.view(last, seat === seats ? 'spectator' : (seat as Seat)));
        client.close();
      }
    },
  );
});
