// The whole server, put together. Started by main.ts, and by tests with games and limits of their own.

import type { AddressInfo } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { AnyGame } from '@atoll/engine';
import { presentOnly } from '@atoll/games';
import type { Registry } from '@atoll/games';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { Accounts } from './accounts/accounts.js';
import type { Bots } from './bots/bots.js';
import { FairBots } from './bots/fair-bots.js';
import { ProcessApart } from './bots/process-apart.js';
import { ThreadPool } from './bots/thread-pool.js';
import type { Config } from './config.js';
import { httpApp } from './http/app.js';
import { RateLimits } from './limits.js';
import { Metrics } from './metrics.js';
import { Players } from './players.js';
import { Rooms } from './rooms/rooms.js';
import { rulesFrom } from './rules.js';
import { newId } from './secrets.js';
import { Sockets } from './socket/sockets.js';
import { Store } from './store/store.js';

export interface ServerParts {
  /** As they are played at present: new tables are of these. */
  readonly games: readonly AnyGame[];
  /** Where the rules of tables and records of any version are; the present ones alone, if left out. */
  readonly registry?: Registry;
  readonly bots?: Bots;
  readonly now?: () => number;
  readonly log?: Logger;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Finishes what it has accepted, then ends. */
  stop(): Promise<void>;
}

/** Keys and tokens never reach a log. */
const REDACTED = ['req.headers.cookie', 'req.headers.authorization', '*.key', '*.secret', '*.token', '*.doc'];

/** What processes tell each other is the name of a table, or this and the id of a session that has ended. */
const SESSION = 'session:';

export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const log = parts.log ?? pino({ level: config.logLevel, redact: REDACTED });
  const now = parts.now ?? Date.now;
  const metrics = new Metrics(true);
  const self = newId();
  const store = await Store.open({ folder: config.folder, url: config.databaseUrl, self, observeGroup: metrics.group });
  const games = new Map(parts.games.map((game) => [game.id, game]));
  const rulesOf = rulesFrom(parts.registry ?? presentOnly(parts.games));
  const bots = parts.bots ?? botsApart(config.botThreads, log);
  const rooms = new Rooms({
    store,
    rulesOf,
    bots,
    log,
    now,
    observeFault: metrics.fault,
    observeBotFailure: metrics.botFailure,
  });
  const players = new Players(store);
  const limits = new RateLimits(config.limits);
  const accounts = new Accounts({
    store,
    players,
    origins: config.origins,
    secure: config.behindProxy,
    domain: config.domain,
    now,
    sessionEnded: async (id) => {
      sockets.sessionEnded(id);
      await store.shout(SESSION + id);
    },
  });
  const services = { store, rooms, players, accounts, games, rulesOf, limits, metrics, log, now };
  const app = httpApp(services, config);
  const http = createAdaptorServer({ fetch: app.fetch }) as HttpServer;
  const sockets: Sockets = new Sockets(services, accounts, config);
  await rooms.listen((name) => {
    if (name.startsWith(SESSION)) sockets.sessionEnded(name.slice(SESSION.length));
  });
  sockets.attach(http);
  metrics.gauge('atoll_sockets', 'Open sockets', () => sockets.size);
  metrics.gauge('atoll_rooms', 'Tables in memory', () => rooms.size);
  await new Promise<void>((done, failed) => {
    http.once('error', failed);
    http.listen(config.port, config.host, done);
  });
  const { port } = http.address() as AddressInfo;
  const url = `http://${config.host}:${port}`;
  log.info({ url, store: store.kind }, 'ready');
  return {
    url,
    port,
    async stop() {
      http.close();
      sockets.close();
      await rooms.close();
      http.closeAllConnections();
      await store.close();
      log.info('stopped');
    },
  };
}

function botsApart(threads: number, log: Logger): Bots {
  return new FairBots({
    threads,
    thinkers: new ProcessApart(threads),
    standIns: new ThreadPool(1),
    noteFailure: (error) => log.warn({ err: error }, 'a bot failed or was late: another stands in'),
  });
}
