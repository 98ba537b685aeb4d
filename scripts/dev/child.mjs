// A program that npm run dev has started, and ends.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const PATIENCE_MS = 10_000;

/**
 * @param {readonly string[]} args of Node
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, onLine: (line: string) => void, onEnd: (code: number | null) => void }} options
 *   `onEnd`: it has ended by itself
 */
export function startChild(args, { cwd, env, onLine, onEnd }) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let isWanted = true;
  /** @type {Promise<void>} */
  const gone = new Promise((done) => {
    child.once('exit', (code) => {
      done();
      if (isWanted) onEnd(code);
    });
  });
  createInterface({ input: child.stdout }).on('line', onLine);
  return {
    gone,
    /** Asked first, made to after a while. */
    async stop() {
      isWanted = false;
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      child.kill('SIGTERM');
      await gone;
      clearTimeout(timer);
    },
  };
}
