// What a server holds at one moment: in memory, in the database, on the disk.

import { residentBelow } from '../load/machine.js';
import { metricsOf } from '../load/metrics.js';
import type { Running } from '../load/process.js';
import type { StoreUnderTest } from '../load/stores.js';
import type { Point } from './level.js';
import type { PartName } from './plan.js';

export interface Sample {
  /** Seconds since the part began. */
  readonly at: number;
  readonly residentBytes: number;
  readonly heapBytes: number;
  /** Of the processes below it, where bots think; null where the system cannot tell. */
  readonly botsBytes: number | null;
  readonly rooms: number;
  readonly sockets: number;
  /** By table of the database. */
  readonly rows: Readonly<Record<string, number>>;
  readonly files: Readonly<Record<string, number>>;
}

export async function takeSample(at: number, server: Running, store: StoreUnderTest): Promise<Sample> {
  const metrics = await metricsOf(server.url);
  const named = (name: string): number => metrics.get(name) ?? 0;
  return {
    at,
    residentBytes: named('process_resident_memory_bytes'),
    heapBytes: named('nodejs_heap_size_used_bytes'),
    botsBytes: residentBelow(server.pid),
    rooms: named('atoll_rooms'),
    sockets: named('atoll_sockets'),
    rows: await rowsIn(store),
    files: await store.sizes(),
  };
}

const TABLES = {
  embedded: `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  postgres: `select table_name as name from information_schema.tables where table_schema = 'public'`,
};

async function rowsIn(store: StoreUnderTest): Promise<Record<string, number>> {
  const names = (await store.query(TABLES[store.name])).map(({ name }) => String(name));
  const own = names.filter((name) => !name.startsWith('kysely_')).toSorted();
  const counts = own.map((name) => `select '${name}' as name, count(*) as count from "${name}"`);
  const counted = await store.query(counts.join(' union all '));
  return Object.fromEntries(counted.map(({ name, count }) => [String(name), Number(count)]));
}

/** One figure over the time; `judged` if it must level off. */
export interface Series {
  readonly name: string;
  readonly unit: '' | 'MB';
  readonly judged: boolean;
  /** A rise by that much is never worth a word: one table more has a handful of rows. */
  readonly least: number;
  readonly points: readonly Point[];
}

const LEAST = { '': 5, MB: 1 };

/** Memory is judged where no kill empties it; rows where they are not kept for ever. */
export function seriesOf(part: PartName, samples: readonly Sample[]): Series[] {
  const series = (name: string, unit: Series['unit'], judged: boolean, of: (sample: Sample) => number | null) => {
    const scale = unit === 'MB' ? 1e-6 : 1;
    const points = samples.flatMap((sample) => {
      const value = of(sample);
      return value === null ? [] : [{ at: sample.at, value: value * scale }];
    });
    return points.length === 0 ? [] : [{ name, unit, judged, least: LEAST[unit], points }];
  };
  const quiet = part === 'quiet';
  const names = (of: (sample: Sample) => object): string[] => [
    ...new Set(samples.flatMap((sample) => Object.keys(of(sample)))),
  ];
  return [
    ...series('memory of the server', 'MB', quiet, ({ residentBytes }) => residentBytes),
    ...series('heap of the server in use', 'MB', quiet, ({ heapBytes }) => heapBytes),
    ...series("memory of the bots' process", 'MB', quiet, ({ botsBytes }) => botsBytes),
    ...series('tables in memory', '', quiet, ({ rooms }) => rooms),
    ...series('open sockets', '', quiet, ({ sockets }) => sockets),
    ...names(({ rows }) => rows).flatMap((name) =>
      series(`rows in ${name}`, '', !quiet, ({ rows }) => rows[name] ?? 0),
    ),
    ...names(({ files }) => files).flatMap((name) =>
      series(`size of ${name}`, 'MB', false, ({ files }) => files[name] ?? 0),
    ),
  ];
}
