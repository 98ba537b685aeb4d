// atoll games: what can be played, by how many, with which options.

import type { AnyGame, OptionField } from '@atoll/engine';
import { jsonFlag } from '../command.js';
import type { Command } from '../command.js';
import { printJson } from '../json.js';
import { paint } from '../paint.js';

interface Described {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionField<unknown>>>;
}

export const gamesCommand: Command = {
  name: 'games',
  description: 'The games, their seats, their options with the defaults',
  flags: jsonFlag,
  async run(host, given) {
    const games = (await host.games()).map(describe);
    if (given.on('json')) printJson(host, games);
    else host.out(games.map((game) => readable(game, host.colour)).join('\n'));
  },
};

function describe(game: AnyGame): Described {
  const { id, rulesVersion, seats, options } = game;
  return { id, rulesVersion, seats, options: options.fields as Described['options'] };
}

function readable(game: Described, coloured: boolean): string {
  const { min, max } = game.seats;
  const seats = min === max ? `${min} seats` : `${min} to ${max} seats`;
  const options = Object.entries(game.options).map(
    ([name, field]) => `  --option ${name}=${field.values.join('|')}  (${String(field.default)}; ${field.rule})\n`,
  );
  return `${paint(coloured, 'bold', game.id)}: ${seats}, rules version ${game.rulesVersion}\n${options.join('')}`;
}
