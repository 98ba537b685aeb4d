// atoll migrate-store: from the folder of a server to PostgreSQL.

import { BadInput } from '../bad-input.js';
import type { Command, Flags } from '../command.js';
import { counted, operate, placeOf } from './operating.js';

const flags = {
  replace: { type: 'boolean', description: 'throw away what the database holds' },
} satisfies Flags;

export const migrateStoreCommand: Command = {
  name: 'migrate-store',
  description: 'Take everything from the folder ATOLL_DATA to the database DATABASE_URL; the server must be stopped',
  flags,
  async run(host, given) {
    const { folder, url } = placeOf(process.env);
    if (url === undefined) throw new BadInput('say where to: set DATABASE_URL to the address of a PostgreSQL database');
    const rows = await operate(({ migrateStore }) => migrateStore(folder, url, given.on('replace')));
    host.out(`${counted(rows, 'row', 'rows')}\n`);
    host.err('The folder was left as it is. From now on start the server with DATABASE_URL.\n');
  },
};
