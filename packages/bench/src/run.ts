// Runs the comparisons of one game: every side in its own process, rounds interleaved, the median of five.

import type { Pace } from './pace.js';
import { countedRows, sidesOf, timedRow } from './rows.js';
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
  ['play-outs', 'full play-outs'],
];

export async function compare({ game, rows, census }: Comparison, pace: Pace, start: StartWorker): Promise<Row[]> {
  const names = sidesOf(rows);
  const workers = new Map<SideName, Worker>();
  try {
    // All settled, not the first refused: a process that is still starting must be ended too.
    const started = await Promise.allSettled(names.map(async (name) => workers.set(name, await start(name, game))));
    for (const attempt of started) if (attempt.status === 'rejected') throw attempt.reason;
    await refuseDifferentWork(game, workers);
    const speeds = await takeRounds(names, workers, pace);
    const timed = rows.map((spec) => timedRow(spec, game, pairs(speeds, spec)));
    if (!census) return timed;
    return [...timed, ...countedRows(game, await censusOf(game, pace, start))];
  } finally {
    for (const worker of workers.values()) worker.end();
  }
}

async function refuseDifferentWork(game: string, workers: ReadonlyMap<SideName, Worker>): Promise<void> {
  for (const names of SAME_GAMES) {
    const claimants = names.map((name) => workers.get(name)).filter((worker) => worker !== undefined);
    const proofs = await Promise.all(claimants.map((worker) => worker.ask({ order: 'prove' })));
    if (new Set(proofs).size > 1) {
      throw new Error(`${game}: ${names.join(', ')} did not play the same games`);
    }
  }
}

/** By side, its speed in each round. One process works at a time. */
async function takeRounds(
  names: readonly SideName[],
  workers: ReadonlyMap<SideName, Worker>,
  pace: Pace,
): Promise<Map<SideName, number[]>> {
  const speeds = new Map<SideName, number[]>(names.map((name) => [name, []]));
  const round = (name: SideName, milliseconds: number) => workers.get(name)?.ask({ order: 'round', milliseconds });
  for (const name of names) await round(name, pace.warmUp);
  for (let count = 0; count < pace.rounds; count++) {
    for (const name of names) speeds.get(name)?.push((await round(name, pace.round)) as number);
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
