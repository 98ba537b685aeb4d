// atoll rules: how many rules there are, how many have a test, which have none.

import { BadInput } from '../bad-input.js';
import { jsonFlag } from '../command.js';
import type { Command, Flags } from '../command.js';
import { printJson } from '../json.js';
import { paint } from '../paint.js';
import { gamesWithDossier, rulesReport } from '../rules/report.js';
import type { Coverage } from '../rules/report.js';

const flags = {
  game: { type: 'positional', description: 'one game only', required: false },
  ...jsonFlag,
} satisfies Flags;

export const rulesCommand: Command = {
  name: 'rules',
  description: 'The rules of the dossiers that have a test, and those that have none',
  flags,
  async run(host, given) {
    const playable = (await host.games()).map((game) => game.id);
    const asked = chosen(gamesWithDossier(host.root), playable, given.words[0]);
    const report = rulesReport(host.root, asked);
    if (given.on('json')) printJson(host, report);
    else for (const [game, coverage] of Object.entries(report)) host.out(readable(game, coverage, host.colour));
    // A dossier may lie ready before its game is written.
    return playable.some((game) => report[game] !== undefined && report[game].missing.length > 0) ? 1 : 0;
  },
};

function chosen(written: readonly string[], playable: readonly string[], game: string | undefined): readonly string[] {
  const unwritten = playable.find((id) => !written.includes(id));
  if (game === undefined) {
    if (unwritten !== undefined) throw new Error(`docs/rules/${unwritten}.md is missing`);
    return written;
  }
  if (!written.includes(game)) throw new BadInput(`there are no rules of '${game}': choose from ${written.join(', ')}`);
  return [game];
}

function readable(game: string, { total, tested, missing }: Coverage, coloured: boolean): string {
  const head = `${paint(coloured, 'bold', game)}: ${total} rules, ${tested} tested, ${missing.length} without a test\n`;
  return missing.length === 0 ? head : `${head}  ${paint(coloured, 'red', missing.join(' '))}\n`;
}
