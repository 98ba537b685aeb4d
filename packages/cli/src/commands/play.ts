// atoll play: one whole game between machine players, told as it goes.

import { randomUUID } from 'node:crypto';
import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeRecord } from '@atoll/engine';
import { BadInput, onFile } from '../bad-input.js';
import { jsonFlag } from '../command.js';
import type { Command, Flags } from '../command.js';
import { wholeNumber } from '../given.js';
import { playStory } from '../story.js';
import { gameGiven, tableFlags, tableOf } from '../table.js';
import { tell } from '../telling.js';

const flags = {
  ...tableFlags,
  delay: { type: 'string', description: 'milliseconds between moves (70 for people, 0 for machines)', valueHint: 'MS' },
  record: { type: 'string', description: 'write the record of the game into this file', valueHint: 'FILE' },
  ...jsonFlag,
} satisfies Flags;

export const playCommand: Command = {
  name: 'play',
  description: 'Watch a whole game between machine players',
  flags,
  async run(host, given) {
    const game = await gameGiven(host, given);
    const table = tableOf(game, given, randomUUID().slice(0, 8));
    const delay = wholeNumber(given, 'delay', { min: 0, max: 60_000 }, host.watched ? 70 : 0);
    const file = given.text('record');
    if (file !== undefined) refuseUnwritable(file);
    const record = await tell(host, table, playStory(table), { json: given.on('json'), delay });
    if (file === undefined) return;
    onFile(file, () => writeFileSync(file, writeRecord(record)));
    host.err(`The record is in ${file}.\n`);
  },
};

/** Before the game, so that nobody watches one that cannot be kept. */
function refuseUnwritable(file: string): void {
  onFile(file, () => accessSync(dirname(file), constants.W_OK));
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isFile()) throw new BadInput(`'${file}' is not a file`);
  onFile(file, () => accessSync(file, constants.W_OK));
}
