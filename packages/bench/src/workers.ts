// The parent's end: starts a process per side, asks it, and ends it.

import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Order } from './child.js';
import type { SideName } from './sides/side.js';

export interface Worker {
  ask(order: Order): Promise<unknown>;
  end(): void;
}

/** How a test puts something else in the place of processes. */
export type StartWorker = (side: SideName, game: string) => Promise<Worker>;

const OWN = fileURLToPath(new URL('./child.js', import.meta.url));

/** `script`: the compiled child.ts of this checkout, or of another. */
export const startProcess =
  (script = OWN): StartWorker =>
  async (side, game) => {
    const child = fork(script, [side, game], { env: { ...process.env, NODE_ENV: 'production' } });
    const worker: Worker = {
      ask(order) {
        child.send(order);
        return answerOf(child, `${side} of ${game}`);
      },
      end: () => void child.kill(),
    };
    await answerOf(child, `${side} of ${game}`);
    return worker;
  };

function answerOf(child: ChildProcess, what: string): Promise<unknown> {
  return new Promise((done, failed) => {
    const ended = (): void => failed(new Error(`the process for ${what} ended early`));
    child.once('exit', ended);
    child.once('message', ({ answer }: { answer: unknown }) => {
      child.off('exit', ended);
      done(answer);
    });
  });
}
