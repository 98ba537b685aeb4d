// atoll stdio: another program drives the engine, one JSON object per line in and out.

import type { Command, Flags } from '../command.js';
import { linesOf } from '../stdio/lines.js';
import { openSession } from '../stdio/session.js';
import { gameGiven, rulesFlag } from '../table.js';

const flags = {
  game: { type: 'positional', description: 'the game', required: true },
  ...rulesFlag,
  json: { type: 'boolean', description: 'it speaks nothing else' },
} satisfies Flags;

export const stdioCommand: Command = {
  name: 'stdio',
  description: 'Let another program drive a game, one JSON object per line (docs/stdio.md)',
  flags,
  async run(host, given) {
    const session = openSession(await gameGiven(host, given));
    for await (const line of linesOf(host.input)) {
      const answer = session(line);
      if (answer !== null) host.out(`${answer}\n`);
    }
  },
};
