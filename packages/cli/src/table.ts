// The table a command plays at: which game, how many seats, which options, which seed.

import { parseOptions } from '@atoll/engine';
import type { AnyGame, OptionField } from '@atoll/engine';
import { RulesError } from '@atoll/games';
import { BadInput } from './bad-input.js';
import type { Flags } from './command.js';
import { wholeNumber } from './given.js';
import type { Given } from './given.js';
import type { Host } from './host.js';

export interface Table {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
}

export const rulesFlag = {
  rules: { type: 'string', description: 'a version of its rules (the present one, if left out)', valueHint: 'N' },
} satisfies Flags;

/** The flags of every command that sets up a table. */
export const tableFlags = {
  game: { type: 'positional', description: 'the game', required: true },
  ...rulesFlag,
  seats: { type: 'string', description: 'how many play (the most the game takes, if left out)', valueHint: 'N' },
  seed: { type: 'string', description: 'the same seed gives the same game', valueHint: 'TEXT' },
  option: { type: 'string', description: 'an option of the game; may be given several times', valueHint: 'NAME=VALUE' },
} satisfies Flags;

export function gameNamed(games: readonly AnyGame[], id: string): AnyGame {
  const game = games.find((known) => known.id === id);
  if (game !== undefined) return game;
  const known = games.map((one) => one.id).join(', ');
  throw new BadInput(known === '' ? `there is no game '${id}'` : `there is no game '${id}': choose from ${known}`);
}

/** The game a command line names, by the rules it names. */
export async function gameGiven(host: Host, given: Given): Promise<AnyGame> {
  const game = gameNamed(await host.games(), given.words[0] ?? '');
  const version = wholeNumber(given, 'rules', { min: 1, max: 1_000_000 }, game.rulesVersion);
  return version === game.rulesVersion ? game : rulesNamed(host, game.id, version);
}

/** The rules of one version, present or frozen. */
export async function rulesNamed(host: Host, id: string, version: number): Promise<AnyGame> {
  try {
    return await (await host.registry()).rulesOf(id, version);
  } catch (error) {
    throw error instanceof RulesError ? new BadInput(error.message) : error;
  }
}

export function tableOf(game: AnyGame, given: Given, seedOtherwise: string): Table {
  const seats = wholeNumber(given, 'seats', game.seats, game.seats.max);
  const options = optionsOf(game, given.texts('option'), seats);
  const seed = given.text('seed') ?? seedOtherwise;
  if (seed.length > 150) throw new BadInput('--seed takes at most 150 characters');
  return { game, seats, options, seed };
}

/** The options given as NAME=VALUE, the others by default. */
export function optionsOf(game: AnyGame, pairs: readonly string[], seats: number): object {
  const fields = game.options.fields as Readonly<Record<string, OptionField<unknown>>>;
  const chosen: Record<string, unknown> = {};
  for (const pair of pairs) {
    const [, name = '', text = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) {
      const known = Object.keys(fields).join(', ') || 'none';
      throw new BadInput(`${game.id} has no option '${name}': its options are ${known}`);
    }
    const value = field.values.find((one) => String(one) === text);
    if (value === undefined)
      throw new BadInput(`the option '${name}' takes ${field.values.join(' or ')}, not '${text}'`);
    chosen[name] = value;
  }
  const options = parseOptions(game.options, chosen);
  const refused = game.options.check?.(options, seats) ?? null;
  if (refused !== null) throw new BadInput(`these options do not go together (${refused.rule}: ${refused.reason})`);
  return options;
}
