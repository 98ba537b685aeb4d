// atoll restore: a store as a backup holds it.

import { BadInput } from '../bad-input.js';
import type { Command, Flags } from '../command.js';
import { counted, operate, placeOf } from './operating.js';

const flags = {
  file: { type: 'positional', description: 'a file written by atoll backup', required: true },
  replace: { type: 'boolean', description: 'throw away what is there' },
} satisfies Flags;

export const restoreCommand: Command = {
  name: 'restore',
  description: 'Put back what a backup holds (ATOLL_DATA or DATABASE_URL); the server must be stopped',
  flags,
  async run(host, given) {
    const [file] = given.words;
    if (file === undefined) throw new BadInput('name the file to read: atoll restore <file>');
    const { rows, madeAt } = await operate(({ restore }) => restore(placeOf(process.env), file, given.on('replace')));
    host.out(`${counted(rows, 'row', 'rows')} of ${new Date(madeAt).toISOString()}\n`);
  },
};
