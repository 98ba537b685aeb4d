// atoll bench: the benchmarks, in a process of their own. Nothing imports packages/bench, not even this.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { jsonFlag } from '../command.js';
import type { Command, Flags } from '../command.js';

const flags = {
  quick: { type: 'boolean', description: 'shorter rounds: half a minute, rougher figures' },
  only: { type: 'string', description: 'only rows of this game, or with this id', valueHint: 'ID' },
  ...jsonFlag,
} satisfies Flags;

export const benchCommand: Command = {
  name: 'bench',
  description: 'Measure the kernel and the games beside the bare clone and boardgame.io',
  flags,
  async run(host, given) {
    const script = fileURLToPath(new URL('packages/bench/dist/main.js', host.root));
    const only = given.text('only');
    const wishes = ['quick', 'json'].filter((flag) => given.on(flag)).map((flag) => `--${flag}`);
    if (only !== undefined) wishes.push('--only', only);
    const child = spawn(process.execPath, [script, ...wishes], { stdio: 'inherit' });
    return new Promise<number>((done, failed) => {
      child.on('error', failed);
      child.on('exit', (code) => done(code ?? 1));
    });
  },
};
