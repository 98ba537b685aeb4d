// The conformance suite: every property of section 7 a test, for every number of seats.

import { setImmediate as breathe } from 'node:timers/promises';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Game, GameTypes } from '@atoll/engine';
import { combinationsFor } from './conformance/combinations.js';
import { examineGame } from './conformance/examine.js';
import { Findings } from './conformance/findings.js';
import { PROPERTIES } from './conformance/properties.js';
import type { Property } from './conformance/properties.js';
import { settingsOf } from './conformance/settings.js';
import type { ConformanceOptions } from './conformance/settings.js';
import type { Table } from './playout.js';
import { shareOf } from './share.js';

const TIME_LIMIT = 15 * 60_000;

/** Registers the suite: all properties are looked at in the same random games. For files named `*.share.test.ts`. */
export function conformance<G extends GameTypes>(game: Game<G>, options: ConformanceOptions<G> = {}): void {
  for (const seats of options.seats ?? seatCounts(game)) {
    describe(`${game.id} keeps the contract with ${seats} seats`, () => {
      const findings = new Findings();
      const tables = shareOf(tablesOf(game, seats, options), seats);
      beforeAll(() => examineTables(game, tables, options, findings), TIME_LIMIT);
      for (const property of Object.keys(PROPERTIES) as Property[]) {
        test(PROPERTIES[property], () => findings.demand(property));
      }
      afterAll(() => console.info(`${game.id}, ${seats} seats: ${findings.figures()}`));
    });
  }
}

/** The games of one number of seats: every combination of options, some games each. */
export function tablesOf<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  options: ConformanceOptions<G>,
): readonly Table<G>[] {
  const { gamesPerCombination, seed } = settingsOf(options);
  return combinationsFor(game, seats, options.combinations).flatMap((combination, index) =>
    Array.from({ length: gamesPerCombination }, (_, number) => ({
      seats,
      options: combination,
      seed: `${seed}-${seats}-${index}-${number}`,
    })),
  );
}

export async function examineTables<G extends GameTypes>(
  game: Game<G>,
  tables: readonly Table<G>[],
  options: ConformanceOptions<G>,
  findings: Findings,
): Promise<void> {
  for (const table of tables) {
    examineGame(game, table, options, findings);
    // A test runner takes a worker that is silent for a minute for dead.
    await breathe();
  }
  checkShares(game, findings);
}

/** Where a secret was held but came out as it was more often than not, the leak tests have not looked at it. */
function checkShares<G extends GameTypes>(game: Game<G>, findings: Findings): void {
  for (const name of game.secrets.flatMap((secret) => secret.names)) {
    const scrambled = findings.secrets.of(name);
    if (scrambled !== null && scrambled < 0.5) {
      findings.fault('secrets', `'${name}' differed in ${percent(scrambled)} of the scrambled states that hold it`);
    }
    if (findings.guesses.of(name) === 0 && scrambled !== 0) {
      findings.fault('guess', `'${name}' was guessed rightly every time: the view shows it, or nothing is guessed`);
    }
  }
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function seatCounts<G extends GameTypes>(game: Game<G>): number[] {
  const counts: number[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) counts.push(seats);
  return counts;
}
