// atoll games: what can be played, by how many, with which options.

import type { AnyGame, OptionField } from '@atoll/engine';
import { jsonFlag } from '../command.js';
import type { Command } from '../command.js';
import { printJson } from '../json.js';
import { paint } from '../paint.js';

interface Described {
  readonly id: string;
  /** The present one: new tables are played by it. */
  readonly rulesVersion: number;
  /** Those that tables begun under them, and records, are still played by. */
  readonly frozenVersions: readonly number[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionField<unknown>>>;
}

export const gamesCommand: Command = {
  name: 'games',
  description: 'The games, their seats, their options with the defaults',
  flags: jsonFlag,
  async run(host, given) {
    const registry = await host.registry();
    const games = await Promise.all(
      (await host.games()).map(async (game) => describe(game, (await registry.versionsOf(game.id)).frozen)),
    );
    if (given.on('json')) printJson(host, games);
    else host.out(games.map((game) => readable(game, host.colour)).join('\n'));
  },
};

function describe(game: AnyGame, frozenVersions: readonly number[]): Described {
  const { id, rulesVersion, seats, options } = game;
  return { id, rulesVersion, frozenVersions, seats, options: options.fields as Described['options'] };
}

function readable(game: Described, coloured: boolean): string {
  const { min, max } = game.seats;
  const seats = min === max ? `${min} seats` : `${min} to ${max} seats`;
  const options = Object.entries(game.options).map(
    ([name, field]) => `  --option ${name}=${field.values.join('|')}  (${String(field.default)}; ${field.rule})\n`,
  );
  const { frozenVersions: frozen } = game;
  const versions = `rules version ${game.rulesVersion}${frozen.length === 0 ? '' : `, frozen ${frozen.join(', ')}`}`;
  return `${paint(coloured, 'bold', game.id)}: ${seats}, ${versions}\n${options.join('')}`;
}
