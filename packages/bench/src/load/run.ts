// One store under load, phase by phase.

import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { fanOut } from './baselines.js';
import { makeBotTable } from './crowd.js';
import type { CrowdTable } from './crowd.js';
import type { Figure, Percentiles } from './figures.js';
import { gather, playPaced, playSaturated, warmUpMs } from './play.js';
import type { Paced, Plan, Saturated } from './play.js';
import { OWN_SERVER, start } from './process.js';
import type { Running } from './process.js';
import type { StoreUnderTest } from './stores.js';
import { partsOf, pause } from './time.js';
import type { Whisper } from './time.js';

const FAN_OUT = fileURLToPath(new URL('./fan-out-server.js', import.meta.url));
const COMMITS_MS = 2000;
const SOCKETS_CUT = 1000;

export const QUIET_ENV = { ATOLL_LIMITS: 'off', ATOLL_LOG: 'error' };

export async function runLoad(store: StoreUnderTest, plan: Plan, whisper: Whisper): Promise<Figure[]> {
  const part = partsOf(whisper);
  const figures: Figure[] = [machineLoad('before')];
  const commits = await part('commits of the raw store', () => store.commits(COMMITS_MS));
  figures.push({ name: 'raw store, single durable commits', value: commits, unit: '/s' });
  const env = { ...store.env, ...QUIET_ENV };
  const crowd = await gather(OWN_SERVER, env, plan, part);
  const { site, cookies, tables } = crowd;
  figures.push(...memory(crowd));
  for (let n = 0; n < plan.botTables; n++) await makeBotTable(site, cookies[0] ?? '');
  figures.push({ name: 'tables of Hard bots beside', value: plan.botTables, unit: '' });
  const paced = await part(`${plan.perSecond} moves a second`, () => playPaced(crowd, plan));
  const fan = await part('a bare fan-out', () => bareFanOut(plan, paced.messageBytes));
  figures.push(...pacedFigures(plan, paced, fan));
  const saturated = await part('as fast as it goes', () => playSaturated(crowd, plan));
  figures.push(...saturatedFigures(saturated, commits));
  figures.push(await part('cutting sockets', () => cutOff(tables, plan)));
  const server = await part('kill -9', () => killed(crowd.server, env, tables, figures));
  for (const table of tables) table.close();
  await server.stop('SIGTERM');
  figures.push(machineLoad('after'));
  return figures;
}

/** More than about 2 before a run: others are at work, and the figures are worth little. */
function machineLoad(when: string): Figure {
  return { name: `load average of the machine, ${when}`, value: loadavg()[0] ?? 0, unit: '' };
}

function memory({ perTable, perSocket }: { perTable: number; perSocket: number }): Figure[] {
  return [
    { name: 'memory per table set', value: perTable / 1024, unit: 'kB' },
    { name: 'memory per socket', value: perSocket / 1024, unit: 'kB', floor: 40, target: 20 },
  ];
}

async function bareFanOut({ tables, seats, perSecond, pacedMs }: Plan, bytes: number): Promise<Percentiles> {
  const bare = await start(FAN_OUT, {});
  const fan = await fanOut({ url: bare.url, tables, seats, bytes, perSecond, ms: pacedMs / 2 });
  await bare.stop('SIGKILL');
  return fan;
}

function pacedFigures(plan: Plan, paced: Paced, fan: Percentiles): Figure[] {
  const { answered, everywhere, machine } = paced;
  return [
    { name: 'warm-up before measuring', value: warmUpMs(plan) / 1000, unit: 's' },
    { name: 'moves a second, paced', value: paced.perSecond, unit: '/s' },
    { name: 'bytes of a message to one socket', value: paced.messageBytes, unit: 'B' },
    { name: 'move to answer, median', value: answered.median, unit: 'ms' },
    { name: 'move to all screens, median', value: everywhere.median, unit: 'ms' },
    { name: 'move to all screens, p95', value: everywhere.p95, unit: 'ms' },
    {
      name: 'move to all screens, p99',
      value: everywhere.p99,
      unit: 'ms',
      floor: Math.max(50, 3 * fan.p99),
      target: Math.max(25, 2 * fan.p99),
    },
    { name: 'bare fan-out, median', value: fan.median, unit: 'ms' },
    { name: 'bare fan-out, p99', value: fan.p99, unit: 'ms' },
    ...(machine.othersShare === null
      ? []
      : [{ name: 'processors taken by others meanwhile', value: machine.othersShare * 100, unit: '%' }]),
  ];
}

function saturatedFigures({ perSecond, processorMs }: Saturated, commits: number): Figure[] {
  return [
    {
      name: 'durable moves a second, saturated',
      value: perSecond,
      unit: '/s',
      floor: 0.7 * commits,
      target: 1.5 * commits,
      more: true,
    },
    { name: 'processor time of the server per move', value: processorMs, unit: 'ms' },
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
  const again = await start(OWN_SERVER, { ...env, PORT: port });
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
