// Which combinations of options are played: all of them if they are few, else a choice in which every value occurs.

import { optionCombinations, parseOptions, pick, randomFrom } from '@atoll/engine';
import type { Game, GameTypes } from '@atoll/engine';

const ALL_UP_TO = 12;

/** The combinations for one number of seats: as given, or every value of every option and a sample up to twelve. */
export function combinationsFor<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  given?: readonly Partial<G['options']>[],
): G['options'][] {
  if (given !== undefined) {
    return given
      .map((options) => parseOptions(game.options, options))
      .filter((options) => (game.options.check?.(options, seats) ?? null) === null);
  }
  const all = optionCombinations<G['options']>(game.options, seats);
  return all.length <= ALL_UP_TO ? all : covering(all, seats);
}

/** Greedy: whichever combination shows most values not seen yet, then random ones. */
function covering<O extends object>(all: readonly O[], seats: number): O[] {
  const random = randomFrom(`combinations/${seats}`);
  const unseen = new Set(all.flatMap(valuesOf));
  const chosen = new Set<O>();
  while (unseen.size > 0) {
    const best = mostUnseen(all, unseen);
    for (const value of valuesOf(best)) unseen.delete(value);
    chosen.add(best);
  }
  while (chosen.size < ALL_UP_TO) chosen.add(pick(random, all));
  return [...chosen];
}

function mostUnseen<O extends object>(all: readonly O[], unseen: ReadonlySet<string>): O {
  let best = all[0] as O;
  let most = -1;
  for (const options of all) {
    const fresh = valuesOf(options).filter((value) => unseen.has(value)).length;
    if (fresh <= most) continue;
    best = options;
    most = fresh;
  }
  return best;
}

function valuesOf(options: object): string[] {
  return Object.entries(options).map(([name, value]) => `${name}=${String(value)}`);
}
