// One store under load, phase by phase.

import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { atRate, fanOut, OPENED_AT_ONCE } from './baselines.js';
import { CrowdTable, inParallel, makeBotTable, makeTable, namedPeople } from './crowd.js';
import type { Answered, Site } from './crowd.js';
import { percentiles } from './figures.js';
import type { Figure } from './figures.js';
import { start } from './process.js';
import type { Running } from './process.js';

export interface Plan {
  readonly tables: number;
  readonly perSecond: number;
  readonly game: string;
  readonly seats: number;
  readonly pacedMs: number;
  readonly saturatedMs: number;
  /** Tables of Hard bots that think all the while. */
  readonly botTables: number;
}

export interface StoreUnderTest {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  /** Durable single commits a second, without us. */
  commits(): Promise<number>;
}

const SERVER = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const FAN_OUT = fileURLToPath(new URL('./fan-out-server.js', import.meta.url));
const WIDTH = 16;
const SOCKETS_CUT = 1000;
/** Played at the same rate before anything is measured: thousands of arrivals leave much to be collected. */
const WARM_UP_MS = 3000;

/** No part of a run takes longer than this, or the run is broken. */
const PART_MS = 90_000;

type Whisper = (text: string) => void;

export async function runLoad(store: StoreUnderTest, plan: Plan, whisper: Whisper): Promise<Figure[]> {
  const part = <T>(name: string, work: () => Promise<T>): Promise<T> => {
    whisper(name);
    return bounded(name, work());
  };
  const figures: Figure[] = [machineLoad('before')];
  const commits = await part('commits of the raw store', () => store.commits());
  figures.push({ name: 'raw store, single durable commits', value: commits, unit: '/s' });
  const env = { ...store.env, ATOLL_LIMITS: 'off', ATOLL_LOG: 'error' };
  let server = await start(SERVER, { ...env, PORT: '0' });
  const site: Site = { url: server.url, game: plan.game, seats: plan.seats };
  const empty = await resident(server);
  const cookies = await namedPeople(site);
  const ids = await part(`setting ${plan.tables} tables`, () => setTables(site, cookies, plan));
  const set = await resident(server);
  const tables = ids.map((id, number) => new CrowdTable(site, id, cookies, number));
  await part('opening sockets', () => inParallel(tables, OPENED_AT_ONCE, (table) => table.open()));
  await pause(1000);
  figures.push(...memory(plan, empty, set, await resident(server)));
  for (let n = 0; n < plan.botTables; n++) await makeBotTable(site, cookies[0] ?? '');
  figures.push({ name: 'tables of Hard bots beside', value: plan.botTables, unit: '' });
  figures.push(...(await part(`${plan.perSecond} moves a second`, () => paced(tables, plan))));
  figures.push(...(await part('as fast as it goes', () => saturated(tables, plan, commits, server))));
  figures.push(await part('cutting sockets', () => cutOff(tables, plan)));
  server = await part('kill -9', () => killed(server, env, tables, figures));
  for (const table of tables) table.close();
  await server.stop('SIGTERM');
  figures.push(machineLoad('after'));
  return figures;
}

async function bounded<T>(name: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(`${name}: not done after ${PART_MS / 1000} seconds`)), PART_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** More than about 2 before a run: others are at work, and the figures are worth little. */
function machineLoad(when: string): Figure {
  return { name: `load average of the machine, ${when}`, value: loadavg()[0] ?? 0, unit: '' };
}

async function setTables(site: Site, cookies: readonly string[], plan: Plan): Promise<string[]> {
  const ids: string[] = [];
  const all = Array.from({ length: plan.tables });
  await inParallel(all, WIDTH, async () => void ids.push(await makeTable(site, cookies)));
  return ids;
}

function memory(plan: Plan, empty: number, set: number, connected: number): Figure[] {
  const sockets = plan.tables * plan.seats;
  return [
    { name: 'memory per table set', value: (set - empty) / plan.tables / 1024, unit: 'kB' },
    { name: 'memory per socket', value: (connected - set) / sockets / 1024, unit: 'kB', floor: 40, target: 20 },
  ];
}

function resident(server: Running): Promise<number> {
  return metric(server, 'process_resident_memory_bytes');
}

/** Plays at the rate of the plan; every answer is noted, the slowest too. */
async function playAtRate(
  tables: readonly CrowdTable[],
  plan: Plan,
  ms: number,
  note: (answered: Answered) => void,
): Promise<void> {
  const busy = new Set<CrowdTable>();
  await atRate(plan.perSecond, ms, (n) => {
    const table = tables[(n * 7919) % tables.length];
    if (table === undefined || busy.has(table)) return;
    busy.add(table);
    void table.play().then((answered) => {
      busy.delete(table);
      if (answered !== null) note(answered);
    });
  });
  await pause(1000);
}

async function paced(tables: readonly CrowdTable[], plan: Plan): Promise<Figure[]> {
  const everywhere: number[] = [];
  const acknowledged: number[] = [];
  await playAtRate(tables, plan, WARM_UP_MS, () => {});
  const before = traffic(tables);
  await playAtRate(tables, plan, plan.pacedMs, ({ told, acknowledgedMs, everywhereMs }) => {
    acknowledged.push(acknowledgedMs);
    if (told) everywhere.push(everywhereMs);
  });
  const after = traffic(tables);
  const bytes = Math.round((after.bytes - before.bytes) / Math.max(1, after.messages - before.messages));
  const bare = await start(FAN_OUT, {});
  const { tables: count, seats, perSecond } = plan;
  const fan = await fanOut({ url: bare.url, tables: count, seats, bytes, perSecond, ms: plan.pacedMs / 2 });
  await bare.stop('SIGKILL');
  const all = percentiles(everywhere);
  const own = percentiles(acknowledged);
  return [
    { name: 'warm-up before measuring', value: WARM_UP_MS / 1000, unit: 's' },
    { name: 'moves a second, paced', value: (acknowledged.length / plan.pacedMs) * 1000, unit: '/s' },
    { name: 'bytes of a message to one socket', value: bytes, unit: 'B' },
    { name: 'move to answer, median', value: own.median, unit: 'ms' },
    { name: 'move to all screens, median', value: all.median, unit: 'ms' },
    { name: 'move to all screens, p95', value: all.p95, unit: 'ms' },
    {
      name: 'move to all screens, p99',
      value: all.p99,
      unit: 'ms',
      floor: Math.max(50, 3 * fan.p99),
      target: Math.max(25, 2 * fan.p99),
    },
    { name: 'bare fan-out, median', value: fan.median, unit: 'ms' },
    { name: 'bare fan-out, p99', value: fan.p99, unit: 'ms' },
  ];
}

async function saturated(
  tables: readonly CrowdTable[],
  plan: Plan,
  commits: number,
  server: Running,
): Promise<Figure[]> {
  const before = await metric(server, 'process_cpu_seconds_total');
  const until = performance.now() + plan.saturatedMs;
  let moves = 0;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < until && !table.over) {
        if ((await table.play()) !== null) moves += 1;
        else await pause(5);
      }
    }),
  );
  const seconds = (performance.now() - until + plan.saturatedMs) / 1000;
  const spent = (await metric(server, 'process_cpu_seconds_total')) - before;
  return [
    {
      name: 'durable moves a second, saturated',
      value: moves / seconds,
      unit: '/s',
      floor: 0.7 * commits,
      target: 1.5 * commits,
      more: true,
    },
    { name: 'processor time of the server per move', value: (spent / moves) * 1000, unit: 'ms' },
  ];
}

async function cutOff(tables: readonly CrowdTable[], plan: Plan): Promise<Figure> {
  const cut = tables.slice(0, Math.ceil(SOCKETS_CUT / plan.seats));
  const from = performance.now();
  for (const table of cut) table.cut();
  await pause(1);
  await Promise.all(cut.map((table) => table.inStep()));
  const value = (performance.now() - from) / 1000;
  return { name: `${cut.length * plan.seats} sockets cut, all back in step`, value, unit: 's', floor: 5, target: 2.5 };
}

async function killed(
  server: Running,
  env: Readonly<Record<string, string>>,
  tables: readonly CrowdTable[],
  figures: Figure[],
): Promise<Running> {
  const { port } = new URL(server.url);
  await server.stop('SIGKILL');
  const from = performance.now();
  const again = await start(SERVER, { ...env, PORT: port });
  const first = tables[0];
  if (first === undefined) return again;
  await fetch(`${again.url}/api/tables/${first.id}`);
  const ready = (performance.now() - from) / 1000;
  await Promise.all(tables.map((table) => table.inStep()));
  const back = (performance.now() - from) / 1000;
  const lost = tables.filter((table) => table.clients.some((client) => client.state.seq < table.promised)).length;
  figures.push(
    { name: 'after kill -9, ready again', value: ready, unit: 's', floor: 5, target: 2 },
    { name: 'after kill -9, every socket back in step', value: back, unit: 's' },
    { name: 'after kill -9, tables that lost a promised move', value: lost, unit: '', floor: 0, target: 0 },
  );
  return again;
}

function traffic(tables: readonly CrowdTable[]): { bytes: number; messages: number } {
  let bytes = 0;
  let messages = 0;
  for (const table of tables) {
    bytes += table.bytes;
    messages += table.messages;
  }
  return { bytes, messages };
}

async function metric(server: Running, name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? 0);
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
