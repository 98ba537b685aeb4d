// atoll simulate: many machine games, and figures about them.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, onFile } from '../bad-input.js';
import { jsonFlag } from '../command.js';
import type { Command, Flags } from '../command.js';
import { wholeNumber } from '../given.js';
import type { Given } from '../given.js';
import type { Host } from '../host.js';
import { printJson } from '../json.js';
import { columns } from '../paint.js';
import { simulate } from '../simulation.js';
import type { Plan, Played } from '../simulation.js';
import { gameGiven, tableFlags, tableOf } from '../table.js';
import { Tally } from '../tally.js';
import type { Summary } from '../tally.js';
import { inWords } from '../words/phrase.js';

const flags = {
  ...tableFlags,
  games: { type: 'string', description: 'how many games (100)', valueHint: 'N' },
  bot: { type: 'string', description: 'who plays: random', valueHint: 'NAME' },
  'max-steps': { type: 'string', description: 'stop a game after so many moves (100000)', valueHint: 'N' },
  check: { type: 'boolean', description: 'check the invariants after every move, not only at the end' },
  record: { type: 'string', description: 'write the record of every game into this folder', valueHint: 'FOLDER' },
  ...jsonFlag,
} satisfies Flags;

export const simulateCommand: Command = {
  name: 'simulate',
  description: 'Play many games between machine players and sum them up',
  flags,
  async run(host, given) {
    const plan = planOf(await gameGiven(host, given), given);
    const folder = given.text('record');
    if (folder !== undefined) onFile(folder, () => mkdirSync(folder, { recursive: true }));
    const summary = await run(host, plan, (played) => keepRecord(plan, folder, played));
    if (given.on('json')) printJson(host, summary);
    else host.out(readable(summary));
    return summary.errors === 0 ? 0 : 1;
  },
};

function planOf(game: Plan['game'], given: Given): Plan {
  const bot = given.text('bot') ?? 'random';
  if (bot !== 'random') throw new BadInput(`there is no bot '${bot}': choose random`);
  return {
    ...tableOf(game, given, '1'),
    games: wholeNumber(given, 'games', { min: 1, max: 10_000_000 }, 100),
    maxSteps: wholeNumber(given, 'max-steps', { min: 1, max: 10_000_000 }, 100_000),
    checkMoves: given.on('check'),
    record: given.text('record') !== undefined,
  };
}

/** How long the machine plays on before it lets the progress bar move. */
const BREATH = 60;

async function run(host: Host, plan: Plan, keep: (played: Played) => void): Promise<Summary> {
  const tally = new Tally(plan);
  const bar = await host.progress(`${plan.games} games of ${plan.game.id}`, plan.games);
  let shown = performance.now();
  let unshown = 0;
  for (const played of simulate(plan)) {
    tally.add(played);
    keep(played);
    unshown += 1;
    if (performance.now() - shown < BREATH) continue;
    bar.advance(unshown);
    await host.sleep(0);
    [shown, unshown] = [performance.now(), 0];
  }
  bar.stop();
  return tally.summary();
}

function keepRecord(plan: Plan, folder: string | undefined, played: Played): void {
  const { record } = played;
  if (folder === undefined || record === null) return;
  const file = join(folder, `${plan.game.id}-${played.seed.replaceAll(/[^\w-]/g, '_')}.json`);
  onFile(file, () => writeFileSync(file, record));
}

function readable(summary: Summary): string {
  const { scores } = summary;
  const rows: string[][] = [
    ['games', figure(summary.games)],
    ['moves', figure(summary.moves)],
    ['moves per game', figure(summary.movesPerGame)],
    ['moves per second', figure(summary.movesPerSecond)],
    ['games per second', figure(summary.gamesPerSecond)],
    ['longest list of legal moves', figure(summary.maxLegalMoves)],
    ['winners’ scores', scores === null ? 'none' : `${scores.min} / ${scores.median} / ${scores.max}`],
    ...Object.entries(summary.endings).map(([reason, count]) => [`ended: ${inWords(reason)}`, figure(count)]),
    ['errors', figure(summary.errors)],
  ];
  const options = Object.entries(summary.options).map(([name, value]) => `, ${name}=${String(value)}`);
  const head = `${summary.game}, ${summary.seats} seats${options.join('')}, seed ${summary.seed}\n`;
  const faults = summary.faults.map(({ seed, move, message }) => `seed ${seed}, move ${move}: ${message}\n`);
  return `${head}${columns(rows).join('\n')}\n${faults.join('')}`;
}

const figure = (value: number): string => value.toLocaleString('en');
