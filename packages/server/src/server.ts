// The whole server, put together. Started by main.ts, and by tests with games and limits of their own.

import type { AddressInfo } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { AnyGame } from '@atoll/engine';
import { presentOnly } from '@atoll/games';
import type { Registry } from '@atoll/games';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { Accounts, KEY_PASS, SESSION_PASS } from './accounts/accounts.js';
import { Argon } from './accounts/argon.js';
import { Attempts } from './accounts/attempts.js';
import { cookieNames } from './accounts/cookies.js';
import { accountsSecret } from './accounts/secret.js';
import { botsApart } from './bots/bot-pool.js';
import type { Bots } from './bots/bots.js';
import type { Config } from './config.js';
import { httpApp } from './http/app.js';
import { RateLimits } from './limits.js';
import { Metrics } from './metrics.js';
import { Players } from './players.js';
import type { Replays } from './replays/replays.js';
import { ThreadReplays } from './replays/thread-replays.js';
import { shortest } from './retention/keep.js';
import { Retention } from './retention/retention.js';
import { Rooms } from './rooms/rooms.js';
import { Visits } from './rooms/visits.js';
import { rulesFrom } from './rules.js';
import { newId } from './secrets.js';
import { Sockets } from './socket/sockets.js';
import { AttemptBook } from './store/attempt-book.js';
import { readableByOthers } from './store/private-files.js';
import { Service } from './store/service.js';
import { StartError } from './store/start-error.js';
import { Store } from './store/store.js';
import { TROUBLE_WORDS } from './store/trouble.js';
import { WAITS, within } from './store/waits.js';
import type { Waits } from './store/waits.js';

export interface ServerParts {
  /** As they are played at present: new tables are of these. */
  readonly games: readonly AnyGame[];
  /** Where the rules of tables and records of any version are; the present ones alone, if left out. */
  readonly registry?: Registry;
  readonly bots?: Bots;
  readonly replays?: Replays;
  readonly now?: () => number;
  readonly log?: Logger;
  /** Tests are in more of a hurry. */
  readonly waits?: Partial<Waits>;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Throws away what has been kept long enough; it is done every few minutes anyway. */
  sweep(): Promise<void>;
  /** Finishes what it has accepted, then ends. */
  stop(): Promise<void>;
}

/** Keys and tokens never reach a log. */
export const REDACTED = ['req.headers.cookie', 'req.headers.authorization', '*.key', '*.secret', '*.token', '*.doc'];

/** Whoever sends half a request and then nothing is cut off after this. */
const REQUEST_MS = 30_000;

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

export async function startServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const log = parts.log ?? pino({ level: config.logLevel, redact: REDACTED });
  const now = parts.now ?? Date.now;
  const { requestMs = REQUEST_MS } = config;
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
  const secret = await accountsSecret(store, config).catch(async (error: unknown) => {
    await service.stop().catch(() => {});
    await store.close();
    throw error;
  });
  const games = new Map(parts.games.map((game) => [game.id, game]));
  const rulesOf = rulesFrom(parts.registry ?? presentOnly(parts.games));
  const bots = parts.bots ?? botsApart(config.botThreads);
  const { keep } = config;
  const visits = new Visits(store, shortest(keep, ['openTables', 'running', 'finished'], DAY_MS) / 4, now, log);
  const rooms = new Rooms({
    store,
    rulesOf,
    bots,
    log,
    now,
    visits,
    service,
    voteMs: config.voteHours * HOUR_MS,
    compareMs: waits.compareMs,
    observeFault: metrics.fault,
    observeBotAnswer: metrics.botAnswer,
  });
  /** What processes tell each other is the name of a table, or what lets nobody in any more. */
  const passEnded = async (pass: string): Promise<void> => {
    sockets.passEnded(pass);
    await store.shout(pass);
  };
  const seenEvery = shortest(keep, ['guests'], 4 * DAY_MS) / 4;
  const players = new Players(store, (player) => passEnded(KEY_PASS + player), seenEvery);
  const retention = new Retention({ store, rooms, visits, keep, now, log, observe: metrics.expire });
  const limits = new RateLimits(config.limits);
  const replays = parts.replays ?? new ThreadReplays({ observe: metrics.replay });
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
  const services = { store, service, rooms, players, accounts, games, rulesOf, limits, replays, metrics, log, now };
  const app = httpApp(services, config);
  const serverOptions = {
    requestTimeout: requestMs,
    headersTimeout: requestMs,
    connectionsCheckingInterval: Math.ceil(requestMs / 3),
  };
  const http = createAdaptorServer({ fetch: app.fetch, serverOptions }) as HttpServer;
  const sockets: Sockets = new Sockets(services, accounts, config);
  await rooms.listen(
    (name) => {
      if (name.startsWith(KEY_PASS)) players.forget(name.slice(KEY_PASS.length));
      sockets.passEnded(name);
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
  const readable = store.kind === 'embedded' ? readableByOthers(config.folder) : [];
  if (readable.length > 0) log.warn({ readable }, 'other users of this machine can read these');
  return {
    url,
    port,
    sweep: () => retention.sweep(),
    async stop() {
      http.close();
      sockets.close();
      const finished = (async () => {
        await retention.close();
        await rooms.close();
        await visits.flush();
        await replays.close();
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
