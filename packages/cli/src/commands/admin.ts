// atoll admin: what the operator of a server does for those who play on it.

import { BadInput } from '../bad-input.js';
import type { Command, Flags } from '../command.js';

const flags = {
  task: { type: 'positional', description: 'reset-password', required: true },
  email: { type: 'positional', description: 'the e-mail address of the account', required: true },
} satisfies Flags;

const MISTAKES = {
  'no-database': 'there is no database in this folder: set ATOLL_DATA or DATABASE_URL as the server has it',
  'no-account': 'there is no account with this e-mail address',
};

export const adminCommand: Command = {
  name: 'admin',
  description: 'Look after a server: a link to set a new password',
  flags,
  async run(host, given) {
    const [task, email = ''] = given.words;
    if (task !== 'reset-password') throw new BadInput(`there is no task '${task}': choose reset-password`);
    const { resetLink } = await import('@atoll/server/operate');
    const made = await resetLink(email, process.env);
    if (!made.ok) throw new BadInput(MISTAKES[made.reason]);
    host.out(`${made.link}\n`);
    host.err(`Valid once, until ${made.until.toISOString()}. Whoever has it can set the password of ${email}.\n`);
  },
};
