// The rows of the benchmark in two checkouts. Every figure comes from a process of its own, started afresh for each
// pair: how the compiler happens to treat one process is then part of the spread, not of the result.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Entry } from '../lineup.js';
import { countedRows } from '../rows.js';
import type { Census, TimedSpec } from '../rows.js';
import type { Comparison as Wanted } from '../run.js';
import { TITLES } from '../table.js';
import { chosen } from '../wishes.js';
import { startProcess } from '../workers.js';
import type { StartWorker } from '../workers.js';
import { compared } from './compared.js';
import type { ComparedRow } from './compared.js';
import { byTurns, SIDES } from './turns.js';
import type { Pair, Which } from './turns.js';

export interface AgainstPace {
  readonly pairs: number;
  /** Milliseconds of the processor: not counted, and counted. */
  readonly warmUp: number;
  readonly round: number;
  readonly censusGames: number;
}

/** Archipelago's rules are compiled after three seconds of play, those of starting and proving included. */
export const againstPace = (pairs: number, quick: boolean): AgainstPace =>
  quick ? { pairs, warmUp: 400, round: 300, censusGames: 4 } : { pairs, warmUp: 2500, round: 1000, censusGames: 20 };

/** What a checkout measures, and how a process for one side of it is started. */
export interface Bench {
  readonly wanted: readonly Wanted[];
  readonly start: StartWorker;
}

/** Asks nothing of the other checkout but its list of rows and its process for a side (child.ts). */
export async function benchOf(folder: string, only: string | undefined): Promise<Bench> {
  const dist = join(folder, 'packages', 'bench', 'dist');
  const { lineup } = (await import(pathToFileURL(join(dist, 'lineup.js')).href)) as { lineup: readonly Entry[] };
  return { wanted: chosen(lineup, only), start: startProcess(join(dist, 'child.js')) };
}

interface Matched {
  readonly game: string;
  readonly specs: readonly Pair<TimedSpec>[];
  readonly census: boolean;
}

/** The rows both have, by game, and the names of those only one has. */
export function match(benches: Pair<Bench>): { both: Matched[]; onlyOld: string[]; onlyNew: string[] } {
  const names = { old: namesIn(benches.old), new: namesIn(benches.new) };
  const both = benches.new.wanted.flatMap(({ game, rows, census }) => {
    const old = benches.old.wanted.find((each) => each.game === game);
    if (old === undefined) return [];
    const specs = rows.flatMap((spec) => {
      const before = old.rows.find(({ id }) => id === spec.id);
      return before === undefined ? [] : [{ old: before, new: spec }];
    });
    return [{ game, specs, census: census && old.census }];
  });
  return {
    both,
    onlyOld: names.old.filter((name) => !names.new.includes(name)),
    onlyNew: names.new.filter((name) => !names.old.includes(name)),
  };
}

function namesIn({ wanted }: Bench): string[] {
  return wanted.flatMap(({ game, rows, census }) => [
    ...rows.map(({ id }) => `${game} ${id}`),
    ...(census ? [`${game} counts`] : []),
  ]);
}

export async function compareGame(
  benches: Pair<Bench>,
  { game, specs, census }: Matched,
  pace: AgainstPace,
): Promise<ComparedRow[]> {
  const rows: ComparedRow[] = [];
  for (const spec of specs) rows.push(await compareRow(benches, game, spec, pace));
  if (census) rows.push(...(await compareCounts(benches, game, pace)));
  return rows;
}

async function compareRow(
  benches: Pair<Bench>,
  game: string,
  specs: Pair<TimedSpec>,
  pace: AgainstPace,
): Promise<ComparedRow> {
  const proofs = { old: new Set<string>(), new: new Set<string>() };
  const pairs = await byTurns(pace.pairs, async (which) => {
    const worker = await benches[which].start(specs[which].side, game);
    try {
      proofs[which].add(String(await worker.ask({ order: 'prove' })));
      await worker.ask({ order: 'round', milliseconds: pace.warmUp });
      const perSecond = Number(await worker.ask({ order: 'round', milliseconds: pace.round }));
      return specs.new.shown(perSecond);
    } finally {
      worker.end();
    }
  });
  const { id, unit } = specs.new;
  const sameWork = new Set([...proofs.old, ...proofs.new]).size === 1;
  // A row judged by its ratio to the bare clone is one of times; what is compared here is the value itself.
  const better = unit === 'ns' ? 'less' : 'more';
  const other = sameWork ? {} : { remark: 'the two play different games' };
  return compared({ group: game, name: TITLES[id] ?? id, unit, better, asked: sameWork, ...other }, pairs);
}

/** Counted, not timed: the same however often. */
async function compareCounts(benches: Pair<Bench>, game: string, pace: AgainstPace): Promise<ComparedRow[]> {
  const taken = new Map<Which, Census>();
  for (const which of SIDES) {
    const worker = await benches[which].start('games', game);
    try {
      taken.set(which, (await worker.ask({ order: 'census', gamesEach: pace.censusGames })) as Census);
    } finally {
      worker.end();
    }
  }
  const nothing: Census = { stateBytes: 0, legalMoves: 0 };
  const old = countedRows(game, taken.get('old') ?? nothing);
  return countedRows(game, taken.get('new') ?? nothing).map(({ id, unit, value }, index) =>
    compared({ group: game, name: TITLES[id] ?? id, unit, better: 'less', asked: false }, [
      { old: old[index]?.value ?? NaN, new: value },
    ]),
  );
}
