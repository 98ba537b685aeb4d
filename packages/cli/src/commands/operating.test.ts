// The commands for operators, as they are typed. What they do is shown where it is done, by the server's restore drill.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { run } from '../host.testing.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atoll-operating-'));
  vi.stubEnv('ATOLL_DATA', join(folder, 'data'));
  vi.stubEnv('DATABASE_URL', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('H6: backup and restore say what they did, and what is secret', async () => {
  const file = join(folder, 'night.backup');
  const missing = await run(['backup', file]);
  expect([missing.code, existsSync(file)]).toEqual([2, false]);
  expect(missing.err).toContain('There is no database in the folder');
  const { configFrom, inlineBots, startServer } = await import('@atoll/server');
  const server = await startServer(configFrom({ ...process.env, PORT: '0', ATOLL_LOG: 'silent' }), {
    games: [],
    bots: inlineBots,
  });
  const named = await fetch(`${server.url}/api/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana' }),
  });
  expect(named.status).toBe(200);
  const made = await run(['backup', file]);
  expect([made.code, made.out]).toEqual([0, expect.stringMatching(/night\.backup: \d+ tables, \d+ rows\n$/)]);
  expect(made.err).toContain('It holds secrets');
  expect((await run(['backup', file])).err).toContain('already');
  expect((await run(['restore', file])).err).toContain('Another server is using the folder');
  await server.stop();
  expect((await run(['restore', file])).err).toContain('--replace');
  const restored = await run(['restore', file, '--replace']);
  expect([restored.code, restored.out]).toEqual([0, expect.stringMatching(/^\d+ rows of 2\d{3}-/)]);
});

it('H6: migrate-store wants to know where to', async () => {
  expect(await run('migrate-store')).toMatchObject({ code: 2, err: expect.stringContaining('DATABASE_URL') });
});
