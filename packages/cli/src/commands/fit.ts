// atoll fit: the weights of a game's judge, found by playing.

import { brainOf, fit, sampleGame } from '@atoll/bots';
import type { Samples } from '@atoll/bots';
import { optionCombinations } from '@atoll/engine';
import { BadInput } from '../bad-input.js';
import { jsonFlag } from '../command.js';
import type { Command, Flags } from '../command.js';
import { wholeNumber } from '../given.js';
import { printJson } from '../json.js';
import { columns } from '../paint.js';
import { gameNamed } from '../table.js';

const flags = {
  game: { type: 'positional', description: 'the game', required: true },
  games: { type: 'string', description: 'how many games at every number of seats (500)', valueHint: 'N' },
  seed: { type: 'string', description: 'the same seed gives the same weights', valueHint: 'TEXT' },
  ...jsonFlag,
} satisfies Flags;

export const fitCommand: Command = {
  name: 'fit',
  description: 'Find the weights of a game’s judge of position: packages/bots/src/<game>/weights.ts',
  flags,
  async run(host, given) {
    const game = gameNamed(await host.games(), given.words[0] ?? '');
    const brain = await brainOf(game.id);
    const features = brain?.features;
    if (brain === null || features === undefined)
      throw new BadInput(`${game.id} has no judge whose weights are fitted`);
    const games = wholeNumber(given, 'games', { min: 1, max: 100_000 }, 500);
    const seed = given.text('seed') ?? 'fit';
    const samples: Samples = { rows: [], outcomes: [] };
    const bar = await host.progress(`${games} games at every number of seats`, games);
    for (let index = 0; index < games; index++) {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const choices = optionCombinations(game.options, seats);
        const options = choices[index % choices.length] as object;
        sampleGame(brain, features, { seats, options, seed: `${seed}-${index}-${seats}` }, samples);
      }
      bar.advance(1);
      await host.sleep(0);
    }
    bar.stop();
    const { weights, loss, blind } = fit(features.names, samples);
    if (given.on('json'))
      return printJson(host, { game: game.id, positions: samples.rows.length, loss, blind, weights });
    host.out(
      `${game.id}: ${samples.rows.length} positions, loss ${loss.toFixed(4)} (${blind.toFixed(4)} for who knows nothing)\n`,
    );
    host.out(`${columns(Object.entries(weights).map(([name, weight]) => [name, weight.toFixed(3)])).join('\n')}\n`);
  },
};
