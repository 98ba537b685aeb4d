// How this process is run, read once from the environment.

import { availableParallelism } from 'node:os';
import { builtPage } from './http/page.js';
import { keepFrom } from './retention/keep.js';
import type { Keep } from './retention/keep.js';

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
  /** What the accounts' cookies are signed with; without it one is found (accounts/secret.ts). */
  readonly secret?: string | undefined;
  readonly logLevel: string;
  /** Lets its bearer read the figures from elsewhere. */
  readonly metricsToken?: string | undefined;
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestMs?: number | undefined;
  /** A vote about somebody out of time is settled after so many hours at the latest. */
  readonly voteHours: number;
  readonly botThreads: number;
  readonly limits: Limits;
  readonly keep: Keep;
}

/** Points per window; every request, message or new connection costs one. */
export interface Limits {
  readonly requestsPerMinute: number;
  readonly messagesPerTenSeconds: number;
  readonly connectionsPerMinute: number;
  readonly chatsPerMinute: number;
  readonly newTablesPerHour: number;
  /** Whole games played again to verify or to write a record. */
  readonly recordsPerMinute: number;
  /** Moments of the past, and pages of the log. */
  readonly momentsPerMinute: number;
  /** Asked for at one seat. */
  readonly takeBacksPerMinute: number;
  /** Records one player may hand in. */
  readonly recordsPerDay: number;
  /** Of all records handed in together. */
  readonly recordBytesPerDay: number;
  /** Open at once, by address. */
  readonly socketsPerAddress: number;
}

export const LIMITS_FOR_PEOPLE: Limits = {
  requestsPerMinute: 300,
  messagesPerTenSeconds: 200,
  connectionsPerMinute: 120,
  chatsPerMinute: 20,
  newTablesPerHour: 120,
  recordsPerMinute: 6,
  momentsPerMinute: 60,
  takeBacksPerMinute: 6,
  recordsPerDay: 50,
  recordBytesPerDay: 64_000_000,
  socketsPerAddress: 250,
};

/** For tests and load, where thousands of clients share one address. */
export const NO_LIMITS: Limits = {
  requestsPerMinute: 1e9,
  messagesPerTenSeconds: 1e9,
  connectionsPerMinute: 1e9,
  chatsPerMinute: 1e9,
  newTablesPerHour: 1e9,
  recordsPerMinute: 1e9,
  momentsPerMinute: 1e9,
  takeBacksPerMinute: 1e9,
  recordsPerDay: 1e9,
  recordBytesPerDay: 1e15,
  socketsPerAddress: 1e9,
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
    secret: secretIn(env['ATOLL_SECRET']),
    logLevel: env['ATOLL_LOG'] ?? 'info',
    metricsToken: env['ATOLL_METRICS_TOKEN'] || undefined,
    voteHours: voteHoursFrom(env['ATOLL_VOTE_HOURS']),
    botThreads: Math.max(1, availableParallelism() - 1),
    limits: env['ATOLL_LIMITS'] === 'off' ? NO_LIMITS : limitsFrom(env),
    keep: keepFrom(env),
  };
}

function limitsFrom(env: Readonly<Record<string, string | undefined>>): Limits {
  const { recordsPerDay, recordBytesPerDay } = LIMITS_FOR_PEOPLE;
  return {
    ...LIMITS_FOR_PEOPLE,
    recordsPerDay: wholeNumber(env, 'ATOLL_RECORDS_PER_DAY', recordsPerDay),
    recordBytesPerDay: 1e6 * wholeNumber(env, 'ATOLL_RECORD_MEGABYTES_PER_DAY', recordBytesPerDay / 1e6),
  };
}

function wholeNumber(env: Readonly<Record<string, string | undefined>>, name: string, usual: number): number {
  const given = env[name];
  if (given === undefined || given === '') return usual;
  if (!/^\d{1,9}$/.test(given)) throw new Error(`${name} must be a whole number, not '${given}'`);
  return Number(given);
}

const SHORTEST_SECRET = 32;

function secretIn(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (value.length < SHORTEST_SECRET) throw new Error(`ATOLL_SECRET must have ${SHORTEST_SECRET} characters or more`);
  return value;
}

/** The page promises a day at most. */
const LONGEST_VOTE_HOURS = 24;

function voteHoursFrom(text: string | undefined): number {
  const hours = Number(text || LONGEST_VOTE_HOURS);
  if (hours > 0 && hours <= LONGEST_VOTE_HOURS) return hours;
  throw new Error(`ATOLL_VOTE_HOURS must be a number above 0, and not above ${LONGEST_VOTE_HOURS}`);
}
