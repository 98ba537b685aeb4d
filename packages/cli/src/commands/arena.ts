// atoll arena: machine players against each other, every deal played from every seat.

import { PLAYERS } from '@atoll/bots';
import type { PlayerName, Standing } from '@atoll/bots';
import { BadInput } from '../bad-input.js';
import { jsonFlag } from '../command.js';
import type { Command, Flags } from '../command.js';
import { wholeNumber } from '../given.js';
import type { Given } from '../given.js';
import { printJson } from '../json.js';
import { columns } from '../paint.js';
import { gameNamed, optionsOf } from '../table.js';
import type { Table } from '../table.js';
import { holdArena } from './arena-run.js';
import type { Contest } from './arena-run.js';

const flags = {
  game: { type: 'positional', description: 'the game', required: true },
  bots: { type: 'string', description: `who plays, one for each seat: ${PLAYERS.join(', ')}`, valueHint: 'A,B,…' },
  games: { type: 'string', description: 'how many games (100), rounded up to whole deals', valueHint: 'N' },
  seed: { type: 'string', description: 'the same seed gives the same deals', valueHint: 'TEXT' },
  ms: { type: 'string', description: 'milliseconds of a processor a move for those who search (100)', valueHint: 'N' },
  iterations: { type: 'string', description: 'think so many times instead: can be reproduced', valueHint: 'N' },
  option: { type: 'string', description: 'an option of the game; may be given several times', valueHint: 'NAME=VALUE' },
  threads: { type: 'string', description: 'play so many games at once (1)', valueHint: 'N' },
  wall: { type: 'boolean', description: 'count milliseconds on the wall: what people wait, on a quiet machine' },
  ...jsonFlag,
} satisfies Flags;

export const arenaCommand: Command = {
  name: 'arena',
  description: 'Let machine players meet, every deal from every seat, and see who wins how surely',
  flags,
  async run(host, given) {
    const game = gameNamed(await host.games(), given.words[0] ?? '');
    const contest = contestOf(game, given);
    const threads = wholeNumber(given, 'threads', { min: 1, max: 64 }, 1);
    const start = performance.now();
    const standings = await holdArena(host, contest, threads, given.on('wall'));
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    if (given.on('json')) printJson(host, { ...contest, seconds, standings });
    else host.out(readable(contest, standings, seconds));
  },
};

function contestOf(game: Table['game'], given: Given): Contest {
  const players = playersOf(game, given.text('bots'));
  const games = wholeNumber(given, 'games', { min: 1, max: 1_000_000 }, 100);
  if (given.text('ms') !== undefined && given.text('iterations') !== undefined)
    throw new BadInput('give --ms or --iterations, not both');
  const iterations = wholeNumber(given, 'iterations', { min: 1, max: 10_000_000 }, 0);
  return {
    game: game.id,
    players,
    options: optionsOf(game, given.texts('option'), players.length),
    seed: given.text('seed') ?? '1',
    games: Math.ceil(games / players.length) * players.length,
    limit: iterations > 0 ? { iterations } : { milliseconds: wholeNumber(given, 'ms', { min: 1, max: 600_000 }, 100) },
  };
}

function playersOf(game: Table['game'], text: string | undefined): PlayerName[] {
  if (text === undefined) throw new BadInput('--bots says who plays: --bots normal,random for example');
  const players = text.split(',').map((name) => {
    const player = PLAYERS.find((known) => known === name);
    if (player === undefined) throw new BadInput(`there is no bot '${name}': choose from ${PLAYERS.join(', ')}`);
    return player;
  });
  const { min, max } = game.seats;
  if (players.length < min || players.length > max)
    throw new BadInput(`${game.id} is played by ${min} to ${max}, but --bots names ${players.length}`);
  return players;
}

function readable(contest: Contest, standings: readonly Standing[], seconds: number): string {
  const { limit } = contest;
  const budget = limit.iterations === undefined ? `${limit.milliseconds} ms` : `${limit.iterations} iterations`;
  const head = `${contest.game}, ${contest.players.length} seats, ${contest.games} games, ${budget} a move, ${seconds} s\n`;
  const rows = [
    ['', 'wins', '95 % interval', 'points', 'ms a move', 'p99', 'most'],
    ...standings.map(({ player, seats, winRate, interval, points, mean, p99, slowest }) => [
      seats === 1 ? player : `${player} (each of ${seats})`,
      percent(winRate),
      `${percent(interval.low)} to ${percent(interval.high)}`,
      points.toFixed(1),
      mean.toFixed(2),
      p99.toFixed(2),
      slowest.toFixed(1),
    ]),
  ];
  return `${head}${columns(rows).join('\n')}\n`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
