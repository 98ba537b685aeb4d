// A server with its crowd, and what the crowd does there: play at a rate, play as fast as it goes.

import { atRate, OPENED_AT_ONCE } from './baselines.js';
import { CrowdTable, inParallel, makeTable, namedPeople } from './crowd.js';
import type { Answered, Site } from './crowd.js';
import { percentiles } from './figures.js';
import type { Percentiles } from './figures.js';
import { watchMachine } from './machine.js';
import type { MachineLoad } from './machine.js';
import { metric } from './metrics.js';
import { start } from './process.js';
import type { Running } from './process.js';
import { pause } from './time.js';
import type { Part } from './time.js';

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

export interface Crowd {
  readonly server: Running;
  readonly site: Site;
  readonly cookies: readonly string[];
  readonly tables: readonly CrowdTable[];
  /** Bytes. */
  readonly perTable: number;
  readonly perSocket: number;
}

const WIDTH = 16;
/** Played at the same rate before anything is measured: thousands of arrivals leave much to be collected. */
const WARM_UP_MS = 3000;

export const warmUpMs = ({ pacedMs }: Plan): number => Math.min(WARM_UP_MS, pacedMs);

/** `script`: a server, of this checkout or of another. */
export async function gather(
  script: string,
  env: Readonly<Record<string, string>>,
  plan: Plan,
  part: Part,
): Promise<Crowd> {
  const server = await start(script, { ...env, PORT: '0' });
  const resident = (): Promise<number> => metric(server.url, 'process_resident_memory_bytes');
  const site: Site = { url: server.url, game: plan.game, seats: plan.seats };
  const empty = await resident();
  const cookies = await namedPeople(site);
  const ids = await part(`setting ${plan.tables} tables`, () => setTables(site, cookies, plan));
  const set = await resident();
  const tables = ids.map((id, number) => new CrowdTable(site, id, cookies, number));
  await part('opening sockets', () => inParallel(tables, OPENED_AT_ONCE, (table) => table.open()));
  await pause(Math.min(1000, plan.pacedMs));
  const perTable = (set - empty) / plan.tables;
  const perSocket = ((await resident()) - set) / (plan.tables * plan.seats);
  return { server, site, cookies, tables, perTable, perSocket };
}

async function setTables(site: Site, cookies: readonly string[], plan: Plan): Promise<string[]> {
  const ids: string[] = [];
  const all = Array.from({ length: plan.tables });
  await inParallel(all, WIDTH, async () => void ids.push(await makeTable(site, cookies)));
  return ids;
}

export interface Paced {
  readonly perSecond: number;
  readonly messageBytes: number;
  readonly answered: Percentiles;
  readonly everywhere: Percentiles;
  /** Milliseconds of the server's processor. */
  readonly processorMs: number;
  readonly machine: MachineLoad;
}

/** After a warm-up at the same rate. */
export async function playPaced({ server, tables }: Crowd, plan: Plan): Promise<Paced> {
  const everywhere: number[] = [];
  const acknowledged: number[] = [];
  await playAtRate(tables, plan, warmUpMs(plan), () => {});
  const before = traffic(tables);
  const [machine, processor] = [watchMachine(), await processorOf(server)];
  await playAtRate(tables, plan, plan.pacedMs, ({ told, acknowledgedMs, everywhereMs }) => {
    acknowledged.push(acknowledgedMs);
    if (told) everywhere.push(everywhereMs);
  });
  const spent = (await processorOf(server)) - processor;
  const after = traffic(tables);
  return {
    perSecond: (acknowledged.length / plan.pacedMs) * 1000,
    messageBytes: Math.round((after.bytes - before.bytes) / Math.max(1, after.messages - before.messages)),
    answered: percentiles(acknowledged),
    everywhere: percentiles(everywhere),
    processorMs: (spent / Math.max(1, acknowledged.length)) * 1000,
    machine: machine(),
  };
}

/** Every answer is noted, the slowest too. */
async function playAtRate(
  tables: readonly CrowdTable[],
  plan: Plan,
  ms: number,
  note: (answered: Answered) => void,
): Promise<void> {
  const busy = new Map<CrowdTable, Promise<void>>();
  await atRate(plan.perSecond, ms, (n) => {
    const table = tables[(n * 7919) % tables.length];
    if (table === undefined || busy.has(table)) return;
    const played = table.play().then((answered) => {
      busy.delete(table);
      if (answered !== null) note(answered);
    });
    busy.set(table, played);
  });
  await Promise.all(busy.values());
}

export interface Saturated {
  readonly perSecond: number;
  readonly processorMs: number;
  readonly machine: MachineLoad;
}

export async function playSaturated({ server, tables }: Crowd, plan: Plan): Promise<Saturated> {
  const [machine, before] = [watchMachine(), await processorOf(server)];
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
  const spent = (await processorOf(server)) - before;
  return {
    perSecond: moves / seconds,
    processorMs: (spent / Math.max(1, moves)) * 1000,
    machine: machine(),
  };
}

function processorOf(server: Running): Promise<number> {
  return metric(server.url, 'process_cpu_seconds_total');
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
