// One bot's process, seen from the server: it answers one question at a time, is started when one comes, ended when it
// does not answer in time, and let go when nothing has been asked for a while.

import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BotTask, Thought } from '@atoll/bots';
import type { Rank } from './manners.js';

/** From the process. */
export type Reply = { readonly thought: Thought } | { readonly failure: string };

export class LateError extends Error {
  override readonly name = 'LateError';
}

const IDLE_MS = 30_000;

export interface Home {
  readonly rank: Rank;
  /** What it runs, and what that plays by; tests have worse players. */
  readonly script?: URL;
  readonly player?: string;
}

export class BotProcess {
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;
  private settle: ((reply: Reply | Error) => void) | null = null;

  constructor(private readonly home: Home) {}

  /** Rejected if the bot fails, or has not answered within `limit` milliseconds: its process is ended then. */
  async think(task: BotTask, limit: number): Promise<Thought> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    let timer: NodeJS.Timeout | undefined;
    const reply = await new Promise<Reply | Error>((settle) => {
      this.settle = settle;
      timer = setTimeout(() => settle(new LateError(`no answer within ${limit} ms`)), limit);
      child.send(task, (error) => error !== null && settle(error));
    });
    clearTimeout(timer);
    this.settle = null;
    if (reply instanceof LateError) this.end();
    this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
    if (reply instanceof Error) throw reply;
    if ('failure' in reply) throw new Error(reply.failure);
    return reply.thought;
  }

  /** Its end is not waited for: on a busy machine who stands back is slow to go, too. */
  end(): void {
    const { child } = this;
    clearTimeout(this.idle);
    this.child = null;
    child?.kill('SIGKILL');
    if (child?.connected === true) child.disconnect();
    child?.unref();
    this.settle?.(new Error('the bot has been sent home'));
  }

  private start(): ChildProcess {
    const { rank, script = new URL('./bot-main.js', import.meta.url), player } = this.home;
    const child = fork(fileURLToPath(script), [rank, ...(player === undefined ? [] : [player])], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const lose = (error: Error): void => {
      if (this.child !== child) return;
      this.child = null;
      this.settle?.(error);
    };
    child.on('message', (reply) => this.child === child && this.settle?.(reply as Reply));
    child.on('error', lose);
    child.on('exit', (code, signal) => lose(new Error(`a bot's process ended with ${code ?? signal}`)));
    return child;
  }
}
