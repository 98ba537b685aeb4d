// Who is looking, across processes: rows only for tables somebody looks at, and none of processes that are gone.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from '../testing/postgres.testing.js';
import type { TestPostgres } from '../testing/postgres.testing.js';
import { NOBODY } from './presence-book.js';
import { Store } from './store.js';
import { WAITS } from './waits.js';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

it('one heartbeat row a process; empty rows and those of the dead go', async () => {
  const url = await postgres.fresh();
  const [here, there] = [
    await Store.open({ folder: '', url, self: 'here' }),
    await Store.open({ folder: '', url, self: 'there' }),
  ];
  const { db } = here.database;
  const count = async (table: 'presences' | 'processes'): Promise<number> =>
    (await db.selectFrom(table).selectAll().execute()).length;
  let now = 1_900_000_000_000;
  for (const { heartbeat } of [here, there]) await heartbeat.beat(now, true);
  const seen = { seats: [0, 2], watchers: 3 };
  const tables = Array.from({ length: 300 }, (_, n) => ({ table: `t${n}`, presence: seen }));
  await there.presences?.note(tables);
  expect(await here.presences?.elsewhere('t7', now)).toEqual(seen);
  expect(await there.presences?.elsewhere('t7', now)).toEqual(NOBODY);
  expect([await count('presences'), await count('processes')]).toEqual([300, 2]);
  await there.presences?.note(tables.slice(0, 299).map(({ table }) => ({ table, presence: NOBODY })));
  expect(await count('presences')).toBe(1);
  expect(await here.presences?.elsewhere('t299', now)).toEqual(seen);
  // Killed: it counts no more after three beats, and its rows go a little later.
  now += 3 * WAITS.beatMs;
  await here.heartbeat.beat(now, false);
  expect(await here.presences?.elsewhere('t299', now)).toEqual(NOBODY);
  for (let n = 0; n < 12; n++) await here.heartbeat.beat((now += WAITS.beatMs), false);
  expect([await count('presences'), await count('processes')]).toEqual([0, 1]);
  // One that stops takes its rows along.
  await here.presences?.note([{ table: 't', presence: seen }]);
  await here.heartbeat.leave(now);
  expect([await count('presences'), await count('processes')]).toEqual([0, 0]);
  await Promise.all([here.close(), there.close()]);
});
