// atoll freeze: the present rules of a game as one file, kept for the tables and records begun under them.

import type * as Freezing from '@atoll/games/freeze';
import { BadInput } from '../bad-input.js';
import { jsonFlag } from '../command.js';
import type { Command, Flags } from '../command.js';
import { printJson } from '../json.js';
import { gameNamed } from '../table.js';

const flags = {
  game: { type: 'positional', description: 'the game', required: true },
  ...jsonFlag,
} satisfies Flags;

export const freezeCommand: Command = {
  name: 'freeze',
  description: 'Keep the present rules of a game, with its bots, for ever (docs/versions.md)',
  flags,
  async run(host, given) {
    const { id, rulesVersion } = gameNamed(await host.games(), given.words[0] ?? '');
    const { freeze, AlreadyFrozen } = await freezer();
    const { facts, goldenRecords, isNew } = await freeze(host.root, id, rulesVersion).catch((error: unknown) => {
      throw error instanceof AlreadyFrozen ? new BadInput(error.message) : error;
    });
    if (given.on('json')) return printJson(host, { ...facts, goldenRecords, isNew });
    const file = `packages/games/frozen/${id}/${rulesVersion}.mjs`;
    host.out(`${file} ${isNew ? 'is written' : 'is there already, and the same'}: SHA-256 ${facts.digest}.\n`);
    host.out(`${facts.madeFrom.files} source files, ${goldenRecords} golden records.\n`);
  },
};

/** The bundler is there for developers: where only what runs is installed, the other commands do without it. */
async function freezer(): Promise<typeof Freezing> {
  try {
    return await import('@atoll/games/freeze');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new BadInput('freezing needs the packages of developers: npm ci installs them');
  }
}
