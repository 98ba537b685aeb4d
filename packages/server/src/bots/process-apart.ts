// Bots in a process of their own, started when the first is needed and again should it end.

import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BotTask, Thought } from './bots.js';
import type { Thinkers } from './thinkers.js';

/** To the process. Without a task: the question of that number needs no answer any more. */
export interface Question {
  readonly n: number;
  readonly task?: BotTask;
}

/** From the process. */
export type Answer =
  | { readonly n: number; readonly thought: Thought }
  | { readonly n: number; readonly failure: string };

interface Waiting {
  readonly done: (thought: Thought) => void;
  readonly failed: (error: unknown) => void;
}

export class ProcessApart implements Thinkers {
  private child: ChildProcess | null = null;
  private isClosed = false;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  /** `worker`: what each of its threads runs; tests have worse players. */
  constructor(
    private readonly threads: number,
    private readonly script = new URL('./bot-process.js', import.meta.url),
    private readonly worker?: string,
  ) {}

  async think(task: BotTask, stop: AbortSignal): Promise<Thought> {
    stop.throwIfAborted();
    if (this.isClosed) throw new Error('the bots have been sent home');
    const child = (this.child ??= this.start());
    const n = this.asked++;
    let onStop = (): void => {};
    try {
      return await new Promise<Thought>((done, failed) => {
        onStop = () => {
          if (child.connected) child.send({ n } satisfies Question, () => {});
          failed(stop.reason);
        };
        this.waiting.set(n, { done, failed });
        stop.addEventListener('abort', onStop, { once: true });
        child.send({ n, task } satisfies Question, (error) => error !== null && failed(error));
      });
    } finally {
      this.waiting.delete(n);
      stop.removeEventListener('abort', onStop);
    }
  }

  /** The end is not waited for: on a busy machine who stands back is slow to go, too. */
  close(): Promise<void> {
    const { child } = this;
    this.isClosed = true;
    this.child = null;
    child?.kill('SIGKILL');
    if (child?.connected === true) child.disconnect();
    child?.unref();
    return Promise.resolve();
  }

  private start(): ChildProcess {
    const wishes = [String(this.threads), ...(this.worker === undefined ? [] : [this.worker])];
    const child = fork(fileURLToPath(this.script), wishes, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('message', (answer) => this.hear(answer as Answer));
    child.on('error', (error) => this.lose(child, error));
    child.on('exit', (code, signal) => this.lose(child, new Error(`the bots' process ended with ${code ?? signal}`)));
    return child;
  }

  private hear(answer: Answer): void {
    const waiting = this.waiting.get(answer.n);
    if ('thought' in answer) waiting?.done(answer.thought);
    else waiting?.failed(new Error(answer.failure));
  }

  private lose(child: ChildProcess, error: Error): void {
    if (this.child !== child) return;
    this.child = null;
    for (const { failed } of this.waiting.values()) failed(error);
  }
}
