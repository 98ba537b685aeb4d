// The whole server, put together. Started by main.ts, and by tests with games and limits of their own.

import type { AddressInfo } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { AnyGame } from '@atoll/engine';
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
import { newId } from './secrets.js';
import { Sockets } from './socket/sockets.js';
import { Service } from './store/service.js';
import { StartError } from './store/start-error.js';
import { Store } from './store/store.js';
import { TROUBLE_WORDS } from './store/trouble.js';
import { WAITS, within } from './store/waits.js';
import type { Waits } from './store/waits.js';

export interface ServerParts {
  readonly games: readonly AnyGame[];
  readonly bots?: Bots;
  readonly now?: () => number;
  readonly log?: Logger;
  /** Tests are in more of a hurry. */
  readonly waits?: Partial<Waits>;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Finishes what it has accepted, then ends. */
  stop(): Promise<void>;
}

/** Keys and tokens never reach a log. */
const REDACTED = ['req.headers.cookie', 'req.headers.authorization', '*.key', '*.secret', '*.token', '*.doc'];

const HOUR_MS = 3_600_000;

/** What processes tell each other is the name of a table, or this and the id of a session that has ended. */
const SESSION = 'session:';

export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const log = parts.log ?? pino({ level: config.logLevel, redact: REDACTED });
  const now = parts.now ?? Date.now;
  const metrics = new Metrics(true);
  const waits = { ...WAITS, ...parts.waits };
  const self = newId();
  const { folder, databaseUrl } = config;
  const store = await Store.open({
    folder,
    url: databaseUrl,
    self,
    waits,
    observeGroup: metrics.group,
    observeFault: (error) => service.noteFault(error),
  });
  const service: Service = await serviceOf(store, now, waits.beatMs, log);
  const games = new Map(parts.games.map((game) => [game.id, game]));
  const bots = parts.bots ?? botsApart(config.botThreads, log);
  const rooms = new Rooms({
    store,
    games,
    bots,
    log,
    now,
    service,
    voteMs: config.voteHours * HOUR_MS,
    compareMs: waits.compareMs,
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
  const services = { store, service, rooms, players, accounts, games, limits, metrics, log, now };
  const app = httpApp(services, config);
  const http = createAdaptorServer({ fetch: app.fetch }) as HttpServer;
  const sockets: Sockets = new Sockets(services, accounts, config);
  await rooms.listen(
    (name) => {
      if (name.startsWith(SESSION)) sockets.sessionEnded(name.slice(SESSION.length));
    },
    () => void sockets.checkSessions().catch((error: unknown) => log.warn({ err: error }, 'sessions')),
  );
  sockets.attach(http);
  metrics.gauge('atoll_sockets', 'Open sockets', () => sockets.size);
  metrics.gauge('atoll_rooms', 'Tables in memory', () => rooms.size);
  metrics.gauge('atoll_store_ok', 'Whether the store takes what it is given', () => Number(service.trouble === null));
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
      const finished = (async () => {
        await rooms.close();
        http.closeAllConnections();
        await service.stop().catch((error: unknown) => log.warn({ err: error }, 'the last heartbeat'));
        await store.close();
        return true;
      })();
      const isFinished = await within(waits.stopMs, finished, false);
      http.closeAllConnections();
      if (!isFinished) throw new Error('the store did not answer in time');
      log.info('stopped');
    },
  };
}

/** Serves from now on, as far as the clocks are concerned; fails where the store cannot be written. */
async function serviceOf(store: Store, now: () => number, beatMs: number, log: Logger): Promise<Service> {
  const service = new Service({
    heartbeat: store.heartbeat,
    now,
    beatMs,
    observe: (trouble, error) => {
      if (trouble === null) log.info('the store works again');
      else log.error({ err: error, trouble }, TROUBLE_WORDS[trouble]);
    },
  });
  try {
    await service.start();
    return service;
  } catch (error) {
    await store.close();
    const { trouble } = service;
    throw trouble === null ? error : new StartError(TROUBLE_WORDS[trouble], { cause: error });
  }
}

function botsApart(threads: number, log: Logger): Bots {
  return new FairBots({
    threads,
    thinkers: new ProcessApart(threads),
    standIns: new ThreadPool(1),
    noteFailure: (error) => log.warn({ err: error }, 'a bot failed or was late: another stands in'),
  });
}
