// One part of a soak: a server, its tables and people, samples, and kills if they belong to it.

import type { StoreUnderTest } from '../load/stores.js';
import { pause } from '../load/time.js';
import type { Whisper } from '../load/time.js';
import { openAndLeave } from './bot-tables.js';
import { Host } from './host.js';
import { levelOf } from './level.js';
import type { Level } from './level.js';
import { ScriptedPerson } from './people.js';
import { envOf } from './plan.js';
import type { PartName, SoakPlan } from './plan.js';
import { seriesOf, takeSample } from './sample.js';
import type { Sample, Series } from './sample.js';

export interface JudgedSeries extends Series {
  readonly level: Level;
}

export interface PartResult {
  readonly part: PartName;
  readonly env: Readonly<Record<string, string>>;
  readonly tables: number;
  readonly kills: number;
  /** Of the people: moves acknowledged, whole games, and what was not found again. */
  readonly acknowledged: number;
  readonly games: number;
  readonly lost: readonly string[];
  readonly series: readonly JudgedSeries[];
  readonly samples: readonly Sample[];
  readonly holds: boolean;
}

export async function runPart(
  part: PartName,
  plan: SoakPlan,
  store: StoreUnderTest,
  whisper: Whisper,
): Promise<PartResult> {
  const env = envOf(part, plan);
  const host = await Host.start({ ...store.env, ...env });
  const from = performance.now();
  const until = from + plan.ms;
  const disturbed = part === 'kills';
  const people = Array.from(
    { length: disturbed ? plan.people : 0 },
    (_, number) => new ScriptedPerson(host, store, plan, number),
  );
  const samples: Sample[] = [];
  const sample = (): Promise<void> =>
    host.whileUp(async (server) => {
      samples.push(await takeSample((performance.now() - from) / 1000, server, store));
      whisper(`${part}: ${Math.round((performance.now() - from) / 1000)} of ${plan.ms / 1000} s, ${host.kills} kills`);
    });
  const [tables] = await Promise.all([
    openAndLeave(host, plan, until),
    every(plan.sampleMs, until, sample),
    ...people.map((person) => person.play(until)),
    ...(disturbed ? [killAtRandom(host, plan, until, people)] : []),
  ]);
  await sample();
  await host.stop();
  const sum = (of: (person: ScriptedPerson) => number): number =>
    people.reduce((total, person) => total + of(person), 0);
  const lost = people.flatMap((person) => person.lost);
  const series = seriesOf(part, samples).map((each) => ({ ...each, level: levelOf(each.points, each.least) }));
  return {
    part,
    env,
    tables,
    kills: host.kills,
    acknowledged: sum(({ acknowledged }) => acknowledged),
    games: sum(({ games }) => games),
    lost,
    series,
    samples,
    holds: lost.length === 0 && series.every((each) => !each.judged || each.level.verdict === 'levels off'),
  };
}

async function every(ms: number, until: number, work: () => Promise<void>): Promise<void> {
  for (let next = performance.now() + ms; next < until; next += ms) {
    await pause(Math.max(0, next - performance.now()));
    await work();
  }
}

/** Not in the first nor in the last twentieth: there must be something to lose, and time to find it again. */
async function killAtRandom(
  host: Host,
  { ms, kills }: SoakPlan,
  until: number,
  people: readonly ScriptedPerson[],
): Promise<void> {
  const from = until - ms;
  const moments = Array.from({ length: kills }, () => from + ms * (0.05 + 0.9 * Math.random()));
  for (const moment of moments.toSorted((a, b) => a - b)) {
    await pause(Math.max(0, moment - performance.now()));
    await host.kill();
    await Promise.all(people.map((person) => person.lookAgain()));
  }
}
