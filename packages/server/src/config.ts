// How this process is run, read once from the environment.

import { availableParallelism } from 'node:os';
import { builtPage } from './http/page.js';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded database. */
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  /** Folder of the built page; without it only API and sockets are served. */
  readonly page?: string | undefined;
  /** A proxy stands in front, and what it says about the caller's address is believed. */
  readonly behindProxy: boolean;
  /** The name of the host people see: passkeys are bound to it. */
  readonly domain: string;
  /** Pages of other origins that may use this server. */
  readonly origins: readonly string[];
  readonly logLevel: string;
  /** A vote about somebody out of time is settled after so many hours at the latest. */
  readonly voteHours: number;
  readonly botThreads: number;
  readonly limits: Limits;
}

/** Points per window; every request, message or new connection costs one. */
export interface Limits {
  readonly requestsPerMinute: number;
  readonly messagesPerTenSeconds: number;
  readonly connectionsPerMinute: number;
  readonly chatsPerMinute: number;
  readonly newTablesPerHour: number;
}

export const LIMITS_FOR_PEOPLE: Limits = {
  requestsPerMinute: 300,
  messagesPerTenSeconds: 200,
  connectionsPerMinute: 120,
  chatsPerMinute: 20,
  newTablesPerHour: 120,
};

/** For tests and load, where thousands of clients share one address. */
export const NO_LIMITS: Limits = {
  requestsPerMinute: 1e9,
  messagesPerTenSeconds: 1e9,
  connectionsPerMinute: 1e9,
  chatsPerMinute: 1e9,
  newTablesPerHour: 1e9,
};

export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const port = Number(env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT must be a number from 0 to 65535');
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    folder: env['ATOLL_DATA'] ?? 'data',
    databaseUrl: env['DATABASE_URL'] || undefined,
    page: env['ATOLL_PAGE'] || builtPage(),
    behindProxy: env['ATOLL_BEHIND_PROXY'] === '1',
    domain: env['ATOLL_DOMAIN'] || 'localhost',
    origins: (env['ATOLL_ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
    logLevel: env['ATOLL_LOG'] ?? 'info',
    voteHours: voteHoursFrom(env['ATOLL_VOTE_HOURS']),
    botThreads: Math.max(1, availableParallelism() - 1),
    limits: env['ATOLL_LIMITS'] === 'off' ? NO_LIMITS : LIMITS_FOR_PEOPLE,
  };
}

/** The page promises a day at most. */
const LONGEST_VOTE_HOURS = 24;

function voteHoursFrom(text: string | undefined): number {
  const hours = Number(text || LONGEST_VOTE_HOURS);
  if (hours > 0 && hours <= LONGEST_VOTE_HOURS) return hours;
  throw new Error(`ATOLL_VOTE_HOURS must be a number above 0, and not above ${LONGEST_VOTE_HOURS}`);
}
