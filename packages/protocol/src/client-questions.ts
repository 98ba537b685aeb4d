// What a page has asked and not yet been answered: asked again after a break, and never waited for without end.

import type { ClientMessage } from './messages.js';

export type Reply =
  | { readonly ok: true; readonly seq: number }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly rule: string;
      readonly params?: Readonly<Record<string, string | number>>;
    };

export type Request = Exclude<ClientMessage, { t: 'hello' }>;

interface Question {
  readonly message: Request;
  readonly done: (reply: Reply) => void;
  timer: unknown;
  /** How often it was left without an answer on a connection that seemed to be there. */
  unanswered: number;
}

declare function setTimeout(run: () => void, ms: number): unknown;
declare function clearTimeout(timer: unknown): void;

const MOST_UNANSWERED = 3;

const NO_ANSWER: Reply = { ok: false, rule: 'TABLE', reason: 'no-answer' };

export class Questions {
  /** In the order they were made. */
  private readonly open = new Map<string, Question>();

  /** `stuck`: the connection is there, the answer is not. */
  constructor(
    private readonly limit: number,
    private readonly send: (text: string) => void,
    private readonly stuck: () => void,
  ) {}

  add(message: Request, mayGo: boolean): Promise<Reply> {
    return new Promise((done) => {
      const question: Question = { message, done, timer: null, unanswered: 0 };
      this.open.set(message.id, question);
      // Nothing depends on it but somebody who waits.
      if (message.t === 'why') question.timer = setTimeout(() => this.answer(message.id, NO_ANSWER), this.limit);
      if (mayGo) this.ask(question);
    });
  }

  /** After a break, in their order. */
  askAll(): void {
    for (const question of this.open.values()) this.ask(question);
  }

  /** During a break nobody can answer: that time does not count. */
  pause(): void {
    for (const { message, timer } of this.open.values()) if (message.t !== 'why') clearTimeout(timer);
  }

  answer(id: string, reply: Reply): void {
    const question = this.open.get(id);
    if (question === undefined) return;
    clearTimeout(question.timer);
    this.open.delete(id);
    question.done(reply);
  }

  answerAll(reply: Reply): void {
    for (const id of this.open.keys()) this.answer(id, reply);
  }

  private ask(question: Question): void {
    const { message } = question;
    if (message.t !== 'why') {
      clearTimeout(question.timer);
      question.timer = setTimeout(() => this.late(question), this.limit);
    }
    this.send(JSON.stringify(message));
  }

  private late(question: Question): void {
    question.unanswered += 1;
    if (question.unanswered >= MOST_UNANSWERED) return this.answer(question.message.id, NO_ANSWER);
    this.stuck();
  }
}
