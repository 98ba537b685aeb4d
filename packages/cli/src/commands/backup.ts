// atoll backup: everything a server holds, in one file, while it runs.

import { BadInput } from '../bad-input.js';
import type { Command, Flags } from '../command.js';
import { counted, operate, placeOf } from './operating.js';

const flags = {
  file: { type: 'positional', description: 'the file to write; it must not exist yet', required: true },
} satisfies Flags;

export const backupCommand: Command = {
  name: 'backup',
  description: 'Write everything a server holds to one file (ATOLL_DATA or DATABASE_URL), while it runs',
  flags,
  async run(host, given) {
    const [file] = given.words;
    if (file === undefined) throw new BadInput('name the file to write: atoll backup <file>');
    const place = placeOf(process.env);
    const { tables, rows, hasSecretFile } = await operate(({ backUp }) => backUp(place, file));
    host.out(`${file}: ${counted(tables, 'table', 'tables')}, ${counted(rows, 'row', 'rows')}\n`);
    host.err(secrets(place.url !== undefined, hasSecretFile));
  },
};

function secrets(onPostgres: boolean, hasSecretFile: boolean): string {
  const own = hasSecretFile
    ? 'the secret that signs the accounts’ cookies too'
    : onPostgres || process.env['ATOLL_SECRET']
      ? 'not the secret that signs the accounts’ cookies, which is in the environment (ATOLL_SECRET, DATABASE_URL): keep that yourself'
      : 'no file with the secret that signs the accounts’ cookies: there is none';
  return (
    'It holds secrets: who plays, the hashes of passwords and keys, sessions, the luck of games in play; ' +
    `and ${own}. Only its owner may read it: keep it so.\n`
  );
}
