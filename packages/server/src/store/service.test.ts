// The time of the clocks: it stands still while nobody serves.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leftAt } from '@atoll/table';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../testing/postgres.testing.js';
import type { TestPostgres } from '../testing/postgres.testing.js';
import { testRooms } from '../testing/rooms.testing.js';
import type { TestRooms } from '../testing/rooms.testing.js';
import { Service } from './service.js';
import { Store } from './store.js';
import { WAITS } from './waits.js';

const HOUR = 3_600_000;
const TEN_MINUTES = 600_000;
const clock = { kind: 'real-time', initialMs: TEN_MINUTES, incrementMs: 0 } as const;

let postgres: TestPostgres;
const folders: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-service-'));
  folders.push(folder);
  return folder;
}

/** What whoever is to move has left. */
async function timeLeft(host: TestRooms, table: string): Promise<number> {
  const { clock: now } = (await host.rooms.get(table)).standing.table ?? {};
  const seat = now?.running[0];
  if (now === undefined || now === null || seat === undefined) throw new Error('nobody is to move');
  return leftAt(now, seat, host.service.time());
}

describe.each(['embedded', 'postgres'] as const)('downtime is not charged to clocks (%s)', (kind) => {
  const place = async () => ({
    folder: freshFolder(),
    ...(kind === 'postgres' ? { url: await postgres.fresh() } : {}),
  });

  it('an hour between a stop and the next start', async () => {
    const where = await place();
    const first = await testRooms(where);
    const table = await first.table({ clock });
    await first.pass(60_000);
    expect(await timeLeft(first, table)).toBe(TEN_MINUTES - 60_000);
    await first.close();
    const second = await testRooms({ ...where, startAt: first.now() + HOUR });
    expect(await timeLeft(second, table)).toBe(TEN_MINUTES - 60_000);
    await second.pass(40_000);
    expect(await timeLeft(second, table)).toBe(TEN_MINUTES - 100_000);
    // Nobody was said to be late.
    expect((await second.store.entries(table, 1)).length).toBe(0);
    await second.close();
  });

  it('the clock of the machine leaps an hour ahead', async () => {
    const host = await testRooms(await place());
    const table = await host.table({ clock: { kind: 'per-move', limitMs: TEN_MINUTES }, absence: 'fallback' });
    await host.pass(60_000);
    host.leap(HOUR);
    await host.rooms.sweep();
    // Until the next beat it may look as if a little more time had passed, never as if all of it had.
    expect(await timeLeft(host, table)).toBeGreaterThan(TEN_MINUTES - 120_000);
    await host.service.beat();
    expect(await timeLeft(host, table)).toBe(TEN_MINUTES - 60_000);
    await host.pass(TEN_MINUTES - 60_000 + 20_000);
    expect((await host.store.entries(table, 1)).length).toBe(1);
    await host.close();
  });

  it('a store that is away for ten minutes', async () => {
    const host = await testRooms(await place());
    const table = await host.table({ clock: { kind: 'per-move', limitMs: 300_000 }, absence: 'fallback' });
    const beat = host.store.heartbeat.beat.bind(host.store.heartbeat);
    const away = new Error('the disk is away', { cause: 'test' });
    Object.assign(host.store.heartbeat, { beat: () => Promise.reject(away) });
    for (let n = 0; n < 10; n++) {
      host.leap(60_000);
      await expect(host.service.beat()).rejects.toBe(away);
      await host.rooms.sweep();
    }
    expect(host.service.trouble).not.toBeNull();
    expect(await timeLeft(host, table)).toBeGreaterThan(300_000 - 60_000);
    Object.assign(host.store.heartbeat, { beat });
    await host.service.beat();
    expect(host.service.trouble).toBeNull();
    expect(await timeLeft(host, table)).toBe(300_000);
    await host.close();
  });
});

it('after a kill, nobody is charged and nobody is given more than the time between two beats', async () => {
  const folder = freshFolder();
  const first = await testRooms({ folder });
  const table = await first.table({ clock });
  await first.pass(60_000);
  first.leap(7000);
  // As after a kill: no last beat, no row in the database; only the file tells.
  await first.rooms.close();
  await first.store.close();
  const second = await testRooms({ folder, startAt: first.now() + HOUR });
  expect(await timeLeft(second, table)).toBe(TEN_MINUTES - 60_000);
  await second.close();
});

it('while another process serves, clocks go on', async () => {
  const url = await postgres.fresh();
  const first = await testRooms({ url, folder: freshFolder() });
  const table = await first.table({ clock });
  const second = await testRooms({ url, folder: freshFolder() });
  await second.close();
  await first.pass(120_000);
  const third = await testRooms({ url, folder: freshFolder(), startAt: first.now() + 5000 });
  expect(await timeLeft(third, table)).toBe(TEN_MINUTES - 125_000);
  await Promise.all([first.close(), third.close()]);
});

it('whatever happens, time of service is the time somebody served', async () => {
  const folder = freshFolder();
  const happening = fc.record({
    what: fc.constantFrom('serves', 'is down', 'is killed', 'leaps'),
    ms: fc.integer({ min: 20_000, max: 100 * HOUR }),
  });
  const store = await Store.open({ folder, self: 'a' });
  const { beatMs } = WAITS;
  let wall = 1_900_000_000_000;
  const start = async (heartbeat = store.heartbeat): Promise<Service> => {
    const service = new Service({ heartbeat, now: () => wall, beatMs });
    await service.start();
    return service;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 6 }), async (story) => {
      let service = await start();
      const from = service.time();
      let served = 0;
      for (const { what, ms } of story) {
        if (what === 'serves') {
          const beats = ms % 20;
          for (let n = 0; n < beats; n++) {
            wall += beatMs;
            await service.beat();
          }
          served += beats * beatMs;
        } else if (what === 'leaps') {
          wall += ms;
          await service.beat();
        } else {
          if (what === 'is down') await service.stop();
          wall += ms;
          service = await start();
        }
        expect(service.time() - from).toBe(served);
      }
      await service.stop();
    }),
    { numRuns: 15 },
  );
  await store.close();
});
