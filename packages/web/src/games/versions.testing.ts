// What rules of any version can say: tables begun long ago are shown by the page of today, in both languages.

import { readFileSync } from 'node:fs';
import { WRONG_ANSWER } from '@atoll/engine';
import type { AnyGame, OptionField } from '@atoll/engine';
import type { Rules } from '@atoll/games';
import { FROZEN_FOLDER, registry } from '@atoll/games/node';

export interface Sayings {
  readonly asks: ReadonlySet<string>;
  readonly moves: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  /** Why a move is refused; the kernel's own reason too. */
  readonly reasons: ReadonlySet<string>;
  readonly motives: ReadonlySet<string>;
  /** The paragraphs its questions stand for. */
  readonly askRules: ReadonlySet<string>;
  /** By name: its values. */
  readonly options: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether an older version knows this thing: its name stays, though the present rules have no use for it. */
  readonly isOld: (key: string) => boolean;
}

/** The present rules and all that were frozen. */
async function everyVersionOf(id: string): Promise<readonly Rules[]> {
  const { present, frozen } = await registry.versionsOf(id);
  const now = { game: await registry.present(id), brain: await registry.brainOf(id, present) };
  return [now, ...(await Promise.all(frozen.map((version) => registry.frozen(id, version))))];
}

export async function sayingsOf(id: string): Promise<Sayings> {
  const versions = await everyVersionOf(id);
  const every = (of: (game: AnyGame) => readonly string[]): Set<string> =>
    new Set(versions.flatMap(({ game }) => of(game)));
  const older = versions
    .filter(({ game }) => game.rulesVersion !== versions[0]?.game.rulesVersion)
    .map(({ game }) => readFileSync(new URL(`${id}/${game.rulesVersion}.mjs`, FROZEN_FOLDER), 'utf8'));
  return {
    asks: every(({ vocabulary }) => vocabulary.asks),
    moves: every(({ vocabulary }) => vocabulary.moves),
    events: every(({ vocabulary }) => vocabulary.events),
    reasons: every(({ vocabulary }) => [WRONG_ANSWER.reason, ...vocabulary.reasons]),
    motives: new Set(versions.flatMap(({ brain }) => brain?.motives ?? [])),
    askRules: every(({ askRules }) => Object.values(askRules)),
    options: optionsOf(versions.map(({ game }) => game)),
    isOld: (key) => older.some((text) => text.includes(JSON.stringify(key))),
  };
}

function optionsOf(games: readonly AnyGame[]): Map<string, Set<string>> {
  const options = new Map<string, Set<string>>();
  for (const { options: schema } of games) {
    const fields = schema.fields as Readonly<Record<string, OptionField<unknown>>>;
    for (const [name, { values }] of Object.entries(fields)) {
      const known = options.get(name) ?? new Set<string>();
      for (const value of values) known.add(String(value));
      options.set(name, known);
    }
  }
  return options;
}
