import { expect, it, vi } from 'vitest';
import { onceASecond } from './once-a-second.js';
import { TableLists } from './store/table-lists.js';
import { serve } from './testing/serve.testing.js';

it('reads once for all who ask within a second, and again after it', async () => {
  let time = 0;
  let reads = 0;
  const ask = onceASecond(
    () => Promise.resolve((reads += 1)),
    () => time,
  );
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  time = 999;
  expect(await ask()).toBe(1);
  time = 1000;
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
  // The clock was set back: nobody waits until it is that late again.
  time = 10;
  expect(await ask()).toBe(3);
});

it('does not keep what failed', async () => {
  let isAway = true;
  const ask = onceASecond(
    () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('here')),
    () => 0,
  );
  await expect(ask()).rejects.toThrow('away');
  isAway = false;
  expect(await ask()).toBe('here');
});

it('the lobby is read once for all visitors of a process', async () => {
  let time = 1_900_000_000_000;
  const server = await serve({}, { now: () => time });
  const reads = vi.spyOn(TableLists.prototype, 'lobby');
  const visit = async (): Promise<number> => (await fetch(`${server.url}/api/tables`)).status;
  expect(await Promise.all(Array.from({ length: 20 }, visit))).toEqual(Array.from({ length: 20 }, () => 200));
  expect(reads).toHaveBeenCalledTimes(1);
  time += 1000;
  await visit();
  expect(reads).toHaveBeenCalledTimes(2);
  reads.mockRestore();
  await server.stop();
});
