// Golden games: whole games kept as records. A change of the rules that alters one of them must be meant.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import { hashOf, parseOptions, readRecord, replay, verify, writeRecord } from '@atoll/engine';
import type { Game, GameRecord, GameTypes, Placing, ReplayStep } from '@atoll/engine';
import { firstDifference } from './difference.js';
import { randomPlayout } from './playout.js';
import type { PlayoutOptions } from './playout.js';

/** A golden game to be written. */
export interface GoldenPlan<G extends GameTypes> extends Pick<
  PlayoutOptions<G>,
  'optionalChance' | 'maxSteps' | 'policy'
> {
  /** Of the files: `<name>.json` is the record, `<name>.result.json` what came of it. */
  readonly name: string;
  readonly seats: number;
  readonly options?: Partial<G['options']>;
  readonly seed: string;
}

/** Kept beside the record. */
export interface GoldenResult {
  readonly ranking: readonly Placing[] | null;
  readonly ending: string | null;
  readonly events: number;
  /** A short hash of state and events after the set-up and after each input: it finds the first one that differs. */
  readonly trail: readonly string[];
}

const WRITE = 'ATOLL_WRITE_GOLDEN';
const RESULT = '.result.json';
const SHORT = 8;

/**
 * Registers a test for every record in the folder. `plans` are the games that belong there:
 * with ATOLL_WRITE_GOLDEN=1 they are played and written anew first, else a missing one fails.
 */
export function golden<G extends GameTypes>(game: Game<G>, folder: URL, plans: readonly GoldenPlan<G>[] = []): void {
  if (mayWrite()) for (const plan of plans) writeGolden(game, folder, plan);
  const kept = namesIn(folder);
  const names = [...new Set([...kept, ...plans.map((plan) => plan.name)])];
  describe(`${game.id} plays its golden games as ever`, () => {
    test('there are some', () => {
      if (names.length === 0) throw new Error(`no record in ${fileURLToPath(folder)}`);
    });
    for (const name of names) test(name, () => checkGolden(game, folder, name));
  });
}

/** Verifies one golden game; throws with the first input that differs. */
export function checkGolden<G extends GameTypes>(game: Game<G>, folder: URL, name: string): void {
  const record = readRecord(game, readText(folder, `${name}.json`));
  const kept = JSON.parse(readText(folder, `${name}${RESULT}`)) as GoldenResult;
  const result = resultOf(game, record, ({ at, input }, hash) => {
    if (hash === kept.trail[at]) return;
    const what = input === null ? 'the set-up' : `input ${at}, ${JSON.stringify(input)},`;
    throw new Error(`${what} is the first that differs from the golden game '${name}'`);
  });
  verify(game, record);
  const difference = firstDifference(kept, result, 'result');
  if (difference !== null) throw new Error(`the golden game '${name}' came out differently: ${difference}`);
}

/** Plays a random game and writes it down. Refused unless ATOLL_WRITE_GOLDEN=1 says that it is meant. */
export function writeGolden<G extends GameTypes>(game: Game<G>, folder: URL, plan: GoldenPlan<G>): void {
  if (!mayWrite()) throw new Error(`golden games are written only with ${WRITE}=1`);
  const options = parseOptions(game.options, plan.options ?? {});
  const { record } = randomPlayout(game, { seats: plan.seats, options, seed: plan.seed }, plan);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${plan.name}.json`, folder), writeRecord(record));
  const result = JSON.stringify(resultOf(game, record), null, 1);
  writeFileSync(new URL(`${plan.name}${RESULT}`, folder), `${result}\n`);
}

function resultOf<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord<G>,
  onStep?: (step: ReplayStep<G>, hash: string) => void,
): GoldenResult {
  const trail: string[] = [];
  let events = 0;
  let ranking: readonly Placing[] | null = null;
  let ending: string | null = null;
  for (const step of replay(game, record)) {
    const hash = shortHash(step.state, step.events);
    onStep?.(step, hash);
    trail.push(hash);
    events += step.events.length;
    ranking = game.ranking(step.state);
    ending = game.ending(step.state);
  }
  return { ranking, ending, events, trail };
}

function shortHash(state: object, events: readonly object[]): string {
  return hashOf([state, events]).slice(0, SHORT);
}

function namesIn(folder: URL): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !file.endsWith(RESULT))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();
}

function readText(folder: URL, file: string): string {
  return readFileSync(new URL(file, folder), 'utf8');
}

function mayWrite(): boolean {
  return process.env[WRITE] === '1';
}
