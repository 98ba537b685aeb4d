// How long a guesser waits, with a clock put forward by hand. That both databases count alike is in store.test.ts.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AttemptBook } from '../store/attempt-book.js';
import { openDatabase } from '../store/database.js';
import type { OpenDatabase } from '../store/database.js';
import { Attempts, TooManyAttempts } from './attempts.js';

describe('a guesser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-attempts-'));
  let opened: OpenDatabase;
  let time = Date.parse('2026-11-16');
  let attempts: Attempts;

  beforeAll(async () => {
    opened = await openDatabase({ folder });
    attempts = new Attempts(new AttemptBook(opened.db), () => time);
  });

  afterAll(async () => {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Seconds to wait, or 0 if it is looked at. */
  const wait = (account: string, address: string): Promise<number> =>
    attempts.begin({ account, address }).then(
      () => 0,
      (error: unknown) => {
        if (error instanceof TooManyAttempts) return error.seconds;
        throw error;
      },
    );

  /** The pauses between so many tries, each made as soon as it may be. */
  async function pauses(
    tries: number,
    account: (n: number) => string,
    address: (n: number) => string,
  ): Promise<number[]> {
    const waited: number[] = [];
    for (let n = 0; n < tries; n++) {
      const seconds = await wait(account(n), address(n));
      if (seconds > 0) {
        waited.push(seconds);
        time += seconds * 1000;
        expect(await wait(account(n), address(n))).toBe(0);
      }
    }
    return waited;
  }

  it('M4: at one account from many addresses: five at once, then longer each time, five minutes at most', async () => {
    const waited = await pauses(
      17,
      () => 'Ana@example.org',
      (n) => `10.0.0.${n}`,
    );
    expect(waited).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
    expect(await wait(' ana@EXAMPLE.org', '10.1.1.1')).toBe(300);
    expect(await wait('ben@example.org', '10.1.1.1')).toBe(0);
  });

  it('M4: at many accounts from one network: twenty at once, then longer each time, a quarter of an hour at most', async () => {
    const waited = await pauses(
      33,
      (n) => `x${n}`,
      (n) => `2001:db8::${n.toString(16)}`,
    );
    expect(waited).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    expect(await wait('y', '2001:db8:0:1::1')).toBe(0);
  });

  it('M4: many at the same moment are counted one by one', async () => {
    const waits = await Promise.all(Array.from({ length: 30 }, (_, n) => wait('kai@example.org', `10.2.0.${n}`)));
    expect(waits.filter((seconds) => seconds === 0).length).toBeLessThanOrEqual(5);
    expect(waits).toContain(0);
  });

  it('M4: the right password begins the account’s count anew, not that of the address', async () => {
    const tried = (n: number) => ({ account: `lea${n}@example.org`, address: '10.3.0.1' });
    for (let n = 0; n < 19; n++) await attempts.begin(tried(n));
    for (let times = 0; times < 3; times++) {
      await attempts.begin(tried(0));
      await attempts.succeeded(tried(0));
    }
    await attempts.begin(tried(20));
    await expect(attempts.begin(tried(21))).rejects.toThrow(TooManyAttempts);
    time += 3_600_001;
    await attempts.begin(tried(22));
  });

  it('M4: after a day all is forgotten', async () => {
    for (let n = 0; n < 5; n++) await wait('mia@example.org', `10.4.0.${n}`);
    expect(await wait('mia@example.org', '10.4.0.9')).toBe(1);
    time += 24 * 3_600_000 + 1;
    for (let n = 0; n < 5; n++) expect(await wait('mia@example.org', `10.4.0.${n}`)).toBe(0);
    expect(
      await opened.db
        .selectFrom('attempts')
        .select('name')
        .where('last_at', '<', time - 86_400_000)
        .execute(),
    ).toEqual([]);
  });
});
