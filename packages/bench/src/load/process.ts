// Processes of a run, each on a core of its own where the system can do that.

import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

const canPin = spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

/** Keeps this process on its core, away from the server's: all its threads, since its collector has some of its own. */
export function pinSelf(): void {
  if (canPin) spawnSync('taskset', ['-acp', String(LOAD_CORE), String(process.pid)], { stdio: 'ignore' });
}

/** As the server is started everywhere (docs/server.md, "Running"). */
const FLAGS = ['--v8-pool-size=1'];

export interface Running {
  readonly url: string;
  readonly readyMs: number;
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
// Interrupted, it still leaves no server behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Started, and ready when it has printed where it is. */
export async function start(script: string, env: Readonly<Record<string, string>>): Promise<Running> {
  const from = performance.now();
  const [command, args] = canPin
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
    readyMs: performance.now() - from,
    stop: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}
