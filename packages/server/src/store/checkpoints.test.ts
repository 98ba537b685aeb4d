// The embedded database's log: carried over beside the writing, and nothing of it lost on the way.

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Store } from './store.js';
import { unitFor } from './unit.js';

const MEGABYTE = 1_000_000;

it('a long log is carried over into the file while more is written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-checkpoints-'));
  const store = await Store.open({ folder, self: 'a' });
  const write = (position: number): Promise<void> => {
    const common = { table_id: 't', at: 1, kind: 'input', seat: 0, input: '{}' };
    return store.commit(unitFor('t', { entries: [{ ...common, position, events: `${position}`.padEnd(MEGABYTE) }] }));
  };
  for (let position = 0; position < 20; position++) await write(position);
  let written = 20;
  const size = async (): Promise<number> => {
    await write(written++);
    return statSync(join(folder, 'atoll.db')).size;
  };
  await expect.poll(size, { timeout: 10_000, interval: 100 }).toBeGreaterThan(15 * MEGABYTE);
  await store.close();
  const again = await Store.open({ folder, self: 'b' });
  const events = (await again.entries('t', 0)).map((row) => Number(row.events));
  expect(events).toEqual(Array.from({ length: written }, (_, position) => position));
  await again.close();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);
