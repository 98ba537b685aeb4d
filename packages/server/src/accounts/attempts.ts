// Passwords cannot be tried one after the other: after a few wrong ones each next try has to wait, longer every time.
// Counted by account and by address, in the store, so that many processes allow no more than one.

import { networkOf } from '../address.js';
import { Refusal } from '../rooms/doc.js';
import { keyHash } from '../secrets.js';
import type { AttemptBook, AttemptRow } from '../store/attempt-book.js';
import { Turns } from './turns.js';

export class TooManyAttempts extends Refusal {
  constructor(readonly seconds: number) {
    super('too-many-attempts');
  }
}

interface Rule {
  /** Tries before anybody has to wait. */
  readonly free: number;
  readonly longestMs: number;
  /** After so long without a try all is forgotten. */
  readonly forgottenMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Not longer, since anybody can keep the owner of an account waiting by trying in their name. */
const OF_ACCOUNT: Rule = { free: 5, longestMs: 5 * MINUTE, forgottenMs: DAY };
/** A household, or a school, shares one. */
const OF_ADDRESS: Rule = { free: 20, longestMs: 15 * MINUTE, forgottenMs: HOUR };

function pauseAfter(failures: number, { free, longestMs }: Rule): number {
  return failures < free ? 0 : Math.min(longestMs, 1000 * 2 ** Math.min(20, failures - free));
}

export interface Tried {
  /** Whom it was about: an e-mail address, or a session. */
  readonly account: string;
  readonly address: string;
}

interface Counter {
  readonly name: string;
  readonly rule: Rule;
}

/** Of tries at the very same moment at several processes only so many find out which came first. */
const RACES = 5;
/** Whoever comes when so many wait is sent away unheard. */
const MOST_WAITING = 100;
/** So long a refusal is remembered, so that a flood of guesses costs little; the pause may be lifted at another process. */
const REMEMBERED_MS = 1000;

export class Attempts {
  private sweepAt = 0;
  private readonly turns = new Turns(1, MOST_WAITING);
  /** By counter: when its pause ends, and until when that is believed. */
  private readonly refused = new Map<string, { readonly next: number; readonly until: number }>();

  constructor(
    private readonly book: AttemptBook,
    private readonly now: () => number,
  ) {}

  /** Counted before the password is looked at: many at once must not all be the first. */
  async begin(tried: Tried): Promise<void> {
    const counters = countersOf(tried);
    for (const { name } of counters) this.checkMemory(name);
    if (this.turns.isFull) throw new TooManyAttempts(1);
    await this.turns.run(async () => {
      await this.sweep();
      for (const { name, rule } of counters) this.admitted(await this.book.find(name), rule);
      for (const counter of counters) await this.count(counter);
    });
  }

  /** The password was right: the account's count begins anew, the address has one failure less. */
  async succeeded(tried: Tried): Promise<void> {
    const [account, address] = countersOf(tried);
    await this.book.forget(account.name);
    await this.book.uncount(address.name);
  }

  /** Of an account that has a new password. */
  async forget(account: string): Promise<void> {
    const { name } = accountCounter(account);
    this.refused.delete(name);
    await this.book.forget(name);
  }

  /** Nobody looked at the password. */
  async withdrawn(tried: Tried): Promise<void> {
    for (const { name } of countersOf(tried)) await this.book.uncount(name);
  }

  private async count({ name, rule }: Counter): Promise<void> {
    for (let races = 0; races < RACES; races++) {
      const before = await this.book.find(name);
      const failures = this.admitted(before, rule) + 1;
      const now = this.now();
      const row = { name, failures, next_at: now + pauseAfter(failures, rule), last_at: now };
      if (await this.book.count(row, before)) return;
    }
    throw new TooManyAttempts(1);
  }

  /** The failures so far; refused while the pause lasts. */
  private admitted(row: AttemptRow | null, rule: Rule): number {
    const now = this.now();
    if (row === null || now - row.last_at > rule.forgottenMs) return 0;
    if (row.next_at > now) {
      this.refused.set(row.name, { next: row.next_at, until: Math.min(row.next_at, now + REMEMBERED_MS) });
      throw new TooManyAttempts(Math.ceil((row.next_at - now) / 1000));
    }
    return row.failures;
  }

  private checkMemory(name: string): void {
    const known = this.refused.get(name);
    const now = this.now();
    if (known === undefined) return;
    if (known.until > now) throw new TooManyAttempts(Math.ceil((known.next - now) / 1000));
    this.refused.delete(name);
  }

  private async sweep(): Promise<void> {
    if (this.now() < this.sweepAt) return;
    this.sweepAt = this.now() + HOUR;
    this.refused.clear();
    await this.book.forgetBefore(this.now() - DAY);
  }
}

function countersOf({ account, address }: Tried): [Counter, Counter] {
  return [accountCounter(account), { name: `address:${networkOf(address)}`, rule: OF_ADDRESS }];
}

/** Hashed: the list of who was tried is nobody's business. */
function accountCounter(account: string): Counter {
  return { name: `account:${keyHash(account.trim().toLowerCase())}`, rule: OF_ACCOUNT };
}
