// Kill −9 at random moments, restart, go on: no acknowledged move is lost, none is doubled, nobody is locked out.

import { rmSync } from 'node:fs';
import { below, randomFrom, readRecord, verify } from '@atoll/engine';
import type { AtollClient } from '@atoll/protocol';
import { share } from '@atoll/testkit';
import { pearls } from '@atoll/testkit/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEnded, people, playToTheEnd, tableOf } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { startPostgres } from './testing/postgres.testing.js';
import type { TestPostgres } from './testing/postgres.testing.js';
import { startProxy } from './testing/proxy.testing.js';
import { bundleServer, killAll, spawnServer, temporaryFolder } from './testing/process.testing.js';
import type { Bundle, ServerProcess } from './testing/process.testing.js';

let bundle: Bundle;
let folder: string;
let postgres: TestPostgres;

beforeAll(async () => {
  bundle = await bundleServer();
  folder = temporaryFolder();
  postgres = await startPostgres();
});

afterAll(async () => {
  killAll();
  bundle.remove();
  rmSync(folder, { recursive: true, force: true });
  await postgres.stop();
});

interface Game {
  /** Whether its players hold answers back, take them back and confirm them. */
  readonly holding: boolean;
  readonly table: string;
  readonly seated: readonly Person[];
  readonly clients: readonly AtollClient[];
  /** What was acknowledged, by seat. */
  readonly acknowledged: { readonly seat: number; readonly decision: string; readonly move: unknown }[];
}

async function newGame(url: string, index: number): Promise<Game> {
  const seated = await people(url, 2);
  const table = await tableOf(seated, { game: 'pearls' });
  const acknowledged: Game['acknowledged'] = [];
  const clients = seated.map((person, seat) => {
    const client = person.client(table);
    const move = client.move.bind(client);
    client.move = async (decision, answer, hold) => {
      const reply = await move(decision, answer, hold);
      if (reply.ok && !hold) acknowledged.push({ seat, decision, move: answer });
      return reply;
    };
    return client;
  });
  return { table, seated, clients, acknowledged, holding: index % 2 === 0 };
}

/** Every acknowledged answer is in the record, once; and the record is a whole, legal game. */
async function examine(url: string, { table, acknowledged, clients, holding }: Game): Promise<void> {
  const text = await (await fetch(`${url}/api/tables/${table}/record`)).text();
  const record = readRecord(pearls, text);
  const last = verify(pearls, record);
  expect(pearls.ranking(last)).not.toBeNull();
  const inputs = record.inputs.map(({ seat, decision, move }) => JSON.stringify({ seat, decision, move }));
  expect(new Set(record.inputs.map(({ seat, decision }) => `${seat} ${decision}`)).size).toBe(inputs.length);
  for (const said of acknowledged) expect(inputs).toContain(JSON.stringify(said));
  if (!holding) expect(acknowledged.length).toBe(inputs.length);
  for (const client of clients) client.close();
}

function play({ clients, table, holding }: Game): Promise<void>[] {
  return clients.map((client) => playToTheEnd(client, table, holding ? { hold: 3, undo: 3 } : {}));
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Does harm again and again until the games are over; returns how often. Counted in moves, not in time, so that a slow
 * machine makes progress in between: each time after `moves()` more were acknowledged, and a moment.
 */
async function harass(
  games: readonly Game[],
  moves: () => number,
  moment: () => number,
  harm: () => Promise<void>,
): Promise<number> {
  const made = (): number => games.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  let over = false;
  const played = Promise.all(games.flatMap(play)).finally(() => {
    over = true;
  });
  const harassed = async (): Promise<number> => {
    for (let times = 0; ; times++) {
      const enough = made() + moves();
      while (made() < enough) {
        if (over) return times;
        await pause(5);
      }
      await pause(moment());
      await harm();
    }
  };
  const [times] = await Promise.all([harassed(), played]);
  return times;
}

const GAMES = share(50);

it(`${GAMES} games on the embedded database, through kills and restarts`, { timeout: 150_000 }, async () => {
  const random = randomFrom('kill');
  let server: ServerProcess = await spawnServer(bundle, { folder });
  const port = Number(new URL(server.url).port);
  const games = await Promise.all(Array.from({ length: GAMES }, (_, index) => newGame(server.url, index)));
  // The fewer games, the fewer moves there are to kill between; a restart costs more than all the moves of a game.
  const moves = (): number => share(20) + 6 + below(random, share(150));
  const kills = await harass(
    games,
    moves,
    () => below(random, 40),
    async () => {
      await server.kill();
      server = await spawnServer(bundle, { folder, port });
    },
  );
  for (const game of games) await examine(server.url, game);
  expect(kills).toBeGreaterThan(2);
  expect(await server.end()).toBe(0);
});

it('where the server is a process of its own, bots think in another', async () => {
  const server = await spawnServer(bundle, { folder });
  const [ana] = (await people(server.url, 1)) as [Person];
  const { body } = await ana.post('/api/tables', { game: 'pearls', seats: ['me', 'bot', 'bot'] });
  await ana.post(`/api/tables/${body.id}/start`);
  const client = ana.client(body.id);
  await playToTheEnd(client, 'threads');
  expect(isEnded(client.state)).toBe(true);
  client.close();
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  expect(figures).toMatch(/^atoll_bot_answers_total{by="bot"} [1-9]/m);
  expect(figures).toContain('atoll_bot_answers_total{by="stand-in"} 0');
  expect(figures).toContain('atoll_bot_answers_total{by="fallback"} 0');
  expect(await server.end()).toBe(0);
});

describe('two processes on one PostgreSQL', () => {
  it('players of one table sit at both, and go on at the other when one is killed', { timeout: 150_000 }, async () => {
    const random = randomFrom('two');
    const databaseUrl = await postgres.fresh();
    const start = (): Promise<ServerProcess> => spawnServer(bundle, { folder, databaseUrl });
    const servers = await Promise.all([start(), start()]);
    const games = await Promise.all(Array.from({ length: 10 }, (_, index) => newGame(servers[0]?.url ?? '', index)));
    // The second player of every table goes to the second process.
    for (const { seated } of games) (seated[1] as Person).base = servers[1]?.url ?? '';
    for (const { seated } of games) (seated[1] as Person).cut();
    const moves = (): number => 10 + below(random, 60);
    const kills = await harass(
      games,
      moves,
      () => below(random, 40),
      async () => {
        const dying = below(random, 2);
        const other = servers[1 - dying] as ServerProcess;
        const killed = servers[dying] as ServerProcess;
        for (const { seated } of games)
          for (const person of seated) if (person.base === killed.url) person.base = other.url;
        await killed.kill();
        servers[dying] = await start();
        // Half of those at the survivor move to the fresh one.
        for (const { seated } of games) {
          const moved = seated[below(random, 2)] as Person;
          moved.base = servers[dying]?.url ?? '';
          moved.cut();
        }
      },
    );
    for (const game of games) await examine(servers[below(random, 2)]?.url ?? '', game);
    expect(kills).toBeGreaterThan(0);
    expect(await Promise.all(servers.map((server) => server.end()))).toEqual([0, 0]);
  });

  it(
    'behind a proxy that spreads them, players never notice which process they are at',
    { timeout: 150_000 },
    async () => {
      const random = randomFrom('proxy');
      const databaseUrl = await postgres.fresh();
      const start = (): Promise<ServerProcess> => spawnServer(bundle, { folder, databaseUrl });
      const servers = await Promise.all([start(), start()]);
      const proxy = await startProxy(() => servers.map(({ url }) => url));
      const games = await Promise.all(Array.from({ length: 8 }, (_, index) => newGame(proxy.url, index)));
      const kills = await harass(
        games,
        () => 20 + below(random, 60),
        () => below(random, 40),
        async () => {
          const dying = below(random, 2);
          await (servers[dying] as ServerProcess).kill();
          await pause(below(random, 200));
          servers[dying] = await start();
        },
      );
      for (const game of games) await examine(proxy.url, game);
      expect(kills).toBeGreaterThan(0);
      // Both at the beginning, and every one that was started later, had people.
      expect(proxy.sockets.size).toBeGreaterThan(1);
      await proxy.close();
      expect(await Promise.all(servers.map((server) => server.end()))).toEqual([0, 0]);
    },
  );
});
