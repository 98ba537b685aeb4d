// Processes of a run, each on a core of its own where the system can do that.

import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The server of this checkout, and where that of another one is. */
export const OWN_SERVER = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
export const SERVER_FILE = 'packages/server/dist/main.js';

const canPin = spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

const SERVER_CORE = 0;
const LOAD_CORE = 1;

/** Keeps this process on its core, away from the server's: all its threads, since its collector has some of its own. */
export function pinSelf(): void {
  if (canPin) spawnSync('taskset', ['-acp', String(LOAD_CORE), String(process.pid)], { stdio: 'ignore' });
}

/** As the server is started everywhere (docs/server.md, "Running"). */
const FLAGS = ['--v8-pool-size=1'];

export interface Running {
  readonly url: string;
  readonly pid: number;
  readonly readyMs: number;
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
// Interrupted, it still leaves no server behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** `everywhere`: on all cores, as people run it; without it on the server's own. */
interface Place {
  readonly everywhere?: boolean;
}

/** Started, and ready when it has printed where it is. */
export async function start(
  script: string,
  env: Readonly<Record<string, string>>,
  { everywhere = false }: Place = {},
): Promise<Running> {
  const from = performance.now();
  const [command, args] =
    canPin && !everywhere
      ? ['taskset', ['-c', String(SERVER_CORE), process.execPath, ...FLAGS, script]]
      : [process.execPath, [...FLAGS, script]];
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], ...env },
  });
  running.add(child);
  const gone = new Promise<void>((done) => {
    child.once('exit', () => {
      running.delete(child);
      done();
    });
  });
  const url = await new Promise<string>((done, failed) => {
    child.once('exit', (code) => failed(new Error(`${script} ended with ${code}`)));
    if (child.stdout === null) return failed(new Error('no output'));
    createInterface(child.stdout).on('line', (line) => {
      const found = / is at (\S+)/.exec(line)?.[1];
      if (found !== undefined) done(found);
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: performance.now() - from,
    stop: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}
