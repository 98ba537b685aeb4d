// Commands that measure run as a process of their own. Nothing imports packages/bench, not even this.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Flags } from './command.js';
import type { Given } from './given.js';
import type { Host } from './host.js';

/** Runs a compiled script of packages/bench with the flags that were given; its exit code is the command's. */
export function runApart(host: Host, script: string, flags: Flags, given: Given): Promise<number> {
  const path = fileURLToPath(new URL(`packages/bench/dist/${script}`, host.root));
  const wishes = Object.entries(flags).flatMap(([flag, { type }]) =>
    type === 'boolean'
      ? given
          .texts(flag)
          .slice(0, 1)
          .map(() => `--${flag}`)
      : given.texts(flag).map((value) => `--${flag}=${value}`),
  );
  const child = spawn(process.execPath, [path, ...wishes], { stdio: 'inherit' });
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('exit', (code) => done(code ?? 1));
  });
}
