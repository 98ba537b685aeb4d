// Whether the other end is still there. A connection can die without a word: then nothing comes, and only asking helps.

export interface Times {
  /** Nothing was heard for so long: ask whether anybody is there. */
  readonly quiet: number;
  /** How long that answer, or a greeting, may take. */
  readonly answer: number;
  /** The same where there is reason to doubt: the device was asleep, or its network has changed. */
  readonly hurried: number;
  /** How long a question may stay without an answer on a connection that seems to be there. */
  readonly question: number;
}

export const TIMES: Times = { quiet: 20_000, answer: 10_000, hurried: 3000, question: 15_000 };

declare function setTimeout(run: () => void, ms: number): unknown;
declare function clearTimeout(timer: unknown): void;

interface Handlers {
  readonly ask: () => void;
  readonly dead: () => void;
}

/** One timer, not set anew at every message: a busy table has many. */
export class Watch {
  private timer: unknown = null;
  private heardAt = 0;
  /** By when something must have come; null while nothing is waited for. */
  private deadline: number | null = null;

  constructor(
    private readonly times: Times,
    private readonly handlers: Handlers,
  ) {}

  heard(): void {
    this.heardAt = Date.now();
    this.deadline = null;
  }

  /** Something must come within `ms`. */
  expect(ms: number): void {
    this.deadline = Date.now() + ms;
    this.wakeIn(ms);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.deadline = null;
  }

  private wakeIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), ms);
  }

  private look(): void {
    const now = Date.now();
    if (this.deadline !== null) {
      if (now >= this.deadline) return this.handlers.dead();
      return this.wakeIn(this.deadline - now);
    }
    const left = this.heardAt + this.times.quiet - now;
    if (left > 0) return this.wakeIn(left);
    this.expect(this.times.answer);
    this.handlers.ask();
  }
}
