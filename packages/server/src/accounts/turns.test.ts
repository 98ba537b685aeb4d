import { expect, it } from 'vitest';
import { Argon } from './argon.js';
import { Turns } from './turns.js';

it('M4: no more are hashed at once than there are turns; those who would wait too long are told', async () => {
  const turns = new Turns(2, 3);
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const all = Array.from({ length: 5 }, (_, n) =>
    turns.run(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
      if (n === 3) throw new Error('this one fails');
      return n;
    }),
  );
  expect(turns.isFull).toBe(true);
  for (let ended = 0; ended < 5; ended++) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    ends[ended]?.();
  }
  expect((await Promise.allSettled(all)).map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
  expect(most).toBe(2);
  expect(turns.isFull).toBe(false);
  expect(await turns.run(() => Promise.resolve('free again'))).toBe('free again');
});

it('a password is known again, another is not', async () => {
  const argon = new Argon();
  const stored = await argon.hash('a long enough one');
  expect(stored).toMatch(/^\$argon2id\$/);
  expect(await argon.verify(stored, 'a long enough one')).toBe(true);
  expect(await argon.verify(stored, 'another long one')).toBe(false);
});
