// The whole server, put together. Started by main.ts, and by tests with games and limits of their own.

import type { AddressInfo } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { AnyGame } from '@atoll/engine';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { Accounts, KEY_PASS, SESSION_PASS } from './accounts/accounts.js';
import { Argon } from './accounts/argon.js';
import { Attempts } from './accounts/attempts.js';
import { cookieNames } from './accounts/cookies.js';
import { accountsSecret } from './accounts/secret.js';
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
import { AttemptBook } from './store/attempt-book.js';
import { readableByOthers } from './store/private-files.js';
import { Store } from './store/store.js';

export interface ServerParts {
  readonly games: readonly AnyGame[];
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
export const REDACTED = ['req.headers.cookie', 'req.headers.authorization', '*.key', '*.secret', '*.token', '*.doc'];

/** Whoever sends half a request and then nothing is cut off after this. */
const REQUEST_MS = 30_000;

export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const log = parts.log ?? pino({ level: config.logLevel, redact: REDACTED });
  const now = parts.now ?? Date.now;
  const { requestMs = REQUEST_MS } = config;
  const metrics = new Metrics(true);
  const self = newId();
  const store = await Store.open({ folder: config.folder, url: config.databaseUrl, self, observeGroup: metrics.group });
  const secret = await accountsSecret(store, config).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const games = new Map(parts.games.map((game) => [game.id, game]));
  const bots = parts.bots ?? botsApart(config.botThreads, log);
  const rooms = new Rooms({
    store,
    games,
    bots,
    log,
    now,
    observeFault: metrics.fault,
    observeBotFailure: metrics.botFailure,
  });
  /** What processes tell each other is the name of a table, or what lets nobody in any more. */
  const passEnded = async (pass: string): Promise<void> => {
    sockets.passEnded(pass);
    await store.shout(pass);
  };
  const players = new Players(store, (player) => passEnded(KEY_PASS + player));
  const limits = new RateLimits(config.limits);
  const attempts = new Attempts(new AttemptBook(store.database.db), now);
  const accounts = new Accounts({
    store,
    secret,
    players,
    argon: new Argon(),
    attempts,
    names: cookieNames(config.behindProxy),
    olderNamesUntil: config.behindProxy ? Number(await store.setting('host-cookies-since', String(now()))) : 0,
    origins: config.origins,
    secure: config.behindProxy,
    domain: config.domain,
    now,
    sessionEnded: (id) => passEnded(SESSION_PASS + id),
    passwordReset: (email) => attempts.forget(email),
  });
  const services = { store, rooms, players, accounts, games, limits, metrics, log, now };
  const app = httpApp(services, config);
  const serverOptions = {
    requestTimeout: requestMs,
    headersTimeout: requestMs,
    connectionsCheckingInterval: Math.ceil(requestMs / 3),
  };
  const http = createAdaptorServer({ fetch: app.fetch, serverOptions }) as HttpServer;
  const sockets: Sockets = new Sockets(services, accounts, config);
  await rooms.listen((name) => {
    if (name.startsWith(KEY_PASS)) players.forget(name.slice(KEY_PASS.length));
    sockets.passEnded(name);
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
  const readable = store.kind === 'embedded' ? readableByOthers(config.folder) : [];
  if (readable.length > 0) log.warn({ readable }, 'other users of this machine can read these');
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
