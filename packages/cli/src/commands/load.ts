// atoll load: a crowd at the table server, in a process of its own. Nothing imports packages/bench, not even this.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { jsonFlag } from '../command.js';
import type { Command, Flags } from '../command.js';

const flags = {
  tables: { type: 'string', description: 'how many tables at once (1000)', valueHint: 'N' },
  rate: { type: 'string', description: 'moves a second in the paced part (200)', valueHint: 'N' },
  game: { type: 'string', description: 'which game (san-juan)', valueHint: 'ID' },
  seats: { type: 'string', description: 'seats at each table (4)', valueHint: 'N' },
  seconds: { type: 'string', description: 'length of the paced and of the saturated part (10)', valueHint: 'N' },
  store: { type: 'string', description: 'embedded, postgres or both (both)', valueHint: 'NAME' },
  bots: { type: 'string', description: 'tables of Hard bots that think all the while (0)', valueHint: 'N' },
  ...jsonFlag,
} satisfies Flags;

export const loadCommand: Command = {
  name: 'load',
  description: 'Measure the table server under a crowd of scripted seats, on both stores',
  flags,
  async run(host, given) {
    const script = fileURLToPath(new URL('packages/bench/dist/load/main.js', host.root));
    const wishes = given.on('json') ? ['--json'] : [];
    for (const flag of ['tables', 'rate', 'game', 'seats', 'seconds', 'store', 'bots']) {
      const value = given.text(flag);
      if (value !== undefined) wishes.push(`--${flag}`, value);
    }
    const child = spawn(process.execPath, [script, ...wishes], { stdio: 'inherit' });
    return new Promise<number>((done, failed) => {
      child.on('error', failed);
      child.on('exit', (code) => done(code ?? 1));
    });
  },
};
