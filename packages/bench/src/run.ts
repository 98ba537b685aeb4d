// Runs the comparisons of one game: every side in its own process, rounds interleaved, the median of five.

import type { Pace } from './pace.js';
import { countedRows, timedRow } from './rows.js';
import type { Census, Row, TimedSpec } from './rows.js';
import type { SideName } from './sides/side.js';
import type { StartWorker, Worker } from './workers.js';

export interface Comparison {
  readonly game: string;
  readonly rows: readonly TimedSpec[];
  readonly census: boolean;
}

/** Sides that claim to play the very same games. */
const SAME_GAMES: readonly (readonly SideName[])[] = [
  ['in-place', 'pure', 'boardgame.io'],
  ['games', 'boardgame.io games'],
  ['clone', 'apply', 'listing'],
];

export async function compare({ game, rows, census }: Comparison, pace: Pace, start: StartWorker): Promise<Row[]> {
  const workers = new Map<SideName, Worker>();
  try {
    for (const { side, against } of rows) {
      for (const name of [side, against]) if (!workers.has(name)) workers.set(name, await start(name, game));
    }
    await refuseDifferentWork(game, workers);
    const speeds = await takeRounds(workers, pace);
    const timed = rows.map((spec) => timedRow(spec, game, pairs(speeds, spec)));
    if (!census) return timed;
    return [...timed, ...countedRows(game, await censusOf(game, pace, start))];
  } finally {
    for (const worker of workers.values()) worker.end();
  }
}

async function refuseDifferentWork(game: string, workers: ReadonlyMap<SideName, Worker>): Promise<void> {
  for (const names of SAME_GAMES) {
    const proofs = new Set<unknown>();
    for (const name of names) {
      const worker = workers.get(name);
      if (worker !== undefined) proofs.add(await worker.ask({ order: 'prove' }));
    }
    if (proofs.size > 1) throw new Error(`${game}: ${names.join(', ')} did not play the same games`);
  }
}

/** By side, its speed in each round. One process works at a time. */
async function takeRounds(workers: ReadonlyMap<SideName, Worker>, pace: Pace): Promise<Map<SideName, number[]>> {
  const speeds = new Map<SideName, number[]>();
  for (const worker of workers.values()) await worker.ask({ order: 'round', milliseconds: pace.warmUp });
  for (let round = 0; round < pace.rounds; round++) {
    for (const [name, worker] of workers) {
      const speed = (await worker.ask({ order: 'round', milliseconds: pace.round })) as number;
      speeds.set(name, [...(speeds.get(name) ?? []), speed]);
    }
  }
  return speeds;
}

function pairs(speeds: ReadonlyMap<SideName, readonly number[]>, { side, against }: TimedSpec): [number, number][] {
  const others = speeds.get(against) ?? [];
  return (speeds.get(side) ?? []).map((speed, round) => [speed, others[round] ?? NaN]);
}

async function censusOf(game: string, { censusGames }: Pace, start: StartWorker): Promise<Census> {
  const worker = await start('games', game);
  try {
    return (await worker.ask({ order: 'census', gamesEach: censusGames })) as Census;
  } finally {
    worker.end();
  }
}
